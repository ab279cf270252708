import Foundation

/// A vector, as in Core Graphics. Foundation has none on platforms without Core Graphics.
public struct CGVector: Hashable, Sendable {
  /// The x component.
  public var dx: CGFloat
  /// The y component.
  public var dy: CGFloat

  /// The zero vector.
  public init() { (dx, dy) = (0, 0) }
  /// A vector of two components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The zero vector.
  public static let zero = CGVector()
}
