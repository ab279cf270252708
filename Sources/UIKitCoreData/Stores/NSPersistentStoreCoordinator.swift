public import Foundation
import LayoutSnapshotSupport

/// Connects contexts with what was saved.
///
/// ```swift
/// let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
/// try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
/// ```
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Sendable is correct as it is on a phone: apps use it on the queue of a context.

  /// The model of what is saved.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// What it is called in messages.
  open var name: String?
  let rows = StoredRows()
  private var contexts: [WeakContext] = []

  private struct WeakContext { weak var context: NSManagedObjectContext? }

  /// Creates a coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    Self.models.withLock { $0.append(WeakModel(model)) }
  }

  // MARK: Stores

  /// Adds a store, which is empty.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, url: storeURL, options: options, configuration: configuration)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  /// Adds a store and calls the handler at once.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      let store = try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      store.isReadOnly = storeDescription.isReadOnly
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Takes a store away; what was saved goes with the last one.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { rows.removeAll() }
  }

  /// Empties the store at a place.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil)
    throws
  {
    if persistentStores.contains(where: { $0.url == url }) { rows.removeAll() }
  }

  /// The store at a place.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

  /// The place of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// The identifier of an object that was saved, by its address.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { rows.id(for: url) }

  /// Runs code at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs code at once.
  open func performAndWait(_ block: () -> Void) { block() }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil || $0.context === context }
    contexts.append(WeakContext(context: context))
  }

  /// Tells the other contexts what was saved.
  func tell(_ saved: SavedChanges, by context: NSManagedObjectContext) {
    for other in contexts.compactMap(\.context)
    where other !== context && other.automaticallyMergesChangesFromParent { other.merge(saved) }
  }

  // MARK: Models

  private struct WeakModel: @unchecked Sendable {
    // Sendable is correct: models are not changed once a coordinator uses them.
    weak var model: NSManagedObjectModel?
    init(_ model: NSManagedObjectModel) { self.model = model }
  }
  private static let models = Locked<[WeakModel]>([])

  /// The entity of a class in the models that are in use, the latest first.
  static func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    models.withLock { models in
      models.removeAll { $0.model == nil }
      return models.reversed().lazy.compactMap { $0.model?.entity(for: type) }.first
    }
  }
}
