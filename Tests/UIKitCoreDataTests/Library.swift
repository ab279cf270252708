import UIKitCoreData

/// Classes as prepared sources have them, and the model of their entities.
final class Author: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var books: NSSet? {
    get { _managedValue("books") }
    set { _setManagedValue(newValue, "books") }
  }
  func addToBooks(_ value: Book) { _changeManagedSet("books", adding: value) }
  func removeFromBooks(_ value: Book) { _changeManagedSet("books", removing: value) }
}

final class Book: NSManagedObject {
  var title: String {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var pages: Int16 {
    get { _managedValue("pages") }
    set { _setManagedValue(newValue, "pages") }
  }
  var price: Double {
    get { _managedValue("price") }
    set { _setManagedValue(newValue, "price") }
  }
  var isLent: Bool {
    get { _managedValue("isLent") }
    set { _setManagedValue(newValue, "isLent") }
  }
  var bought: Date? {
    get { _managedValue("bought") }
    set { _setManagedValue(newValue, "bought") }
  }
  var shelf: Shelf {
    get { _managedValue("shelf") }
    set { _setManagedValue(newValue, "shelf") }
  }
  var author: Author? {
    get { _managedValue("author") }
    set { _setManagedValue(newValue, "author") }
  }
  var chapters: NSOrderedSet? {
    get { _managedValue("chapters") }
    set { _setManagedValue(newValue, "chapters") }
  }
  var readers: Set<Reader> {
    get { _managedValue("readers") }
    set { _setManagedValue(newValue, "readers") }
  }
  private(set) var calls: [String] = []

  override func awakeFromInsert() {
    super.awakeFromInsert()
    calls.append("insert")
  }
  override func awakeFromFetch() { calls.append("fetch") }
  override func willSave() { calls.append("willSave") }
  override func didSave() { calls.append("didSave") }
  override func prepareForDeletion() { calls.append("delete") }
}

enum Shelf: Int16 { case top, middle }

final class Chapter: NSManagedObject {}
final class Reader: NSManagedObject {}

enum Library {
  /// Authors have books, books have chapters in order, which go with them, and readers.
  static var model: NSManagedObjectModel {
    let (author, book) = (entity("Author"), entity("Book"))
    let (chapter, reader) = (entity("Chapter"), entity("Reader"))
    let (books, writtenBy) = pair("books", of: author, to: book, "author")
    let (chapters, isIn) = pair("chapters", of: book, to: chapter, "book")
    (chapters.isOrdered, chapters.deleteRule) = (true, .cascadeDeleteRule)
    let (readers, reads) = pair("readers", of: book, to: reader, "books")
    reads.maxCount = 0
    author.properties = [attribute("name", .stringAttributeType), books]
    let title = attribute("title", .stringAttributeType)
    title.isOptional = false
    let pages = attribute("pages", .integer16AttributeType)
    pages.defaultValue = 100
    book.properties = [
      title, pages, attribute("price", .doubleAttributeType), attribute("isLent", .booleanAttributeType),
      attribute("bought", .dateAttributeType), attribute("shelf", .integer16AttributeType), writtenBy,
      chapters,
      readers,
    ]
    chapter.properties = [attribute("name", .stringAttributeType), isIn]
    reader.properties = [attribute("name", .stringAttributeType), reads]
    let model = NSManagedObjectModel()
    model.entities = [author, book, chapter, reader]
    return model
  }

  /// A container with an empty store.
  static func container(_ model: NSManagedObjectModel = Self.model) -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    return container
  }

  static func book(_ title: String, _ context: NSManagedObjectContext, pages: Int16 = 100) -> Book {
    let book = Book(context: context)
    (book.title, book.pages) = (title, pages)
    return book
  }

  static func books(_ format: String? = nil, _ arguments: Any..., in context: NSManagedObjectContext) throws
    -> [String]
  {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    return try context.fetch(request).map(\.title)
  }

  private static func entity(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (name, name)
    return entity
  }

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    return attribute
  }

  private static func pair(
    _ many: String, of one: NSEntityDescription, to other: NSEntityDescription, _ back: String
  ) -> (NSRelationshipDescription, NSRelationshipDescription) {
    let (there, here) = (NSRelationshipDescription(), NSRelationshipDescription())
    (there.name, there.destinationEntity, there.inverseRelationship) = (many, other, here)
    (here.name, here.destinationEntity, here.inverseRelationship, here.maxCount) = (back, one, there, 1)
    return (there, here)
  }
}
