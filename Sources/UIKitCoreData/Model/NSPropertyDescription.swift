public import Foundation

/// What an entity's objects have under a name: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  /// The name, by which the value is read and set.
  open var name = "" { didSet { owner?.forgetNames() } }
  /// Whether an object may be saved without a value.
  open var isOptional = true
  /// Whether the value stays out of the store.
  open var isTransient = false
  /// What else is said of it.
  open var userInfo: [AnyHashable: Any]?
  /// The entity that has it.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  weak var owner: NSEntityDescription?

  /// Creates a description without a name.
  public override init() { super.init() }
}

/// The kinds of values that attributes have.
public enum NSAttributeType: UInt, Sendable {
  /// None yet, or any.
  case undefinedAttributeType = 0
  /// Whole numbers of 16 bits.
  case integer16AttributeType = 100
  /// Whole numbers of 32 bits.
  case integer32AttributeType = 200
  /// Whole numbers of 64 bits.
  case integer64AttributeType = 300
  /// Decimal numbers.
  case decimalAttributeType = 400
  /// Floating-point numbers of 64 bits.
  case doubleAttributeType = 500
  /// Floating-point numbers of 32 bits.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// Dates.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Unique identifiers.
  case UUIDAttributeType = 1100
  /// Addresses.
  case URIAttributeType = 1200
  /// Objects that a store would transform.
  case transformableAttributeType = 1800
  /// Identifiers of objects.
  case objectIDAttributeType = 2000
}

/// A value of an entity's objects, such as a text, a number or a date.
///
/// ```swift
/// let name = NSAttributeDescription()
/// (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
/// ```
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of the value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// The class of a transformable value.
  open var attributeValueClassName: String?
  /// The transformer of a transformable value, which is kept as it is here.
  open var valueTransformerName: String?
  /// Whether a store would keep the value in a file of its own.
  open var allowsExternalBinaryDataStorage = false
}

/// What becomes of the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They stay and still lead to it.
  case noActionDeleteRule = 0
  /// They stay and lead to it no more.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// It cannot be deleted while there are any.
  case denyDeleteRule = 3
}

/// A connection of an entity's objects with one or with several others.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects at the other end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back, and is kept in step.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of objects; 1 for a single one, 0 for any.
  open var maxCount = 0
  /// The least number of objects of one that is not optional.
  open var minCount = 0
  /// What becomes of the others when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether several objects have an order.
  open var isOrdered = false
  /// Whether there can be several objects.
  open var isToMany: Bool { maxCount != 1 }
}
