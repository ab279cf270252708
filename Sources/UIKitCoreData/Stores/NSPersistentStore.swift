public import Foundation

/// A store that a coordinator was given. Whatever its type and place are, it is kept in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  // Sendable is correct: what can be set is read and set where the coordinator is, as on a phone.

  /// The kind that was asked for.
  public let type: String
  /// The place that was asked for, at which nothing is written.
  open var url: URL?
  /// Names the store.
  open var identifier: String! = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)).uuidString
  /// What was asked for.
  public let options: [AnyHashable: Any]?
  /// The part of the model that it keeps.
  public let configurationName: String
  /// Whether it was opened for reading alone.
  open var isReadOnly = false
  /// The coordinator that has it.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, url: URL?, options: [AnyHashable: Any]?, configuration: String?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }
}

/// The type of stores in files with a database.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in files.
public let NSBinaryStoreType = "Binary"
/// The type of stores in memory, which all are here.
public let NSInMemoryStoreType = "InMemory"

/// An option of stores, which changes nothing here.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option of stores, which changes nothing here.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option of stores, which changes nothing here.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// An option of stores, which changes nothing here.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// An option of stores, which changes nothing here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// An option of stores, which changes nothing here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option of stores, which changes nothing here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
