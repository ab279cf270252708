public import Foundation
import LayoutSnapshotTurns

/// Observers are told of changes when the context is asked to, when it saves, and in the next turn of the main queue.
extension NSManagedObjectContext {
  /// Tells observers what was changed since they were told last.
  public func processPendingChanges() {
    guard !untold.isEmpty else { return }
    let changes = untold
    untold = ContextChanges()
    watchers.removeAll { $0.watcher == nil }
    for watcher in watchers.compactMap(\.watcher) { watcher.contextDidChange(changes) }
    post(.NSManagedObjectContextObjectsDidChange, changes)
  }

  /// Takes over what another context has saved, as its notification says.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      NSManagedObject.objects(in: notification.userInfo?[key]).map(\.objectID)
    }
    merge(
      SavedChanges(
        inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey),
        deleted: ids(NSDeletedObjectsKey)))
  }

  func planTelling() {
    guard !isToldInTurn, watchers.contains(where: { $0.watcher != nil }) else { return }
    isToldInTurn = true
    Turns.onMainQueue { [weak self] in
      self?.isToldInTurn = false
      self?.processPendingChanges()
    }
  }

  func merge(_ saved: SavedChanges) {
    for id in saved.inserted where registered[id] == nil {
      if let object = known(id) { untold.inserted.insert(object) }
    }
    for id in saved.updated {
      guard let object = registered[id], !unsaved.updated.contains(object) else { continue }
      refresh(object, mergeChanges: true)
      untold.refreshed.insert(object)
    }
    for id in saved.deleted {
      guard let object = registered[id] else { continue }
      untold.deleted.insert(object)
      unsaved.updated.remove(object)
      registered[id] = nil
    }
    processPendingChanges()
  }

  func post(_ name: Notification.Name, _ changes: ContextChanges) {
    let parts = [
      (NSInsertedObjectsKey, changes.inserted), (NSUpdatedObjectsKey, changes.updated),
      (NSDeletedObjectsKey, changes.deleted), (NSRefreshedObjectsKey, changes.refreshed),
    ]
    let userInfo = parts.filter { !$0.1.isEmpty }.map { (AnyHashable($0.0), Set($0.1.objects) as Any) }
    NotificationCenter.default.post(
      name: name, object: self, userInfo: Dictionary(userInfo, uniquingKeysWith: { $1 }))
  }
}

extension Notification.Name {
  /// Objects of a context were made, changed or deleted.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
  /// Another process has changed a store, which never happens here.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Objects of a context were made, changed or deleted.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
}

/// The objects that were made, in what a notification tells.
public let NSInsertedObjectsKey = "inserted"
/// The objects that were changed, in what a notification tells.
public let NSUpdatedObjectsKey = "updated"
/// The objects that were deleted, in what a notification tells.
public let NSDeletedObjectsKey = "deleted"
/// The objects that another context has changed, in what a notification tells.
public let NSRefreshedObjectsKey = "refreshed"
