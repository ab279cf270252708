public import Foundation
import UIKitFrameworks

/// Where cookies and the like are kept. Here nothing but cookies of the app is kept, and nothing outlives the process.
///
/// ```swift
/// configuration.websiteDataStore = .nonPersistent()
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKWebsiteDataStore: NSObject {
  private let persistent: Bool
  private let ownIdentifier: UUID?
  private let cookies = WKHTTPCookieStore()

  nonisolated init(isPersistent: Bool, identifier: UUID? = nil) {
    (persistent, ownIdentifier) = (isPersistent, identifier)
    super.init()
  }

  /// The store of all views that are given no other.
  open class func `default`() -> WKWebsiteDataStore { DataStores.usual.object }
  /// A new store that keeps nothing on a device.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// A new store with an identifier. It is empty, as nothing outlives the process.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(isPersistent: true, identifier: identifier)
  }

  /// All kinds of what pages can keep.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases,
      WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeServiceWorkerRegistrations,
      WKWebsiteDataTypeFileSystem, WKWebsiteDataTypeSearchFieldRecentSearches, WKWebsiteDataTypeMediaKeys,
      WKWebsiteDataTypeHashSalt,
    ]
  }

  /// Whether the store keeps something on a device.
  open var isPersistent: Bool { persistent }
  /// The identifier of the store; `nil` for the usual one and those that keep nothing.
  open var identifier: UUID? { ownIdentifier }
  /// The cookies of the store.
  open var httpCookieStore: WKHTTPCookieStore { cookies }

  /// Never answers: the other process is not there that knows what pages have kept.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {}
  /// Removes nothing and never answers: the other process is not there that knows what pages have kept.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {}
  /// Removes nothing and never answers: the other process is not there that knows what pages have kept.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {}
  /// Never answers: the other process is not there that knows the stores.
  open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void) {}
  /// Never answers: the other process is not there that knows the stores.
  open class func remove(
    forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void
  ) {}
}

extension WKWebsiteDataStore {
  /// Waits until its task is cancelled, and gives no records then: no process knows what pages have kept.
  public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await Unanswered.untilCancelled()
    return []
  }
  /// Removes nothing, and waits until its task is cancelled: no process knows what pages have kept.
  public func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    await Unanswered.untilCancelled()
  }
  /// Removes nothing, and waits until its task is cancelled: no process knows what pages have kept.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await Unanswered.untilCancelled()
  }
}

/// What pages of a site have kept. Only tests make one.
///
/// ```swift
/// store.fetchDataRecords(ofTypes: [WKWebsiteDataTypeCookies]) { records in
///   sites = records.map(\.displayName)
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKWebsiteDataRecord: NSObject {
  /// Creates a record of nothing.
  public override init() { super.init() }

  /// The name of the site; empty unless a subclass says otherwise.
  open var displayName: String { "" }
  /// The kinds of what is kept; none unless a subclass says otherwise.
  open var dataTypes: Set<String> { [] }
}

/// Pages and what they need, as files that a server may have changed since.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The same in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What scripts have fetched.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Pages to read without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What scripts keep until a window is closed.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What scripts keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of an earlier kind.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Scripts that work without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Files of pages.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
/// Words that were searched in fields.
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"
/// Keys of media.
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
/// What is mixed into hashes.
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
