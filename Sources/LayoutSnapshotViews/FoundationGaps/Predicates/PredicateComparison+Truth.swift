import Foundation

extension PredicateComparison {
  /// Whether what it says is true of two values.
  func isTrue(_ left: PredicateValue, _ right: PredicateValue) throws(PredicateEvaluationProblem) -> Bool {
    switch operation {
    case .equal: return left.isEqual(to: right, options)
    case .unequal: return !left.isEqual(to: right, options)
    case .less: return try order(left, right) == .orderedAscending
    case .greater: return try order(left, right) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(try order(left, right))
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(try order(left, right))
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { throw .noPairOfBounds }
      let (lower, upper) = (try order(bounds[0], left), try order(left, bounds[1]))
      return [.orderedAscending, .orderedSame].contains(lower)
        && [.orderedAscending, .orderedSame].contains(upper)
    case .within: return try isWithin(left, right)
    case .contains:
      if case .list(let elements) = left { return contains(elements, right) }
      return try texts(left, right).map { $0.contains($1, options) } ?? false
    case .beginsWith: return try texts(left, right).map { $0.begins(with: $1, options) } ?? false
    case .endsWith: return try texts(left, right).map { $0.ends(with: $1, options) } ?? false
    case .like:
      return try texts(left, right).map { text, pattern throws(PredicateEvaluationProblem) in
        try text.matches(pattern.expressionOfWildcards, options)
      } ?? false
    case .matches:
      return try texts(left, right).map { text, pattern throws(PredicateEvaluationProblem) in
        try text.matches(pattern, options)
      } ?? false
    }
  }

  /// The order of two values; nil where one is missing: nothing is neither less nor greater than anything.
  private func order(
    _ left: PredicateValue, _ right: PredicateValue
  ) throws(PredicateEvaluationProblem) -> ComparisonResult? {
    switch (left, right) {
    case (.nothing, _), (_, .nothing): return nil
    default: return try left.order(to: right, options)
    }
  }

  private func isWithin(
    _ left: PredicateValue, _ right: PredicateValue
  ) throws(PredicateEvaluationProblem) -> Bool {
    switch right {
    case .nothing: return false
    case .list(let elements): return contains(elements, left)
    case .text: return try texts(right, left).map { $0.contains($1, options) } ?? false
    default: throw .notACollection(operation.rawValue, of: right.typeName)
    }
  }

  /// Whether a value is among others, or among those of lists in these: a key path through two relationships
  /// gives such.
  private func contains(_ elements: [PredicateValue], _ value: PredicateValue) -> Bool {
    if elements.contains(where: { $0.isEqual(to: value, options) }) { return true }
    guard case .list = value else {
      return PredicateValue.list(elements).flattened.contains { $0.isEqual(to: value, options) }
    }
    return false
  }

  /// Two texts; nil where one is missing.
  private func texts(
    _ left: PredicateValue, _ right: PredicateValue
  ) throws(PredicateEvaluationProblem) -> (String, String)? {
    switch (left, right) {
    case (.text(let left), .text(let right)): return (left, right)
    case (.nothing, _), (_, .nothing): return nil
    case (.text, let value), (let value, _): throw .notAText(operation.rawValue, type: value.typeName)
    }
  }
}
