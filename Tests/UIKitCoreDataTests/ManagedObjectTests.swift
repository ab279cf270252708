import LayoutSnapshotViews
import Testing
import UIKitCoreData

/// The values of objects, and what connects them.
@Suite struct ManagedObjectTests {
  private let container = Library.container()
  private var context: NSManagedObjectContext { container.viewContext }

  @Test func newObject_hasTheValuesOfItsModel() {
    let book = Book(context: context)
    #expect(book.pages == 100)
    #expect(book.title == "")
    #expect(book.price == 0)
    #expect(!book.isLent)
    #expect(book.bought == nil)
    #expect(book.shelf == .top)
    #expect(book.readers.isEmpty)
    #expect(book.entity.name == "Book")
    #expect(book.isInserted && book.hasChanges && book.objectID.isTemporaryID)
    #expect(book.calls == ["insert"])
  }

  @Test func values_areReadAndSetByName() {
    let book = Library.book("Emma", context)
    book.setValue(7, forKey: "pages")
    #expect(book.pages == 7)
    #expect(book.value(forKey: "pages") as? Int == 7)
    book.pages = 8
    #expect(book.value(forKey: "pages") as? Int == 8)
    #expect(book.value(forKey: "title") as? String == "Emma")
    (book.isLent, book.price, book.shelf) = (true, 2.5, .middle)
    #expect(book.value(forKey: "isLent") as? Bool == true)
    #expect(book.value(forKey: "price") as? Double == 2.5)
    #expect(book.value(forKey: "shelf") as? Int == 1)
    book.setValue("Anna", forKey: "primitiveTitle")
    #expect(book.title == "Anna" && book.value(forKey: "primitiveTitle") as? String == "Anna")
    book.setValue(nil, forKey: "isLent")
    #expect(!book.isLent)
    let author = Author(context: context)
    author.name = "Jane"
    book.author = author
    #expect(book.value(forKeyPath: "author.name") as? String == "Jane")
    book.setValue("Ada", forKeyPath: "author.name")
    #expect(author.name == "Ada")
  }

  @Test func objectsByName_areOfTheClassOfTheModel() throws {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    let book = try #require(object as? Book)
    #expect(context.insertedObjects == [book])
    let plain = NSManagedObject(entity: book.entity, insertInto: nil)
    #expect(plain.managedObjectContext == nil)
  }

  @Test func bothEndsOfARelationship_areKeptInStep() {
    let (jane, ada) = (Author(context: context), Author(context: context))
    let (emma, persuasion) = (Library.book("Emma", context), Library.book("Persuasion", context))
    jane.addToBooks(emma)
    persuasion.author = jane
    #expect(emma.author === jane)
    #expect(jane.books as? Set<Book> == [emma, persuasion])
    emma.author = ada
    #expect(jane.books as? Set<Book> == [persuasion])
    #expect(ada.books as? Set<Book> == [emma])
    ada.books = NSSet(array: [persuasion])
    #expect(emma.author == nil)
    #expect(persuasion.author === ada)
    #expect(jane.books?.count == 0)
    ada.removeFromBooks(persuasion)
    #expect(persuasion.author == nil)
    let reader = Reader(context: context)
    emma.readers = [reader]
    persuasion.mutableSetValue(forKey: "readers").add(reader)
    #expect((reader.value(forKey: "books") as? Set<Book>) == [emma, persuasion])
  }

  @Test func orderedRelationships_keepTheirOrder() {
    let book = Library.book("Emma", context)
    let chapters = (0..<4).map { number in
      let chapter = Chapter(context: context)
      chapter.setValue("\(number)", forKey: "name")
      return chapter
    }
    func names() -> String {
      (book.chapters?.array as? [Chapter])?.compactMap { $0.value(forKey: "name") as? String }.joined() ?? ""
    }
    book.chapters = NSOrderedSet(array: [chapters[2], chapters[0]])
    #expect(names() == "20")
    book._changeManagedList("chapters", inserting: chapters[1], at: 1)
    #expect(names() == "210")
    book._changeManagedList("chapters", replacingAt: 0, with: chapters[3])
    #expect(names() == "310")
    book._changeManagedList("chapters", removingAllAt: NSIndexSet(indexesIn: NSRange(location: 0, length: 2)))
    #expect(names() == "0")
    let places = IndexSet([0, 2]) as NSIndexSet
    book._changeManagedList("chapters", insertingAll: [chapters[3], chapters[1]], at: places)
    #expect(names() == "301")
    book._changeManagedSet("chapters", removingAll: NSOrderedSet(array: [chapters[0]]))
    #expect(names() == "31")
  }

  @Test func deletion_takesAlongWhatTheModelSays() throws {
    let author = Author(context: context)
    let book = Library.book("Emma", context)
    let chapter = Chapter(context: context)
    book.author = author
    book._changeManagedSet("chapters", adding: chapter)
    try context.save()
    context.delete(book)
    #expect(book.calls.last == "delete")
    #expect(book.isDeleted && chapter.isDeleted && !author.isDeleted)
    #expect(author.books?.count == 0)
    #expect(try Library.books(in: context) == [])
    try context.save()
    #expect(book.managedObjectContext == nil)
    #expect(try context.count(for: NSFetchRequest<Chapter>(entityName: "Chapter")) == 0)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
  }

  @Test func changedValues_areThoseSinceTheLastSave() throws {
    let book = Library.book("Emma", context)
    try context.save()
    #expect(book.changedValues().isEmpty && !book.hasChanges)
    book.pages = 100
    #expect(!book.hasChanges)
    book.pages = 12
    #expect(book.isUpdated)
    #expect(book.changedValues().keys.sorted() == ["pages"])
    #expect(book.committedValues(forKeys: ["pages"])["pages"] as? Int == 100)
  }
}
