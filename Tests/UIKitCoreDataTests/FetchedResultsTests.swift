import LayoutSnapshotViews
import Testing
import UIKitCoreData

/// What controllers of results have and tell.
@Suite struct FetchedResultsTests {
  /// Writes down what it is told.
  private final class Teller: NSObject, NSFetchedResultsControllerDelegate {
    var told: [String] = []
    func take() -> [String] {
      defer { told = [] }
      return told
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      told.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      told.append("did \(controller.fetchedObjects?.count ?? 0)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let (old, new) = (indexPath.map(text) ?? "-", newIndexPath.map(text) ?? "-")
      told.append("\((anObject as? Book)?.title ?? "") \(type) \(old) \(new)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { told.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }
    private func text(_ path: IndexPath) -> String { "\(path[0])/\(path[1])" }
  }

  private let container = Library.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func results(sections: String? = nil) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  @Test func results_areInOneSectionOrInThoseOfAValue() throws {
    let plain = results()
    #expect(plain.fetchedObjects == nil && plain.sections == nil)
    try plain.performFetch()
    #expect(plain.sections?.map(\.numberOfObjects) == [0])
    let (emma, susan) = (Library.book("Emma", context), Library.book("Susan", context))
    _ = Library.book("Anna", context, pages: 5)
    try plain.performFetch()
    #expect(plain.fetchedObjects?.map(\.title) == ["Anna", "Emma", "Susan"])
    #expect(plain.object(at: [0, 1]) === emma)
    #expect(plain.indexPath(forObject: susan) == [0, 2])
    let parted = results(sections: "pages")
    try parted.performFetch()
    #expect(parted.sections?.map(\.name) == ["5", "100"])
    #expect(parted.sections?.map(\.numberOfObjects) == [1, 2])
    #expect(parted.sectionIndexTitles == ["5", "1"])
    #expect(parted.indexPath(forObject: susan) == [1, 1])
  }

  @Test func changes_areToldInPlacesBeforeAndAfter() throws {
    let teller = Teller()
    let results = results()
    results.delegate = teller
    let (anna, emma) = (Library.book("Anna", context), Library.book("Emma", context))
    try results.performFetch()
    try context.save()
    _ = teller.take()
    let clara = Library.book("Clara", context)
    try context.save()
    #expect(teller.take() == ["will", "Clara insert - 0/1", "did 3"])
    clara.pages = 4
    try context.save()
    #expect(teller.take() == ["will", "Clara update 0/1 0/1", "did 3"])
    anna.title = "Zoe"
    try context.save()
    #expect(teller.take() == ["will", "Zoe move 0/0 0/2", "did 3"])
    context.delete(emma)
    try context.save()
    #expect(teller.take() == ["will", "Emma delete 0/1 -", "did 2"])
    container.newBackgroundContext().insert(clara)
    _ = Author(context: context)
    try context.save()
    #expect(teller.take().isEmpty)
  }

  @Test func sections_comeAndGo() throws {
    let teller = Teller()
    let results = results(sections: "pages")
    results.delegate = teller
    let anna = Library.book("Anna", context, pages: 1)
    try context.save()
    try results.performFetch()
    let emma = Library.book("Emma", context, pages: 2)
    context.processPendingChanges()
    #expect(teller.take() == ["will", "section 2 insert 1", "Emma insert - 1/0", "did 2"])
    emma.pages = 1
    context.processPendingChanges()
    #expect(teller.take() == ["will", "section 2 delete 1", "Emma move 1/0 0/1", "did 2"])
    context.delete(anna)
    context.delete(emma)
    context.processPendingChanges()
    #expect(
      teller.take() == ["will", "section 1 delete 0", "Anna delete 0/0 -", "Emma delete 0/1 -", "did 0"])
  }

  @Test func delegates_areGivenAControllerThatIsEqual() throws {
    final class Comparer: NSObject, NSFetchedResultsControllerDelegate {
      var own: NSFetchedResultsController<Book>?
      var isOwn = false
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        isOwn = controller == own
      }
    }
    let (results, comparer) = (results(), Comparer())
    (results.delegate, comparer.own) = (comparer, results)
    try results.performFetch()
    _ = Library.book("Emma", context)
    context.processPendingChanges()
    #expect(comparer.isOwn)
    #expect(results != self.results())
  }

  @Test @MainActor func changes_areToldInTheNextTurn() async throws {
    let teller = Teller()
    let results = results()
    results.delegate = teller
    try results.performFetch()
    _ = Library.book("Emma", context)
    #expect(teller.take().isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(teller.take() == ["will", "Emma insert - 0/0", "did 1"])
  }
}
