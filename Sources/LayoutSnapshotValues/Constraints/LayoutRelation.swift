/// The relation between the two sides of a constraint. The numbers are UIKit's.
public enum LayoutRelation: Int, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}

extension LayoutRelation {
  /// The relation's operator, such as `<=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
