/// The part of an item that a constraint refers to. The raw values are UIKit's.
public enum LayoutAttribute: Int, Sendable, CaseIterable {
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
  /// The baseline of the last line of text; the bottom if there is no text.
  case lastBaseline = 11
  /// The baseline of the first line of text; the top if there is no text.
  case firstBaseline = 12
  /// The left edge, moved in by the layout margin.
  case leftMargin = 13
  /// The right edge, moved in by the layout margin.
  case rightMargin = 14
  /// The top edge, moved in by the layout margin.
  case topMargin = 15
  /// The bottom edge, moved in by the layout margin.
  case bottomMargin = 16
  /// The edge where text begins, moved in by the layout margin.
  case leadingMargin = 17
  /// The edge where text ends, moved in by the layout margin.
  case trailingMargin = 18
  /// The middle between the left and right margins.
  case centerXWithinMargins = 19
  /// The middle between the top and bottom margins.
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// What kind of number an attribute is; only the same kinds can be compared.
  package enum Kind {
    case none, horizontalPosition, verticalPosition, size
  }

  /// Whether it speaks of the axis that points downwards.
  @inlinable
  package var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  package var kind: Kind {
    switch withoutMargins {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .verticalPosition
    default: .horizontalPosition
    }
  }

  /// The same part of the margins' guide where the attribute speaks of margins, else the attribute itself.
  @inlinable
  package var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The same edge or middle of the margins' guide; sizes and baselines stay what they are.
  package var withinMargins: Self {
    Self.allCases.first { $0 != self && $0.withoutMargins == self } ?? self
  }

  /// Whether the attribute speaks of a view's layout margins.
  @inlinable
  package var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute speaks of a line of text.
  @inlinable
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether an edge changes sides with the direction of text; none where that makes no difference.
  package var followsText: Bool? {
    switch withoutMargins {
    case .leading, .trailing: true
    case .left, .right: false
    default: nil
    }
  }
}
