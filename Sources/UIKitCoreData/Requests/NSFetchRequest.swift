public import Foundation

/// What a request may give: objects, their identifiers, their values or their number.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// In which form a request gives objects.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt
  /// Creates a form.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects themselves.
  public static let managedObjectResultType = Self([])
  /// Their identifiers.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries with their values.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// Their number.
  public static let countResultType = Self(rawValue: 4)
}

/// What a context is asked to do with its store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are meant; all are.
  open var affectedStores: [NSPersistentStore]?
}

/// Which objects a context is to find.
///
/// ```swift
/// let request = NSFetchRequest<Note>(entityName: "Note")
/// request.predicate = NSPredicate(format: "text CONTAINS[c] %@", "milk")
/// request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
/// let notes = try context.fetch(request)
/// ```
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// What describes the objects.
  open var entity: NSEntityDescription?
  /// The name of what describes the objects.
  open var entityName: String? { entity?.name ?? name }
  private var name: String?
  /// Which objects are found; all are without it.
  open var predicate: NSPredicate?
  /// How they are sorted; in the order in which they were made without it.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many are given at most; all are at 0.
  open var fetchLimit = 0
  /// How many are left out at the beginning.
  open var fetchOffset = 0
  /// How many are read at once, which changes nothing.
  open var fetchBatchSize = 0
  /// In which form they are given.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of entities below are found, too.
  open var includesSubentities = true
  /// Whether changes that were not saved count. They do.
  open var includesPendingChanges = true
  /// Whether values are read with the objects. They are.
  open var includesPropertyValues = true
  /// Whether objects are given before their values are read. They are not.
  open var returnsObjectsAsFaults = true
  /// Whether each dictionary is given once.
  open var returnsDistinctResults = false
  /// Whether objects are read anew. They always are up to date.
  open var shouldRefreshRefetchedObjects = false
  /// Relationships that are read with the objects. All are.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties that dictionaries have, by their names or descriptions; all attributes without it.
  open var propertiesToFetch: [Any]?

  /// Creates a request for objects of an entity.
  public init(entityName: String) {
    name = entityName
    super.init()
  }
  /// Creates a request, which needs an ``entity``.
  public override init() { super.init() }
}
