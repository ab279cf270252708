public import Foundation
import LayoutSnapshotViews

/// A model, its store and the contexts that use it.
///
/// ```swift
/// let container = NSPersistentContainer(name: "Notes")
/// container.loadPersistentStores { _, error in precondition(error == nil) }
/// ```
///
/// The store is in memory and empty, as when an app was just installed; nothing is written. Every handler is called at once.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Sendable is correct as it is on a phone, where apps set a container up before they share it.

  /// What the model and the store are called.
  public let name: String
  /// The context of the app's screens.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What has been saved.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores to open.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Where a phone keeps stores.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Creates a container for the model of a name, `Notes.xcdatamodeld`.
  ///
  /// Ends the program where the package has no such model; a phone ends it with the first object.
  public convenience init(name: String) {
    let found = AppFiles.model(name).flatMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) }
    guard let model = found ?? NSManagedObjectModel.mergedModel(from: nil) else {
      fatalError("The package has no model \(name).xcdatamodeld. Is it among the app's files?")
    }
    self.init(name: name, managedObjectModel: model)
  }

  /// Creates a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Opens the stores and calls the handler for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A further context, for work that screens do not wait for.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs code with a further context, at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Runs code with a further context.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// A container whose store iCloud would keep in step. Here nothing comes from there.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
