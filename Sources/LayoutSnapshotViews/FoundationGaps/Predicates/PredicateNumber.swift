import Foundation

/// A number as predicates compare it: by value, whatever its type.
enum PredicateNumber {
  case integer(Int64)
  /// An integer above those of `Int64`.
  case large(UInt64)
  case real(Double)
  case decimal(Decimal)

  enum Operation { case add, subtract, multiply, divide }

  init(_ integer: some BinaryInteger) {
    if let small = Int64(exactly: integer) {
      self = .integer(small)
    } else if let large = UInt64(exactly: integer) {
      self = .large(large)
    } else {
      self = .real(Double(integer))
    }
  }

  /// Reads a number as it stands in a format.
  init?(literal: String) {
    let (text, base) = (literal.lowercased(), literal.lowercased().prefix(2))
    if let radix = ["0x": 16, "0o": 8, "0b": 2][base] {
      guard let number = UInt64(text.dropFirst(2), radix: radix) else { return nil }
      self.init(number)
    } else if let integer = UInt64(text) {
      self.init(integer)
    } else if let real = Double(text), real.isFinite {
      self = .real(real)
    } else {
      return nil
    }
  }

  /// The number in a value; nil if it is none.
  init?(_ value: Any) {
    switch value {
    case let value as PredicateNumber: self = value
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as any BinaryInteger: self.init(value)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as NSDecimalNumber: self = .decimal(value.decimalValue)
    case let value as Decimal: self = .decimal(value)
    case let value as NSNumber:
      if value.holdsReal {
        self = .real(value.doubleValue)
      } else if let integer = UInt64(exactly: value) {
        self.init(integer)
      } else {
        self = .integer(value.int64Value)
      }
    default: return nil
    }
  }

  /// The number as key-value coding gives it.
  var object: NSNumber {
    switch self {
    case .integer(let value): NSNumber(value: value)
    case .large(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    case .decimal(let value): NSDecimalNumber(decimal: value)
    }
  }

  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .large(let value): Double(value)
    case .real(let value): value
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    }
  }

  /// The number in decimals; nil if there is no such one. A `Double` has those with which it is written, so
  /// that 0.1 is the 0.1 of decimals, too.
  var decimal: Decimal? {
    switch self {
    case .integer(let value): Decimal(value)
    case .large(let value): Decimal(value)
    case .real(let value):
      value.isFinite ? Decimal(string: value.description, locale: Locale(identifier: "en_US_POSIX")) : nil
    case .decimal(let value): value.isNaN ? nil : value
    }
  }
}

extension PredicateNumber {
  /// How two numbers are ordered; nil if one of them is not a number.
  func order(to other: PredicateNumber) -> ComparisonResult? {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): return Self.order(left, right)
    case (.large(let left), .large(let right)): return Self.order(left, right)
    case (.integer, .large): return .orderedAscending
    case (.large, .integer): return .orderedDescending
    case (.decimal, _), (_, .decimal):
      if let left = decimal, let right = other.decimal { return Self.order(left, right) }
    case (.real(let left), .real(let right)): return Self.order(left, right)
    // A real that is an integer is compared as such: as a real the integer would lose its last digits.
    case (_, .real(let right)):
      if let right = Int64(exactly: right) { return order(to: .integer(right)) }
      if let right = UInt64(exactly: right) { return order(to: .large(right)) }
    case (.real, _):
      return other.order(to: self).flatMap { ComparisonResult(rawValue: -$0.rawValue) }
    }
    return Self.order(double, other.double)
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult? {
    left < right ? .orderedAscending : right < left ? .orderedDescending : left == right ? .orderedSame : nil
  }

  /// The result of an operation: an integer from integers unless it is too large, as in C.
  func applying(
    _ operation: Operation, _ other: PredicateNumber
  ) throws(PredicateEvaluationProblem) -> PredicateNumber {
    if case .integer(let left) = self, case .integer(let right) = other {
      if operation == .divide, right == 0 { throw .divisionByZero }
      let (value, overflow) =
        switch operation {
        case .add: left.addingReportingOverflow(right)
        case .subtract: left.subtractingReportingOverflow(right)
        case .multiply: left.multipliedReportingOverflow(by: right)
        case .divide: left.dividedReportingOverflow(by: right)
        }
      if !overflow { return .integer(value) }
    }
    if isDecimal || other.isDecimal, let left = decimal, let right = other.decimal {
      return .decimal(Self.result(operation, left, right))
    }
    let (left, right) = (double, other.double)
    return switch operation {
    case .add: .real(left + right)
    case .subtract: .real(left - right)
    case .multiply: .real(left * right)
    case .divide: .real(left / right)
    }
  }

  private var isDecimal: Bool {
    if case .decimal = self { true } else { false }
  }

  private static func result(_ operation: Operation, _ left: Decimal, _ right: Decimal) -> Decimal {
    switch operation {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: right == 0 ? .nan : left / right
    }
  }

  /// The sum of numbers. It is one of decimals, as Foundation's is: it does not depend on the order of a set
  /// then.
  static func sum(_ numbers: [PredicateNumber]) -> PredicateNumber {
    let decimals = numbers.compactMap(\.decimal)
    guard decimals.count == numbers.count else { return .real(numbers.map(\.double).sorted().reduce(0, +)) }
    return .decimal(decimals.reduce(0, +))
  }
}
