import Foundation

/// Something that has coordinates of its own: a view or the screen.
///
/// ```swift
/// let place = view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(to: coordinateSpace))
  }
  /// Converts a point of another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(to: coordinateSpace).inverted())
  }
  /// Converts a rectangle to the smallest one that contains it in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(to: coordinateSpace))
  }
  /// Converts a rectangle of another space to the smallest one that contains it here.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(to: coordinateSpace).inverted())
  }

  private func map(to other: any UICoordinateSpace) -> CGAffineTransform {
    outwards.concatenating(other.outwards.inverted())
  }
  /// Converts points of the space to the screen's coordinates, which are those of the outermost view.
  private var outwards: CGAffineTransform {
    (self as? View)?.outermost ?? (self as? UprightScreen)?.outwards ?? .identity
  }
}

extension View: UICoordinateSpace {}
