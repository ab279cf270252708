public import Foundation
import LayoutSnapshotViews

/// An object with the values that its entity describes, in a context.
///
/// ```swift
/// final class Note: NSManagedObject {
///   @NSManaged var text: String?
/// }
/// let note = Note(context: container.viewContext)
/// note.text = "Milk"
/// ```
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// What describes the object.
  public let entity: NSEntityDescription
  /// What it is known by in every context.
  public internal(set) var objectID: NSManagedObjectID
  /// Where it was made or fetched; `nil` once it is gone.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// What it has by names: attributes as they are kept, and for relationships the objects at the other end.
  var values: [String: Any]
  /// What was saved or fetched.
  var savedValues: [String: Any] = [:]

  /// Makes an object with the values of a new one.
  ///
  /// Without a context it is not saved.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    values = entity.attributesByName.compactMapValues {
      ManagedValue.kept($0.defaultValue, as: $0.attributeType)
    }
    super.init()
    guard let context else { return }
    managedObjectContext = context
    context.noteInserted(self)
    awakeFromInsert()
  }

  /// Makes an object of this class in a context.
  ///
  /// Ends the program where the context's model has no entity of the class, as on a phone.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(for: Self.self) else {
      fatalError("The context's model has no entity of the class \(Self.self). \(moc.namesOfEntities)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// What describes objects of this class, in the models that are in use.
  open class func entity() -> NSEntityDescription {
    NSPersistentStoreCoordinator.entity(for: self) ?? NSEntityDescription()
  }

  /// A request for all objects of this class.
  @_disfavoredOverload  // A class of a model has one with its own type, which an app means.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(
      entityName: NSPersistentStoreCoordinator.entity(for: self)?.name ?? String(describing: self))
  }

  // MARK: State

  /// Whether it was made since the last save.
  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  /// Whether values were changed since the last save.
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  /// Whether it goes with the next save.
  open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  /// Whether the next save has something to do with it.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether values that are saved were changed.
  open var hasPersistentChangedValues: Bool { hasChanges }
  /// Whether its values are still to be read. They always are read here.
  open var isFault: Bool { false }

  /// The values that were changed since the last save.
  open func changedValues() -> [String: Any] {
    var changed: [String: Any] = [:]
    for name in entity.propertiesByName.keys where !ManagedValue.areEqual(values[name], savedValues[name]) {
      changed[name] = value(forKey: name) ?? NSNull()
    }
    return changed
  }

  /// The values as they were saved, by the names that are asked for or all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    (keys ?? Array(entity.propertiesByName.keys)).reduce(into: [:]) { $0[$1] = savedValues[$1] ?? NSNull() }
  }

  // MARK: Called

  /// Called once, when the object is made in a context.
  open func awakeFromInsert() {}
  /// Called when the object comes from the store.
  open func awakeFromFetch() {}
  /// Called before each save.
  open func willSave() {}
  /// Called after each save.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the values are forgotten.
  open func willTurnIntoFault() {}
  /// Called after the values were forgotten.
  open func didTurnIntoFault() {}

  /// Throws what keeps a new object from being saved.
  open func validateForInsert() throws { try validateProperties() }
  /// Throws what keeps a changed object from being saved.
  open func validateForUpdate() throws { try validateProperties() }
  /// Throws what keeps the object from being deleted.
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Values

  /// The value of a property by its name; for relationships to several objects a set.
  open func value(forKey key: String) -> Any? {
    // What is no property of the entity's may be one of the class's.
    entity.propertiesByName[plain(key)] == nil
      ? (self as any NSObjectProtocol).value(forKey: key) : primitiveValue(forKey: key)
  }

  /// Sets a property by its name.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.propertiesByName[plain(key)] == nil else { return setPrimitiveValue(value, forKey: key) }
    (self as any NSObjectProtocol).setValue(value, forKey: key)
  }

  /// The value of a property, as the object keeps it.
  open func primitiveValue(forKey key: String) -> Any? {
    let key = plain(key)
    guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
      return values[key]
    }
    guard relationship.isToMany else { return related(key).first }
    return relationship.isOrdered ? NSOrderedSet(array: related(key)) : NSSet(array: related(key))
  }

  /// Sets a property. The other ends of relationships are kept in step here, too.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    let key = plain(key)
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription:
      let kept = ManagedValue.kept(value, as: attribute.attributeType)
      guard !ManagedValue.areEqual(kept, values[key]) else { return }
      values[key] = kept
      managedObjectContext?.noteUpdated(self)
    case let relationship as NSRelationshipDescription: relate(Self.objects(in: value), relationship)
    default: break
    }
  }

  /// Told before a value is read.
  open func willAccessValue(forKey key: String?) {}
  /// Told after a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Told before a value is changed.
  open func willChangeValue(forKey key: String) {}
  /// Told after a value was changed.
  open func didChangeValue(forKey key: String) {}

  /// `name` for `primitiveName`, by which classes reach the value past their own property.
  private func plain(_ key: String) -> String {
    guard entity.propertiesByName[key] == nil, key.hasPrefix("primitive") else { return key }
    let name = key.dropFirst("primitive".count)
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    return entity.propertiesByName[lower] == nil ? key : lower
  }
}
