import Foundation

/// Insets from the four edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// Insets in UIKit's order; those that are left out are 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  public static let zero = EdgeInsets()

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// The larger inset for each edge.
  package static func maximum(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left),
      bottom: max(a.bottom, b.bottom), right: max(a.right, b.right))
  }
}

/// Insets from the edges of a rectangle, with leading and trailing sides.
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// From the top edge.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// Insets in UIKit's order; those that are left out are 0.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  public static let zero = DirectionalEdgeInsets()

  package func resolved(rightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom,
      right: rightToLeft ? leading : trailing)
  }
}
