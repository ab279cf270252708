import LayoutSnapshotSources
import Testing

/// What becomes of members that Core Data makes when the program runs.
struct ManagedObjectTests {
  private static func accessors(_ key: String) -> String {
    "{ get { _managedValue(\"\(key)\") } set { _setManagedValue(newValue, \"\(key)\") } }"
  }

  /// What stands in a class, with single spaces.
  private func member(_ source: String) throws -> String {
    let text = try prepared("class A: NSManagedObject {\n\(source)\n}")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3 + lines(source))
    let inner = text.dropFirst("class A: NSManagedObject {\n".count).dropLast(2)
    return inner.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func lines(_ source: String) -> Int { source.count { $0 == "\n" } }

  @Test(
    arguments: [
      ("@NSManaged public var name: String?", "public var name: String? \(accessors("name"))"),
      ("@NSManaged dynamic var a: Int", "var a: Int \(accessors("a"))"),
      (
        "@NSManaged public private(set) var a: Int // b",
        "public private(set) var a: Int \(accessors("a")) // b"
      ),
      ("@NSManaged // one\n /* two */ var a: B.C!", "// one /* two */ var a: B.C! \(accessors("a"))"),
      ("@NSManaged\npublic\nvar a: [String: Set<B>]", "public var a: [String: Set<B>] \(accessors("a"))"),
      ("@NSManaged var a: Array<Set<B>>?; var b = 1", "var a: Array<Set<B>>? \(accessors("a")); var b = 1"),
      ("@NSManaged var a: any B & C\nvar b: Int", "var a: any B & C \(accessors("a")) var b: Int"),
      ("@NSManaged var a: (Int, B)", "var a: (Int, B) \(accessors("a"))"),
      ("@NSManaged var a: NSSet /* Set<B> */", "var a: NSSet \(accessors("a")) /* Set<B> */"),
      ("@NSManaged var `default`: Bool", "var `default`: Bool \(accessors("default"))"),
      // Core Data knows the name of Objective-C.
      ("@objc(apps) @NSManaged private var _apps: NSSet", "private var _apps: NSSet \(accessors("apps"))"),
      ("@NSManaged @objc(amount) var _a: B", "var _a: B \(accessors("amount"))"),
      ("@NSManaged @nonobjc var a: B", "var a: B \(accessors("a"))"),
      // Several at once, of which none could have accessors.
      (
        "@NSManaged private(set) var a: Int, b: String?",
        "private(set) var a: Int \(accessors("a")); private(set) var b: String? \(accessors("b"))"
      ),
      (
        "@NSManaged public var a, b: Int, c: B",
        "public var a: Int \(accessors("a")); public var b: Int \(accessors("b")); public var c: B \(accessors("c"))"
      ),
    ])
  func properties_readAndWriteTheObject(_ source: String, _ expected: String) throws {
    #expect(try member(source) == expected)
  }

  @Test(
    arguments: [
      ("addItemsObject:", "addToItems(_ value: Item)", "_changeManagedSet(\"items\", adding: value)"),
      (
        "removeItemsObject:", "removeFromItems(_ value: Item)",
        "_changeManagedSet(\"items\", removing: value)"
      ),
      ("addItems:", "addToItems(_ values: NSSet)", "_changeManagedSet(\"items\", addingAll: values)"),
      (
        "removeItems:", "removeFromItems(_ values: Set<Item>)",
        "_changeManagedSet(\"items\", removingAll: values)"
      ),
      (
        "insertObject:inItemsAtIndex:", "insertIntoItems(_ value: Item, at idx: Int)",
        "_changeManagedList(\"items\", inserting: value, at: idx)"
      ),
      (
        "removeObjectFromItemsAtIndex:", "removeFromItems(at idx: Int)",
        "_changeManagedList(\"items\", removingAt: idx)"
      ),
      (
        "insertItems:atIndexes:", "insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
        "_changeManagedList(\"items\", insertingAll: values, at: indexes)"
      ),
      (
        "removeItemsAtIndexes:", "removeFromItems(at indexes: NSIndexSet)",
        "_changeManagedList(\"items\", removingAllAt: indexes)"
      ),
      (
        "replaceObjectInItemsAtIndex:withObject:", "replaceItems(at idx: Int, with value: Item)",
        "_changeManagedList(\"items\", replacingAt: idx, with: value)"
      ),
      (
        "replaceItemsAtIndexes:withItems:", "replaceItems(at indexes: NSIndexSet, with values: [Item])",
        "_changeManagedList(\"items\", replacingAllAt: indexes, with: values)"
      ),
    ])
  func accessors_changeTheRelationship(_ selector: String, _ function: String, _ body: String) throws {
    let expected = "public func \(function) { \(body) }"
    #expect(try member("@objc(\(selector))\n@NSManaged public func \(function)") == expected)
    // Without that attribute the name and the types say the same.
    #expect(try member("@NSManaged public func \(function)") == expected)
  }

