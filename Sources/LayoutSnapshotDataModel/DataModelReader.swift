import LayoutSnapshotXML

/// Makes values of a model's elements. What is not known is passed over: Xcode adds attributes in each
/// release.
struct DataModelReader {
  let path: String

  func entities(in bytes: [UInt8]) throws(DataModelProblem) -> [DataModel.Entity] {
    let document: XMLDocument
    do { document = try XMLParser.parse(bytes) } catch {
      throw .text(path: path, error.problem, error.location)
    }
    let root = document.root
    guard root.name == "model" else {
      throw .noModel(path: path, element: root.name, root.location)
    }
    var entities: [DataModel.Entity] = []
    for element in root.children where element.name == "entity" { entities.append(try entity(element)) }
    return entities
  }

  private func entity(_ element: XMLElement) throws(DataModelProblem) -> DataModel.Entity {
    var entity = DataModel.Entity(name: try name(of: element))
    if let name = element["representedClassName"].flatMap(Self.className) { entity.className = name }
    entity.isAbstract = element.says("isAbstract")
    entity.parent = element["parentEntity"]
    entity.generation = element["codeGenerationType"].flatMap(DataModel.Entity.Generation.init) ?? .manual
    for child in element.children {
      switch child.name {
      case "attribute": entity.attributes.append(try attribute(child))
      case "relationship": entity.relationships.append(try relationship(child))
      case "uniquenessConstraints":
        for constraint in child.children {
          entity.uniqueness.append(constraint.children.compactMap { $0["value"] })
        }
      default: break
      }
    }
    return entity
  }

  private func attribute(_ element: XMLElement) throws(DataModelProblem) -> DataModel.Attribute {
    var attribute = DataModel.Attribute(name: try name(of: element))
    attribute.kind = element["attributeType"].flatMap(DataModel.Attribute.Kind.init) ?? .undefined
    attribute.isOptional = element.says("optional")
    attribute.defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    attribute.usesScalar = element.says("usesScalarValueType")
    attribute.isTransient = element.says("transient")
    attribute.customClassName = element["customClassName"].flatMap(Self.typeName)
    attribute.valueTransformerName = element["valueTransformerName"]
    return attribute
  }

  private func relationship(_ element: XMLElement) throws(DataModelProblem) -> DataModel.Relationship {
    var relationship = DataModel.Relationship(name: try name(of: element))
    relationship.isOptional = element.says("optional")
    relationship.isToMany = element.says("toMany")
    relationship.isOrdered = element.says("ordered")
    relationship.destination = element["destinationEntity"]
    relationship.inverse = element["inverseName"]
    let rule = element["deletionRule"].flatMap(DataModel.Relationship.DeletionRule.init)
    if let rule { relationship.deletionRule = rule }
    relationship.minCount = element["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount = element["maxCount"].flatMap { Int($0) } ?? 0
    return relationship
  }

  private func name(of element: XMLElement) throws(DataModelProblem) -> String {
    guard let name = element["name"], !name.isEmpty else {
      throw .unnamed(path: path, element: element.name, element.location)
    }
    return name
  }

  /// `.Recipe` is a class of the current module, `Kitchen.Recipe` one of a named module, and all are one
  /// here.
  private static func className(_ text: String) -> String? {
    text.split(separator: ".").last.map(String.init)
  }

  /// The same of whatever Swift's types are written like: `[String]` stays, and so does a type within another
  /// one.
  private static func typeName(_ text: String) -> String? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return name.isEmpty ? nil : name
  }
}

extension XMLElement {
  fileprivate func says(_ name: String) -> Bool { self[name] == "YES" }
}
