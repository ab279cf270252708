public import Foundation

/// The objects of a request for a table or a collection, in sections, and their changes.
///
/// ```swift
/// let results = NSFetchedResultsController(
///   fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
/// try results.performFetch()
/// ```
open class NSFetchedResultsController<ResultType>: NSObject {
  /// Which objects are shown.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where the objects are.
  open var managedObjectContext: NSManagedObjectContext { results.context }
  /// What the value is of that the sections are made by.
  open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
  /// The name of a cache, which is not kept.
  public let cacheName: String?
  /// Is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }
  let results: FetchedResults

  /// Creates a controller for a request, which has to be sorted.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    cacheName = name
    let plain = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
    (plain.predicate, plain.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
    results = FetchedResults(context: context, request: plain, sectionNameKeyPath: sectionNameKeyPath) {
      [unowned context] in try context.objects(for: fetchRequest)
    }
    super.init()
  }

  init(request: NSFetchRequest<ResultType>, results: FetchedResults) {
    (fetchRequest, cacheName, self.results) = (request, nil, results)
  }

  /// Fetches the objects, and follows their changes from now on.
  open func performFetch() throws { try results.perform() }

  /// Empties a cache; there is none.
  open class func deleteCache(withName name: String?) {}

  /// The objects, once they were fetched.
  open var fetchedObjects: [ResultType]? { results.current?.objects.compactMap { $0 as? ResultType } }
  /// The sections, once the objects were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.current?.sections }
  /// The letters of the sections.
  open var sectionIndexTitles: [String] { results.current?.sections.compactMap(\.indexTitle) ?? [] }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let section = indexPath[0]
    let item = indexPath[1]
    guard let sections = results.current?.sections, sections.indices.contains(section),
      sections[section].found.indices.contains(item),
      let object = sections[section].found[item] as? ResultType
    else { fatalError("There is no \(ResultType.self) at \(indexPath). Were the objects fetched?") }
    return object
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.current?.indexPath(of: $0) }
  }

  /// The letter of a section.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// The section that a letter of the index leads to.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results.current?.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// Whether two controllers have the same results. Delegates are given one of the type that their methods name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any ResultsHolder)?.results === results }
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of results of any type.
private protocol ResultsHolder { var results: FetchedResults { get } }
extension NSFetchedResultsController: ResultsHolder {}
