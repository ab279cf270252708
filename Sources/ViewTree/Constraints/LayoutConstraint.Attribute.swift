extension LayoutConstraint {
  /// The part of an item that a constraint speaks of. The numbers are UIKit's.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// No part: the other side is a plain number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where text begins.
    case leading = 5
    /// The edge where text ends.
    case trailing = 6
    /// The extent across.
    case width = 7
    /// The extent downwards.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
  }

  /// What has to hold between the two sides. The numbers are UIKit's.
  public enum Relation: Int, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }
}

extension LayoutConstraint.Attribute {
  /// What kind of number an attribute is; only the same kinds can be compared.
  enum Kind {
    case none, horizontalPosition, verticalPosition, size
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX: .horizontalPosition
    case .top, .bottom, .centerY: .verticalPosition
    case .width, .height: .size
    }
  }
}
