import LayoutSnapshotDataModel
import LayoutSnapshotXML
import Testing

/// What is read of the text of a model.
struct DataModelTests {
  private func model(_ inner: String) throws -> DataModel {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    let text = head + "<model type=\"com.apple.IDECoreDataModeler.DataModel\">\(inner)</model>"
    return try DataModel(contents: Array(text.utf8), name: "Kitchen")
  }

  private func attribute(_ text: String) throws -> DataModel.Attribute {
    let model = try model("<entity name=\"A\"><attribute name=\"a\" \(text)/></entity>")
    return try #require(model.entities.first?.attributes.first)
  }

  private func relationship(_ text: String) throws -> DataModel.Relationship {
    let model = try model("<entity name=\"A\"><relationship name=\"a\" \(text)/></entity>")
    return try #require(model.entities.first?.relationships.first)
  }

  @Test func entities_standInTheOrderOfTheDocument() throws {
    let model = try model(
      """
      <entity name="Soup"><userInfo><entry key="a" value="b"/></userInfo></entity><configuration name="C"/>
      <entity name="Cake"/><elements><element name="Soup" width="128"/></elements>
      """)
    #expect(model.name == "Kitchen")
    #expect(model.entities.map(\.name) == ["Soup", "Cake"])
    #expect(model.entity(named: "Cake") == model.entities[1])
    #expect(model.entity(named: "Pie") == nil)
  }

  @Test(
    arguments: [
      ("", "NSManagedObject"), ("representedClassName=\"Soup\"", "Soup"),
      ("representedClassName=\".Soup\"", "Soup"), ("representedClassName=\"Kitchen.Soup\"", "Soup"),
      ("representedClassName=\"\"", "NSManagedObject"),
    ])
  func entity_hasItsClassWithoutModule(_ text: String, _ name: String) throws {
    #expect(try model("<entity name=\"A\" \(text)/>").entities[0].className == name)
  }

  @Test(
    arguments: [
      ("", DataModel.Entity.Generation.manual), ("codeGenerationType=\"class\"", .class),
      ("codeGenerationType=\"category\"", .category), ("codeGenerationType=\"other\"", .manual),
    ])
  func entity_saysWhatXcodeWrites(_ text: String, _ generation: DataModel.Entity.Generation) throws {
    #expect(try model("<entity name=\"A\" \(text)/>").entities[0].generation == generation)
  }

  @Test func entity_hasAParent_andMayBeAbstract() throws {
    let entities = try model(
      "<entity name=\"Dish\" isAbstract=\"YES\"/><entity name=\"Soup\" parentEntity=\"Dish\"/>"
    ).entities
    #expect(entities.map(\.isAbstract) == [true, false])
    #expect(entities.map(\.parent) == [nil, "Dish"])
  }

  @Test(arguments: DataModel.Attribute.Kind.allCases)
  func attribute_hasItsKind(_ kind: DataModel.Attribute.Kind) throws {
    #expect(try attribute("attributeType=\"\(kind.rawValue)\"").kind == kind)
  }

  @Test func attribute_saysAllOfItself() throws {
    let plain = try attribute("attributeType=\"Composite\"")
    #expect(plain.kind == .undefined && plain.defaultValue == nil && plain.customClassName == nil)
    #expect(!plain.isOptional && !plain.usesScalar && !plain.isTransient && plain.valueTransformerName == nil)
    let full = try attribute(
      """
      optional="YES" transient="YES" attributeType="Transformable" defaultValueString="7"
      usesScalarValueType="YES" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"
      """)
    #expect(full.isOptional && full.isTransient && full.usesScalar)
    #expect(full.defaultValue == "7" && full.customClassName == "[String]")
    #expect(full.valueTransformerName == "NSSecureUnarchiveFromData")
    let date = try attribute("attributeType=\"Date\" defaultDateTimeInterval=\"-86400\"")
    #expect(date.kind == .date && date.defaultValue == "-86400")
    #expect(try attribute("customClassName=\".Spice\"").customClassName == "Spice")
  }

  @Test func relationship_saysAllOfItself() throws {
    let plain = try relationship("destinationEntity=\"B\"")
    #expect(plain.destination == "B" && plain.inverse == nil && plain.deletionRule == .nullify)
    #expect(!plain.isOptional && !plain.isToMany && !plain.isOrdered)
    #expect((plain.minCount, plain.maxCount) == (0, 0))
    let full = try relationship(
      """
      optional="YES" toMany="YES" ordered="YES" minCount="2" maxCount="5" deletionRule="Cascade"
      destinationEntity="B" inverseName="whole" inverseEntity="B"
      """)
    #expect(full.isOptional && full.isToMany && full.isOrdered && full.inverse == "whole")
    #expect((full.minCount, full.maxCount) == (2, 5))
  }

  @Test(
    arguments: [
      ("Nullify", DataModel.Relationship.DeletionRule.nullify), ("Cascade", .cascade), ("Deny", .deny),
      ("No Action", .noAction), ("Other", .nullify),
    ])
  func relationship_hasItsRule(_ text: String, _ rule: DataModel.Relationship.DeletionRule) throws {
    #expect(try relationship("deletionRule=\"\(text)\"").deletionRule == rule)
  }

  @Test(
    arguments: [
      (
        "<model>\n  <entity name=\"A\">\n</model>",
        "App/contents:3:1: error: </model> closes <entity>; a merge may have gone wrong"
      ),
      (
        "<model>\n  <entity/></model>", "App/contents:2:3: error: <entity> has no name"
      ),
      (
        "<model><entity name=\"A\"><attribute/></entity></model>",
        "App/contents:1:25: error: <attribute> has no name"
      ),
      (
        "<plist/>",
        "App/contents:1:1: error: this is no data model: it begins with <plist>, not <model>"
      ),
    ])
  func badText_isAProblemWithItsPlace(_ text: String, _ message: String) {
    let problem = #expect(throws: DataModelProblem.self) {
      try DataModel(contents: Array(text.utf8), name: "App", path: "App/contents")
    }
    #expect(problem?.description == message)
    #expect(problem?.path == "App/contents")
  }
}
