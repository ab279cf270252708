import Foundation

/// Distances inwards from the four edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// The four distances, as UIKit orders them.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance at all.
  public static let zero = EdgeInsets()

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Edge by edge the larger of both.
  package static func maximum(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left),
      bottom: max(a.bottom, b.bottom), right: max(a.right, b.right))
  }
}

/// Distances inwards from the edges of a rectangle, the horizontal ones by the direction of text.
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where text begins.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where text ends.
  public var trailing: CGFloat

  /// The four distances, as UIKit orders them.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance at all.
  public static let zero = DirectionalEdgeInsets()

  package func resolved(rightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom,
      right: rightToLeft ? leading : trailing)
  }
}
