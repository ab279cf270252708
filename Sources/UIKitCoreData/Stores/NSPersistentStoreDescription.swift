public import Foundation

/// What a container opens as a store.
///
/// ```swift
/// let description = NSPersistentStoreDescription()
/// description.type = NSInMemoryStoreType
/// container.persistentStoreDescriptions = [description]
/// ```
open class NSPersistentStoreDescription: NSObject {
  /// The kind of the store. Each is in memory here.
  open var type = NSSQLiteStoreType
  /// The part of the model that it keeps.
  open var configuration: String?
  /// The place of the store, at which nothing is written.
  open var url: URL?
  /// Whether the store is opened for reading alone.
  open var isReadOnly = false
  /// Seconds to wait for the store. None is waited for.
  open var timeout: TimeInterval = 0
  /// Whether the store may be opened later. It is opened at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether older stores are brought up to date. There are none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether that is done without a mapping.
  open var shouldInferMappingModelAutomatically = true
  /// The options by their names.
  open private(set) var options: [String: NSObject] = [:]

  /// Describes a store at a place.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// Describes a store without a place.
  public override init() { super.init() }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
