public import Foundation
import LayoutSnapshotViews

/// A kind of objects that a model describes.
///
/// ```swift
/// let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
/// note.setValue("Milk", forKey: "text")
/// ```
open class NSEntityDescription: NSObject {
  /// The name in the model.
  open var name: String?
  /// The name of the class of its objects, without a module.
  open var managedObjectClassName: String = "NSManagedObject"
  /// Whether only entities below it have objects.
  open var isAbstract = false
  /// What else is said of it.
  open var userInfo: [AnyHashable: Any]?
  /// The attributes whose values no two saved objects may share.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that has it.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity whose properties it has, too.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The entities that have its properties.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forgetNames()
      }
    }
  }

  private var own: [NSPropertyDescription] = []

  /// Creates an entity without properties.
  public override init() { super.init() }

  /// Its attributes and relationships, with those of the entities above it.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.owner = self }
      forgetNames()
    }
  }

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let named { return named }
    let found = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    named = found
    return found
  }
  /// Each value of each object is looked up there.
  private var named: [String: NSPropertyDescription]?

  func forgetNames() {
    named = nil
    for entity in subentities { entity.forgetNames() }
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }

  /// Whether it is an entity or lies below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of a name in the model of a context.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// Makes an object of an entity's class in a context.
  ///
  /// Ends the program where the model has no such entity, as on a phone.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("The context's model has no entity \(entityName). \(context.namesOfEntities)")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The class of the objects.
  var objectClass: NSManagedObject.Type {
    if managedObjectClassName == "NSManagedObject" { return NSManagedObject.self }
    do throws(AppClasses.Ambiguous) {
      if let found = try AppClasses.named(managedObjectClassName, module: nil) as? NSManagedObject.Type {
        return found
      }
    } catch {
      fatalError(
        "Several modules have a class \(error.name): \(error.modules.joined(separator: ", ")). The model's entity "
          + "\(name ?? "") can be of one of them only; give the others another name.")
    }
    return NSManagedObject.self
  }
}
