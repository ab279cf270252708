/// How the two sides of a constraint compare.
@frozen
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are the same.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual

  /// The relation that holds when both sides change their sign.
  @inlinable
  package var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// By how much `difference relation 0` is violated.
  @inlinable
  package func violation(_ difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(difference, 0)
    case .equal: difference.magnitude
    case .greaterThanOrEqual: max(-difference, 0)
    }
  }
}
