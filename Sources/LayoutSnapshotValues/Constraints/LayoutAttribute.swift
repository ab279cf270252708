/// The part of an item that a constraint refers to. The raw values are UIKit's.
public enum LayoutAttribute: Int, Sendable, CaseIterable {
  /// No part, for a constraint whose other side is a number.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The leading edge: left in left-to-right text.
  case leading = 5
  /// The trailing edge: right in left-to-right text.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The horizontal center.
  case centerX = 9
  /// The vertical center.
  case centerY = 10
  /// The baseline of the last line of text, or the bottom if there is no text.
  case lastBaseline = 11
  /// The baseline of the first line of text, or the top if there is no text.
  case firstBaseline = 12
  /// The left edge, inset by the layout margin.
  case leftMargin = 13
  /// The right edge, inset by the layout margin.
  case rightMargin = 14
  /// The top edge, inset by the layout margin.
  case topMargin = 15
  /// The bottom edge, inset by the layout margin.
  case bottomMargin = 16
  /// The leading edge, inset by the layout margin.
  case leadingMargin = 17
  /// The trailing edge, inset by the layout margin.
  case trailingMargin = 18
  /// The horizontal center between the margins.
  case centerXWithinMargins = 19
  /// The vertical center between the margins.
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// The kind of an attribute. Only attributes of the same kind can be compared.
  package enum Kind {
    case none, horizontalPosition, verticalPosition, size
  }

  /// Whether the attribute belongs to the vertical axis.
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

  /// For an attribute of the margins, the same part of the margins' guide; otherwise the attribute itself.
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

  /// The same edge or center of the margins. Sizes and baselines stay the same.
  package var withinMargins: Self {
    Self.allCases.first { $0 != self && $0.withoutMargins == self } ?? self
  }

  /// Whether the attribute refers to a view's layout margins.
  @inlinable
  package var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is a baseline.
  @inlinable
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether an edge changes sides with the direction of text; nil for an attribute that has no side.
  package var followsText: Bool? {
    switch withoutMargins {
    case .leading, .trailing: true
    case .left, .right: false
    default: nil
    }
  }
}
