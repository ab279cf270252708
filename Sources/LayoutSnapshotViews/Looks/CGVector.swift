import Foundation

/// A length and a direction, as Core Graphics has it; Foundation has none where there is no Core Graphics.
public struct CGVector: Hashable, Sendable {
  /// Across.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// No length.
  public init() { (dx, dy) = (0, 0) }
  /// A length across and one downwards.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No length.
  public static let zero = CGVector()
}
