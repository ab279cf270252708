import LayoutSnapshotViews
import Testing
import UIKitCoreData

/// What contexts fetch and save.
@Suite struct ContextTests {
  private let container = Library.container()
  private var context: NSManagedObjectContext { container.viewContext }

  @Test func requests_findFilterSortAndCount() throws {
    for (title, pages) in [("Emma", 474), ("Persuasion", 249), ("Lady Susan", 80)] {
      _ = Library.book(title, context, pages: Int16(pages))
    }
    // Without an order that is asked for it is that of making, saved or not.
    #expect(try Library.books(in: context) == ["Emma", "Persuasion", "Lady Susan"])
    try context.save()
    #expect(try Library.books(in: context) == ["Emma", "Persuasion", "Lady Susan"])
    #expect(try Library.books("pages > %d", 200, in: context) == ["Emma", "Persuasion"])
    #expect(try Library.books("title CONTAINS[c] 'SUS'", in: context) == ["Lady Susan"])
    let request: NSFetchRequest<Book> = NSFetchRequest(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    #expect(try context.fetch(request).map(\.pages) == [80, 249, 474])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: false)]
    #expect(try context.fetch(request).map(\.title) == ["Persuasion", "Lady Susan", "Emma"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.bought, ascending: true)]
    try context.fetch(request).last?.bought = Date(timeIntervalSince1970: 1)
    #expect(try context.fetch(request).map(\.title) == ["Emma", "Persuasion", "Lady Susan"])
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.title) == ["Persuasion"])
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 3)
  }

  @Test func requests_giveIdentifiersValuesAndNumbers() throws {
    let book = Library.book("Emma", context, pages: 3)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids) == [book.objectID])
    let values = NSFetchRequest<NSDictionary>(entityName: "Book")
    (values.resultType, values.propertiesToFetch) = (.dictionaryResultType, ["title", "pages"])
    #expect(try context.fetch(values) == [["title": "Emma", "pages": 3]])
    let number = NSFetchRequest<NSNumber>(entityName: "Book")
    number.resultType = .countResultType
    #expect(try context.fetch(number) == [1])
    let any: NSFetchRequest<any NSFetchRequestResult> = Book.fetchRequest()
    #expect(any.entityName == "Book")
    #expect(try context.fetch(any).first === book)
  }

  @Test func save_refusesWhatLacksAValue() throws {
    let book = Book(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(error?.localizedDescription == "title of Book has no value and is not optional.")
    #expect(context.hasChanges)
    book.title = "Emma"
    try context.save()
    #expect(!context.hasChanges && !book.objectID.isTemporaryID)
    #expect(book.calls == ["insert", "willSave", "willSave", "didSave"])
  }

  @Test func uniqueValues_areHeldByThePolicy() throws {
    let model = Library.model
    model.entitiesByName["Book"]?.uniquenessConstraints = [["title"]]
    let container = Library.container(model)
    let context = container.viewContext
    let author = Author(context: context)
    Library.book("Emma", context, pages: 1).author = author
    try context.save()
    let second = Library.book("Emma", context, pages: 2)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    #expect(error?.localizedDescription.hasPrefix("Another Book has the same title") == true)
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    #expect(second.managedObjectContext == nil)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.fetch(request).map(\.pages) == [1])
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    _ = Library.book("Emma", context, pages: 3)
    _ = Library.book("Emma", context, pages: 4)
    try context.save()
    #expect(try context.fetch(request).map(\.pages) == [4])
    #expect(author.books?.count == 0)
  }

  @Test func whatIsNotThere_isAnErrorThatSaysWhatIs() throws {
    let error = #expect(throws: NSError.self) { try context.fetch(NSFetchRequest<Book>(entityName: "Novel")) }
    #expect(
      error?.localizedDescription
        == "The context's model has no entity Novel. It has: Author, Book, Chapter, Reader.")
    let empty = NSPersistentContainer(name: "Library", managedObjectModel: Library.model)
    _ = Library.book("Emma", empty.viewContext)
    let missing = #expect(throws: NSError.self) { try empty.viewContext.save() }
    #expect(missing?.localizedDescription.hasPrefix("There is no store") == true)
    let other = Library.book("Emma", container.newBackgroundContext())
    #expect(throws: NSError.self) { try context.existingObject(with: other.objectID) }
  }

  @Test func rollback_takesBackWhatWasNotSaved() throws {
    let (emma, author) = (Library.book("Emma", context), Author(context: context))
    emma.author = author
    try context.save()
    emma.title = "Anna"
    context.delete(author)
    _ = Library.book("Persuasion", context)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(emma.title == "Emma" && emma.author === author && author.books as? Set<Book> == [emma])
    #expect(try Library.books(in: context) == ["Emma"])
  }

  @Test func contexts_haveObjectsOfTheirOwnUntilTheySave() throws {
    let emma = Library.book("Emma", context)
    let jane = Author(context: context)
    emma.author = jane
    try context.save()
    let background = container.newBackgroundContext()
    let copy = try #require(background.object(with: emma.objectID) as? Book)
    #expect(copy !== emma && copy.title == "Emma" && copy.calls == ["fetch"])
    #expect(copy.author !== jane && copy.author?.objectID == jane.objectID)
    copy.title = "Anna"
    _ = Library.book("Persuasion", background)
    #expect(try Library.books(in: context) == ["Emma"])
    try background.save()
    #expect(try Library.books(in: context) == ["Emma", "Persuasion"])
    context.refresh(emma, mergeChanges: true)
    #expect(emma.title == "Anna")
  }

  @Test func contextThatFollows_hasWhatOthersSave() throws {
    context.automaticallyMergesChangesFromParent = true
    let emma = Library.book("Emma", context)
    try context.save()
    container.performBackgroundTask { background in
      (background.object(with: emma.objectID) as? Book)?.title = "Anna"
      try? background.save()
    }
    #expect(emma.title == "Anna")
    let own = container.newBackgroundContext()
    own.delete(own.object(with: emma.objectID))
    try own.save()
    #expect(try Library.books(in: context) == [])
  }

  @Test func newObjectsThatGoWithEachOther_areGone() throws {
    let model = Library.model
    for name in ["Author", "Book"] {
      let relationships = model.entitiesByName[name]?.relationshipsByName
      (relationships?["books"] ?? relationships?["author"])?.deleteRule = .cascadeDeleteRule
    }
    let context = Library.container(model).viewContext
    let (author, book) = (Author(context: context), Library.book("Emma", context))
    book.author = author
    context.delete(author)
    #expect(!context.hasChanges && context.registeredObjects.isEmpty)
    #expect(author.managedObjectContext == nil && book.managedObjectContext == nil)
    #expect(book.calls == ["insert", "delete"])
  }

  @Test func codeOfAContext_runsAtOnce() async throws {
    var titles: [String] = []
    context.performAndWait { titles.append("a") }
    let number = context.performAndWait { titles.count }
    #expect(number == 1)
    let context = context
    let book = await context.perform { Library.book("Emma", context).title }
    #expect(book == "Emma")
    let count = await container.performBackgroundTask { (try? Library.books(in: $0))?.count }
    #expect(count == 0)
  }

  @Test func childContexts_saveToTheirParent() throws {
    let emma = Library.book("Emma", context)
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let author = Author(context: child)
    author.name = "Jane"
    (child.object(with: emma.objectID) as? Book)?.author = author
    _ = Library.book("Persuasion", child)
    #expect(emma.author == nil)
    try child.save()
    #expect(emma.author?.name == "Jane")
    #expect(context.hasChanges && context.insertedObjects.count == 2)
    #expect(try Library.books(in: context) == ["Emma", "Persuasion"])
    #expect(try Library.books(in: container.newBackgroundContext()) == ["Emma"])
    try context.save()
    #expect(try Library.books(in: container.newBackgroundContext()) == ["Emma", "Persuasion"])
  }

  @Test func batches_deleteFromTheStore() throws {
    _ = Library.book("Emma", context)
    _ = Library.book("Persuasion", context)
    try context.save()
    let request: NSFetchRequest<any NSFetchRequestResult> = Book.fetchRequest()
    request.predicate = NSPredicate(format: "title == 'Emma'")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeCount
    let result = try context.execute(batch) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    context.reset()
    #expect(try Library.books(in: context) == ["Persuasion"])
  }

  @Test func notifications_nameWhatWasSaved() throws {
    nonisolated(unsafe) var told: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { note in
      let inserted = note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
      unsafe told = inserted?.compactMap { ($0 as? Book)?.title } ?? ["none"]
    }
    defer { NotificationCenter.default.removeObserver(token) }
    _ = Library.book("Emma", context)
    try context.save()
    #expect(unsafe told == ["Emma"])
  }

  @Test func stores_beginEmptyWhereverTheyLie() throws {
    let place = URL(fileURLWithPath: "/nowhere/Library.sqlite")
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model)
    let store = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: place, options: nil)
    #expect(coordinator.url(for: store) == place)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    _ = Library.book("Emma", context)
    try context.save()
    #expect(!FileManager.default.fileExists(atPath: place.path))
    #expect(try Library.books(in: context) == ["Emma"])
  }
}
