public import Foundation

/// The entities of a store's objects, from a model that was made in Xcode or from code.
///
/// ```swift
/// let model = NSManagedObjectModel()
/// model.entities = [note]
/// let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
/// ```
open class NSManagedObjectModel: NSObject {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Reads a model; `nil` where there is none. `Bundle.main.url(forResource: "Notes", withExtension: "momd")` gives the place of
  /// `Notes.xcdatamodeld`, which takes the place of the compiled model.
  public convenience init?(contentsOf url: URL) {
    guard let model = ModelFiles.model(at: url.path) else { return nil }
    self.init()
    add(model)
  }

  /// All models of a package as one; `nil` if it has none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = ModelFiles.all.compactMap { ModelFiles.model(at: $0) }
    guard !models.isEmpty else { return nil }
    let merged = NSManagedObjectModel()
    for model in models { merged.add(model) }
    return merged
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// The request that was set under a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    requests[name]
  }

  /// Sets a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { requests[name] = fetchRequestTemplate }

  /// The entity of a class's objects.
  func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    return entities.first { $0.managedObjectClassName == name } ?? entitiesByName[name]
  }
}
