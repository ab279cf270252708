import Foundation

extension View {
  /// A point of this view in another view's coordinates; without one, in those of the outermost view.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let (own, other) = (originInRoot, (view ?? root).originInRoot)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or without one of the outermost, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// A rectangle of this view in another view's coordinates; without one, in those of the outermost view.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or without one of the outermost, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of the view's coordinates lies in the outermost view's frame.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var view = self
    while let superview = view.superview {
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
      view = superview
    }
    point.x -= view.bounds.minX
    point.y -= view.bounds.minY
    return point
  }
}
