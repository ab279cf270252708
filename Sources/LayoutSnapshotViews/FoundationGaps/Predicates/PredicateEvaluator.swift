import Foundation

/// Says whether a condition is true of an object.
struct PredicateEvaluator {
  let subject: Any?
  let variables: [String: Any]

  func isTrue(_ condition: PredicateCondition) throws(PredicateEvaluationProblem) -> Bool {
    switch condition {
    case .constant(let value): return value
    case .not(let condition): return try !isTrue(condition)
    case .all(let conditions):
      for condition in conditions where try !isTrue(condition) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where try isTrue(condition) { return true }
      return false
    case .comparison(let comparison): return try isTrue(comparison)
    }
  }

  private func isTrue(_ comparison: PredicateComparison) throws(PredicateEvaluationProblem) -> Bool {
    let left = PredicateValue(try value(of: comparison.left))
    let right = PredicateValue(try value(of: comparison.right))
    guard let quantifier = comparison.quantifier else { return try comparison.isTrue(left, right) }
    var isAny = false
    var isAll = true
    for element in try many(left, quantifier) {
      if try comparison.isTrue(element, right) { isAny = true } else { isAll = false }
    }
    return switch quantifier {
    case .any: isAny
    case .none: !isAny
    case .all: isAll
    }
  }

  /// The values of which some or all have to be as a comparison says. Where a relationship is missing there
  /// are none.
  private func many(
    _ value: PredicateValue, _ quantifier: PredicateComparison.Quantifier
  ) throws(PredicateEvaluationProblem) -> [PredicateValue] {
    switch value {
    case .list: return value.flattened
    case .nothing: return []
    default: throw .notACollection(quantifier.rawValue, of: value.typeName)
    }
  }

  func value(of expression: PredicateExpression) throws(PredicateEvaluationProblem) -> Any? {
    switch expression {
    case .value(let value): return value
    case .subject: return subject
    case .variable(let name):
      guard let value = variables[name] else { throw .unknownVariable(name) }
      return value
    case .path(let base, let keys): return try KeyedValue(try value(of: base)).value(at: keys[...])
    case .list(let elements):
      var values: [Any] = []
      for element in elements { values.append(try value(of: element) ?? NSNull()) }
      return values
    case .negative(let operand):
      return try number(operand)?.applying(.multiply, .integer(-1))
    case .arithmetic(let left, let operation, let right):
      guard let left = try number(left), let right = try number(right) else { return nil }
      return try left.applying(operation, right)
    }
  }

  /// The number that an expression is; nil where nothing is.
  private func number(
    _ expression: PredicateExpression
  ) throws(PredicateEvaluationProblem) -> PredicateNumber? {
    let value = PredicateValue(try value(of: expression))
    switch value {
    case .number(let number): return number
    case .nothing: return nil
    default: throw .notANumber(type: value.typeName)
    }
  }
}
