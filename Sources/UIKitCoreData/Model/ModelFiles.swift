import Foundation
import LayoutSnapshotDataModel
import LayoutSnapshotViews

/// The package's models, which Xcode would have compiled and put into the app.
enum ModelFiles {
  /// Where the models are, in the order of their paths.
  static var all: [String] { AppFiles.models }

  /// Reads a model. One that cannot be read is told, as it is on a phone.
  static func model(at path: String) -> DataModel? {
    do throws(DataModelProblem) {
      return try DataModel(at: path)
    } catch {
      FileHandle.standardError.write(Data("warning: \(error)\n".utf8))
      return nil
    }
  }
}

extension NSManagedObjectModel {
  /// Adds what a document describes.
  func add(_ model: DataModel) {
    var byName: [String: NSEntityDescription] = [:]
    for description in model.entities {
      let entity = NSEntityDescription()
      entity.name = description.name
      entity.managedObjectClassName = description.className
      entity.isAbstract = description.isAbstract
      entity.uniquenessConstraints = description.uniqueness
      entity.properties =
        description.attributes.map(NSAttributeDescription.init)
        + description.relationships.map(NSRelationshipDescription.init)
      byName[description.name] = entity
    }
    for description in model.entities {
      guard let entity = byName[description.name] else { continue }
      if let parent = description.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
      let own = description.relationships
      for relationship in own {
        guard let found = entity.relationshipsByName[relationship.name] else { continue }
        found.destinationEntity = relationship.destination.flatMap { byName[$0] }
      }
    }
    for description in model.entities {
      for relationship in description.relationships {
        guard let found = byName[description.name]?.relationshipsByName[relationship.name],
          let inverse = relationship.inverse
        else { continue }
        found.inverseRelationship = found.destinationEntity?.relationshipsByName[inverse]
      }
    }
    entities += model.entities.compactMap { byName[$0.name] }
  }
}

extension NSAttributeDescription {
  fileprivate convenience init(_ attribute: DataModel.Attribute) {
    self.init()
    name = attribute.name
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    attributeValueClassName = attribute.customClassName
    valueTransformerName = attribute.valueTransformerName
    attributeType =
      switch attribute.kind {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      case .undefined: .undefinedAttributeType
      }
    defaultValue = attribute.defaultValue.flatMap { ManagedValue.read($0, as: attributeType) }
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(_ relationship: DataModel.Relationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    isOrdered = relationship.isOrdered
    maxCount = relationship.isToMany ? relationship.maxCount : 1
    if relationship.isToMany, maxCount == 1 { maxCount = 0 }
    minCount = relationship.minCount
    deleteRule =
      switch relationship.deletionRule {
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      case .noAction: .noActionDeleteRule
      }
  }
}
