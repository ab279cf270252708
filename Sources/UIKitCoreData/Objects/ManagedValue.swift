import Foundation

/// Values as objects of a store have them: numbers are `NSNumber`, whatever type the code gives.
enum ManagedValue {
  /// A value that code gives, as an attribute keeps it.
  static func kept(_ value: Any?, as type: NSAttributeType) -> Any? {
    guard let value = unwrapped(value), !(value is NSNull) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return number(value).map { NSNumber(value: $0.int64Value) } ?? value
    case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) } ?? value
    case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) } ?? value
    case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) } ?? value
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return (value as? NSDecimalNumber) ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        ?? value
    default: return (value as? any RawRepresentable)?.rawValue ?? value
    }
  }

  /// What the text of a default value means.
  static func read(_ text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .decimalAttributeType: NSDecimalNumber(string: text, locale: nil)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }

  /// A kept value as the type of a property, if it can be one.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalType.Type { return optional.made(of: value) as? Value }
    guard let value else { return empty(type) }
    if let value = value as? Value { return value }
    if let type = type as? any RawRepresentable.Type { return raw(type, value) as? Value }
    guard let number = value as? NSNumber else { return nil }
    let converted: Any? =
      switch type {
      case is Bool.Type: number.boolValue
      case is Int.Type: number.intValue
      case is Int16.Type: number.int16Value
      case is Int32.Type: number.int32Value
      case is Int64.Type: number.int64Value
      case is Int8.Type: number.int8Value
      case is UInt.Type: number.uintValue
      case is UInt16.Type: number.uint16Value
      case is UInt32.Type: number.uint32Value
      case is UInt64.Type: number.uint64Value
      case is Double.Type: number.doubleValue
      case is Float.Type: number.floatValue
      case is Decimal.Type: number.decimalValue
      case is NSDecimalNumber.Type: NSDecimalNumber(decimal: number.decimalValue)
      default: nil
      }
    return converted as? Value
  }

  /// What a property without a value is, where its type has no nothing: 0 for numbers, and empty texts and lists, as Swift makes
  /// them of Objective-C's `nil`.
  private static func empty<Value>(_ type: Value.Type) -> Value? {
    let empty: Any? =
      switch type {
      case is String.Type: ""
      case is Data.Type: Data()
      case is any ExpressibleByIntegerLiteral.Type: NSNumber(value: 0)
      case is Bool.Type: NSNumber(value: false)
      case let list as any EmptyValue.Type: list.init()
      case let type as any RawRepresentable.Type: raw(type, NSNumber(value: 0))
      default: nil
      }
    guard let empty else { return nil }
    return empty as? Value ?? converted(empty, to: type)
  }

  private static func raw<Enumeration: RawRepresentable>(_ type: Enumeration.Type, _ value: Any) -> Any? {
    converted(value, to: Enumeration.RawValue.self).flatMap { Enumeration(rawValue: $0) }
  }

  private static func number(_ value: Any) -> NSNumber? {
    if let value = value as? NSNumber { return value }
    switch (value as? any RawRepresentable)?.rawValue ?? value {
    case let value as Bool: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case let value as Double: return NSNumber(value: value)
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let value as Decimal: return NSDecimalNumber(decimal: value)
    case let value as any BinaryInteger: return NSNumber(value: Int64(clamping: value))
    default: return nil
    }
  }

  /// A value out of the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any OptionalType { return unwrapped(optional.content) }
    return value
  }

  /// Whether two kept values are the same.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first as NSObject, let second as NSObject): return first.isEqual(second)
    case (let first as AnyHashable, let second as AnyHashable): return first == second
    default: return false
    }
  }
}

/// `Optional`, whatever it wraps.
private protocol OptionalType {
  static func made(of value: Any?) -> Any
  var content: Any? { get }
}

extension Optional: OptionalType {
  fileprivate static func made(of value: Any?) -> Any {
    let wrapped: Wrapped? = value.flatMap { ManagedValue.converted($0, to: Wrapped.self) }
    return wrapped as Any
  }
  fileprivate var content: Any? { self }
}

/// Lists that can be empty.
private protocol EmptyValue { init() }
extension Array: EmptyValue {}
extension Dictionary: EmptyValue {}
extension Set: EmptyValue {}
