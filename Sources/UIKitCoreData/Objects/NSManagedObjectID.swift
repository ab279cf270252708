public import Foundation
import LayoutSnapshotSupport

/// What an object of a store is known by, in every context.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  // Sendable is correct: everything but the flag is constant, and that is read and set under a lock.

  /// The kind of the object.
  public let entity: NSEntityDescription
  /// Counts the objects that were made, which is their order wherever nothing else sorts them.
  let number: Int
  private let lock = NSLock()
  private var isSaved = false
  private weak var store: NSPersistentStore?

  private static let count = Locked(0)

  init(entity: NSEntityDescription) {
    self.entity = entity
    number = Self.count.withLock {
      $0 += 1
      return $0
    }
  }

  /// Whether the object was not saved yet.
  public var isTemporaryID: Bool { lock.withLock { !isSaved } }

  /// The store that the object lies in, once it was saved.
  public var persistentStore: NSPersistentStore? { lock.withLock { store } }

  /// An address that names the object.
  public func uriRepresentation() -> URL {
    let place = isTemporaryID ? "t" : "p"
    return URL(string: "x-coredata:///\(entity.name ?? "")/\(place)\(number)") ?? URL(fileURLWithPath: "/")
  }

  func becomePermanent(in store: NSPersistentStore?) {
    lock.withLock { (isSaved, self.store) = (true, store) }
  }
}