  @Test(
    arguments: [
      (
        "@NSManaged func addPartsObject(_ part: B)",
        "func addPartsObject(_ part: B) { _changeManagedSet(\"parts\", adding: part) }"
      ),
      (
        "@objc(addURLs:) @NSManaged func put(urls: NSSet)",
        "func put(urls: NSSet) { _changeManagedSet(\"uRLs\", addingAll: urls) }"
      ),
      (
        "@NSManaged func addToItems(_ values: NSOrderedSet)",
        "func addToItems(_ values: NSOrderedSet) { _changeManagedSet(\"items\", addingAll: values) }"
      ),
    ])
  func accessors_mayBeCalledOtherwise(_ source: String, _ expected: String) throws {
    #expect(try member(source) == expected)
  }

  @Test(
    arguments: [
      ("@NSManaged func cook()", "2:12: @NSManaged needs an accessor of a relationship"),
      ("@NSManaged func addToItems(_ a: B) -> C", "2:36: @NSManaged needs an accessor of a relationship"),
      ("@NSManaged let a: Int", "2:1: @NSManaged needs a property or an accessor of a relationship"),
      ("@NSManaged var a = 1", "2:16: @NSManaged needs a property with a type"),
      ("@NSManaged var a: Int = 1", "2:23: @NSManaged needs a property without value and accessors"),
      ("@NSManaged var a: Int { 1 }", "2:23: @NSManaged needs a property without value and accessors"),
    ])
  func whatCoreDataDoesNotMake_isAProblemWithItsPlace(_ source: String, _ message: String) {
    let problem = #expect(throws: SourceProblem.self) {
      try prepared("class A: NSManagedObject {\n\(source)\n}")
    }
    #expect(problem?.description == message + " here: leave the file out")
  }

  @Test func membersForOtherSystems_stay() throws {
    #expect(try prepared("#if os(macOS)\nclass A { @NSManaged var a: Int }\n#endif").contains("@NSManaged"))
  }

  private static let (entity, context) = (
    "entity: NSEntityDescription", "insertInto context: NSManagedObjectContext?"
  )

  @Test(
    arguments: [
      ("", "override", "required"), ("", "private override", "required"), ("", "", "required"),
      ("", "required", "required"), ("", "convenience", "convenience required"),
      ("public", "override", "public required"), ("open", "private override", "public required"),
      ("public", "public override", "public required"), ("public", "override public", "required public"),
      ("package", "internal override", "package required"), ("public final", "", "public required"),
    ])
  func initializer_isRequired(_ type: String, _ modifiers: String, _ expected: String) throws {
    func text(_ modifiers: String) -> String {
      "\(type) class A: NSManagedObject { \(modifiers) init(\(Self.entity), \(Self.context)) {} }"
    }
    func spaced(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
    #expect(try spaced(prepared(text(modifiers))) == spaced(text(expected)))
  }

  @Test func classesWithAnotherInitializer_getTheRequiredOne() throws {
    let written =
      "required init(\(Self.entity), \(Self.context)) { super.init(entity: entity, insertInto: context) };"
    let others = ["class Base: NSManagedObject {}"]
    #expect(
      try prepared("class A: Base {\n  init(a: Int) {}\n}", with: others).hasPrefix(
        "class A: Base { \(written)\n"))
    for source in ["class A: Base { convenience init(a: Int) {} }", "class A: B { init(a: Int) {} }"] {
      #expect(try prepared(source, with: others) == source)
    }
  }

  @Test func classes_keepTheirNames() throws {
    #expect(try prepared("@objc(B)\nclass A: NSManagedObject {}").hasSuffix("\nclass A: NSManagedObject {}"))
  }

  @Test(
    arguments: [
      ("Commit.author.name", "author.name"), ("Outer.Commit.author", "author"), ("_name", "_name"),
      ("Commit._author.name", "_author.name"), ("name", "name"),
    ])
  func keyPaths_areTexts(_ path: String, _ expected: String) throws {
    #expect(try prepared("let a = #keyPath(\(path))") == "let a = \"\(expected)\"")
  }

  @Test func coreData_bringsFoundationAlone() throws {
    #expect(try prepared("import CoreData") == "import UIKitCoreData")
    #expect(try !prepared("import CoreData\nlet a: UIView").contains("import UIKit\n"))
  }
}
