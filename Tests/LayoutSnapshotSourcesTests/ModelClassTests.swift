import Foundation
import LayoutSnapshotSources
import Testing

/// The classes that Xcode writes for the entities of a model.
struct ModelClassTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func write(_ text: String, to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func prepare(modules: Set<String>? = nil) -> [String] {
    let output = folder.appendingPathComponent("Out").path
    return SourceFile.prepare(
      SourceFile.all(at: folder.appendingPathComponent("App").path, into: output), modules: modules)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("Out/" + name), encoding: .utf8)
  }

  /// The copy of a model with these entities, each line without the spaces before it.
  private func classes(_ entities: String, modules: Set<String>? = nil) throws -> [String] {
    try write("<model>\(entities)</model>", to: "App/Model/Food.xcdatamodeld/Food.xcdatamodel/contents")
    #expect(prepare(modules: modules) == [])
    return try text("Model/Food.xcdatamodeld+Classes.swift").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func property(_ name: String, _ type: String) -> String {
    "public var \(name): \(type) { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
  }

  @Test func classAndProperties_areWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try classes(
      """
      <entity name="Dish" representedClassName=".Soup" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
      </entity>
      """)
    #expect(
      lines.dropFirst(3).prefix { !$0.hasPrefix("#") } == [
        "import UIKitCoreData", "import Foundation", "", "public class Soup: NSManagedObject {}",
        "extension Soup {", "public class func fetchRequest() -> NSFetchRequest<Soup> {",
        "return NSFetchRequest<Soup>(entityName: \"Dish\")", "}", Self.property("title", "String?"), "}",
        "extension Soup: Identifiable {}",
      ])
  }

  /// What errors name is the copy itself, whose first line says what it is made of.
  @Test func copy_isItsOwnPlace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try classes("<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>")
    let contents = folder.path + "/App/Model/Food.xcdatamodeld/Food.xcdatamodel/contents"
    #expect(lines[0] == "#sourceLocation(file: \"\(contents.dropLast("/contents".count))\", line: 1)")
    #expect(lines[1] == "#sourceLocation()")
    // What is behind them closes a directive again.
    #expect(lines.count { $0 == lines[0] } == 2 && lines.count { $0 == lines[1] } == 2)
    #expect(
      SourceFile.source(ofCopy: folder.path + "/Out/Model/Food.xcdatamodeld+Classes.swift") == contents)
  }

  @Test(
    arguments: [
      ("Integer 16", "NSNumber?", "Int16"), ("Integer 32", "NSNumber?", "Int32"),
      ("Integer 64", "NSNumber?", "Int64"), ("Double", "NSNumber?", "Double"),
      ("Float", "NSNumber?", "Float"),
      ("Boolean", "NSNumber?", "Bool"), ("Date", "Date?", "TimeInterval"),
      ("Decimal", "NSDecimalNumber?", "NSDecimalNumber?"), ("String", "String?", "String?"),
      ("Binary", "Data?", "Data?"), ("UUID", "UUID?", "UUID?"), ("URI", "URL?", "URL?"),
      ("Transformable", "NSObject?", "NSObject?"),
    ])
  func attributes_haveXcodesTypes(_ kind: String, _ object: String, _ scalar: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (value, type) in [("NO", object), ("YES", scalar)] {
      let lines = try classes(
        """
        <entity name="A" representedClassName="A" codeGenerationType="category">
          <attribute name="a" attributeType="\(kind)" usesScalarValueType="\(value)"/>
          <attribute name="in" attributeType="Transformable" customClassName="[B]"/>
        </entity>
        """)
      #expect(lines.contains(Self.property("a", type)))
      #expect(lines.contains { $0.hasPrefix("public var `in`: [B]? { get { _managedValue(\"in\") }") })
      #expect(!lines.contains { $0.hasPrefix("public class A") })
    }
  }

  @Test func relationships_haveAccessors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try classes(
      """
      <entity name="A" representedClassName="A" codeGenerationType="class">
        <relationship name="one" destinationEntity="B"/>
        <relationship name="parts" toMany="YES" destinationEntity="B"/>
        <relationship name="steps" toMany="YES" ordered="YES" destinationEntity="C"/>
      </entity>
      <entity name="B" representedClassName="Part"/><entity name="C"/>
      """)
    #expect(lines.contains(Self.property("one", "Part?")))
    #expect(lines.contains(Self.property("parts", "NSSet?")))
    #expect(lines.contains(Self.property("steps", "NSOrderedSet?")))
    let functions = lines.filter { $0.hasPrefix("public func") }
    #expect(
      functions.prefix(4) == [
        "public func addToParts(_ value: Part) { _changeManagedSet(\"parts\", adding: value) }",
        "public func removeFromParts(_ value: Part) { _changeManagedSet(\"parts\", removing: value) }",
        "public func addToParts(_ values: NSSet) { _changeManagedSet(\"parts\", addingAll: values) }",
        "public func removeFromParts(_ values: NSSet) { _changeManagedSet(\"parts\", removingAll: values) }",
      ])
    let item = "NSManagedObject"
    #expect(
      functions.dropFirst(4) == [
        "public func insertIntoSteps(_ value: \(item), at idx: Int) { _changeManagedList(\"steps\", inserting: value, at: idx) }",
        "public func removeFromSteps(at idx: Int) { _changeManagedList(\"steps\", removingAt: idx) }",
        "public func insertIntoSteps(_ values: [\(item)], at indexes: NSIndexSet) { _changeManagedList(\"steps\", insertingAll: values, at: indexes) }",
        "public func removeFromSteps(at indexes: NSIndexSet) { _changeManagedList(\"steps\", removingAllAt: indexes) }",
        "public func replaceSteps(at idx: Int, with value: \(item)) { _changeManagedList(\"steps\", replacingAt: idx, with: value) }",
        "public func replaceSteps(at indexes: NSIndexSet, with values: [\(item)]) { _changeManagedList(\"steps\", replacingAllAt: indexes, with: values) }",
        "public func addToSteps(_ value: \(item)) { _changeManagedSet(\"steps\", adding: value) }",
        "public func removeFromSteps(_ value: \(item)) { _changeManagedSet(\"steps\", removing: value) }",
        "public func addToSteps(_ values: NSOrderedSet) { _changeManagedSet(\"steps\", addingAll: values) }",
        "public func removeFromSteps(_ values: NSOrderedSet) { _changeManagedSet(\"steps\", removingAll: values) }",
      ])
  }

  /// What a class has from the one above it, it does not say again.
  @Test func classesBelowOthers_areSubclasses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try classes(
      """
      <entity name="B" representedClassName="B" parentEntity="A" codeGenerationType="class"/>
      <entity name="A" representedClassName="Top" codeGenerationType="class"/>
      <entity name="C" representedClassName="B" codeGenerationType="class"/>
      <entity name="D" codeGenerationType="class"/>
      """)
    #expect(
      lines.filter { $0.hasPrefix("public class ") && $0.hasSuffix("{}") } == [
        "public class B: Top {}", "public class Top: NSManagedObject {}",
      ])
    #expect(lines.filter { $0.contains("Identifiable") } == ["extension Top: Identifiable {}"])
  }

  @Test func modelWithoutClasses_isNoSource() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = "App/Food.xcdatamodel/contents"
    try write("<model><entity name=\"A\" representedClassName=\"A\"/></model>", to: place)
    #expect(AppSources.files(at: [folder.path + "/App"]) == [])
    // The plugin, which reads no XML, names it all the same.
    let copy = folder.path + "/Out/Food.swift"
    #expect(SourceFile.prepare([SourceFile(path: folder.path + "/" + place, copy: copy)]) == [])
    #expect(try text("Food.swift").hasSuffix("\n// The app has all classes of the model Food itself.\n"))
  }

  @Test func targetWithoutCoreData_hasNoClasses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let entity = "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>"
    #expect(try classes(entity, modules: ["UIKit"]).count == 2)
    #expect(try classes(entity, modules: ["UIKit", "UIKitCoreData"]).contains("import UIKitCoreData"))
    // Whoever has made a module of that name means it.
    #expect(try classes(entity, modules: ["UIKit", "CoreData"]).contains("import CoreData"))
  }

  @Test func badModel_isAProblemWithItsPlace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("<model>\n<entity/></model>", to: "App/Food.xcdatamodel/contents")
    #expect(
      prepare() == ["\(folder.path)/App/Food.xcdatamodel/contents:2:1: error: <entity> has no name"])
  }

  /// So that a source with a class that a model has is not left out for want of it.
  @Test func facts_sayWhatAModelDeclares() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "/App/A.xcdatamodeld/A.xcdatamodel/contents"
    try write(
      "<model><entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/></model>", to: name)
    try write("import UIKit\nclass B {}", to: "App/B.swift")
    #expect(
      AppSources.files(at: [folder.path + "/App"]) == [folder.path + name, folder.path + "/App/B.swift"])
    let facts = SourceFacts(at: folder.path + name)
    #expect(facts.types == ["A"] && facts.products == ["UIKitCoreData"] && facts.modules == ["Foundation"])
    let sources = AppSources(at: [folder.path + "/App"])
    #expect(sources.files.count == 2 && sources.products == ["UIKitCoreData"])
    #expect(SourceFile.stem(of: folder.path + name) == "A.xcdatamodeld")
  }

  @Test func versionsThatAppsUseNoMore_areNoSources() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for version in ["A", "A 2"] {
      try write(
        "<model><entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/></model>",
        to: "App/A.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    try write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string></dict></plist>",
      to: "App/A.xcdatamodeld/.xccurrentversion")
    #expect(
      AppSources.files(at: [folder.path + "/App"])
        == ["\(folder.path)/App/A.xcdatamodeld/A 2.xcdatamodel/contents"])
  }
}
