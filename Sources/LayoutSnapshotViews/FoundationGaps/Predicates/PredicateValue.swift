import Foundation

/// A value as predicates and sort descriptors compare it.
///
/// Values of Swift and of Foundation are alike here: a `Date` is an `NSDate`, `true` is 1, a case of an
/// enumeration is its raw value, and what is missing, `NSNull`, too, is ``nothing``.
enum PredicateValue {
  case nothing
  case number(PredicateNumber)
  case text(String)
  case date(Date)
  case list([PredicateValue])
  case other(Any)

  init(_ value: Any?) {
    guard let value = unwrapped(value) else {
      self = .nothing
      return
    }
    if let text = value as? String {
      self = .text(text)
    } else if let number = PredicateNumber(value) {
      self = .number(number)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let elements = elements(of: value) {
      self = .list(elements.map { PredicateValue($0) })
    } else if let value = value as? any RawRepresentable {
      self = PredicateValue(value.rawValue)
    } else if let value = value as? Character {
      self = .text(String(value))
    } else {
      self = .other(value)
    }
  }

  /// What a message calls it.
  var typeName: String {
    switch self {
    case .nothing: "nil"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .list: "a collection"
    case .other(let value): "\(type(of: value))"
    }
  }
}

/// A value without optionals around it; nil in place of `NSNull`, too.
func unwrapped(_ value: Any?) -> Any? {
  guard let value, !(value is NSNull) else { return nil }
  guard let optional = value as? any PossiblyAbsent else { return value }
  return unwrapped(optional.present)
}

/// An optional whose type nobody knows.
private protocol PossiblyAbsent {
  var present: Any? { get }
}

extension Optional: PossiblyAbsent {
  fileprivate var present: Any? { self }
}

/// The elements of a collection, or the values of a dictionary; nil for anything else.
func elements(of value: Any) -> [Any]? {
  switch value {
  case let set as NSOrderedSet: set.array
  case let list as [Any]: list
  case let set as Set<AnyHashable>: set.map(\.base)
  case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
  default: nil
  }
}

extension PredicateValue {
  /// The elements of a list, also of the lists in it.
  var flattened: [PredicateValue] {
    if case .list(let elements) = self { elements.flatMap(\.flattened) } else { [self] }
  }

  /// How two values are ordered: nothing is below anything; nil for a number that is not one.
  func order(
    to other: PredicateValue, _ options: PredicateTextOptions = []
  ) throws(PredicateEvaluationProblem) -> ComparisonResult? {
    switch (self, other) {
    case (.nothing, .nothing): return .orderedSame
    case (.nothing, _): return .orderedAscending
    case (_, .nothing): return .orderedDescending
    case (.number(let left), .number(let right)): return left.order(to: right)
    case (.text(let left), .text(let right)): return left.compare(right, options: options.comparison)
    case (.date(let left), .date(let right)): return left.compare(right)
    case (.other(let left), .other(let right)):
      if let left = left as? any Comparable, let order = Self.order(left, right) { return order }
    default: break
    }
    throw .noOrder(typeName, other.typeName)
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }

  func isEqual(to other: PredicateValue, _ options: PredicateTextOptions) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.number(let left), .number(let right)): left.order(to: right) == .orderedSame
    case (.text(let left), .text(let right)):
      left.compare(right, options: options.comparison) == .orderedSame
    case (.date(let left), .date(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1, options) }
    case (.other(let left), .other(let right)): Self.areEqual(left, right)
    default: false
    }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? any Equatable { return isEqual(left, right) }
    return type(of: left) is AnyClass && type(of: right) is AnyClass
      && left as AnyObject === right as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { $0 == left } ?? false
  }
}
