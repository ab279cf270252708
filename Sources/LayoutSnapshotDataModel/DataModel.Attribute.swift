extension DataModel {
  /// A value that each object of an entity has.
  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var kind = Kind.undefined
    package var isOptional = false
    /// The value of new objects, as the document writes it; of a date the seconds since 2001.
    package var defaultValue: String?
    /// Whether code sees a number of Swift's, not an object.
    package var usesScalar = false
    package var isTransient = false
    /// The class of a transformable value.
    package var customClassName: String?
    package var valueTransformerName: String?

    /// What the value is, as documents write it.
    package enum Kind: String, CaseIterable, Sendable {
      case integer16 = "Integer 16"
      case integer32 = "Integer 32"
      case integer64 = "Integer 64"
      case decimal = "Decimal"
      case double = "Double"
      case float = "Float"
      case string = "String"
      case boolean = "Boolean"
      case date = "Date"
      case binary = "Binary"
      case uuid = "UUID"
      case uri = "URI"
      case transformable = "Transformable"
      /// Nothing, or what is not known here.
      case undefined = "Undefined"
    }
  }
}
