import Foundation

/// Geometry in `NSValue`, which Foundation can only do for its own types on Linux.
extension NSValue {
  /// A rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
