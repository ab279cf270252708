public import Foundation

/// In which form a batch says what it has deleted.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// The identifiers of the objects.
  case resultTypeObjectIDs
  /// The number of objects.
  case resultTypeCount
}

/// Deletes what a request finds from the store, past the contexts, whose objects stay until they are reset.
///
/// ```swift
/// try context.execute(NSBatchDeleteRequest(fetchRequest: Note.fetchRequest()))
/// ```
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// In which form the answer is.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  /// Which objects are deleted.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  private let ids: [NSManagedObjectID]?

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, ids) = (fetch, nil)
  }

  /// Deletes some objects.
  public convenience init(objectIDs objects: [NSManagedObjectID]) { self.init(ids: objects) }

  private init(ids: [NSManagedObjectID]) {
    (fetchRequest, self.ids) = (NSFetchRequest(entityName: ids.first?.entity.name ?? ""), ids)
  }

  func ids(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    try ids ?? context.objects(for: fetchRequest).map(\.objectID).filter { !$0.isTemporaryID }
  }
}

/// What became of a request.
open class NSPersistentStoreResult: NSObject {}

/// What a batch has deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers or their number.
  public let result: Any?
  /// Which of them it is.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}
