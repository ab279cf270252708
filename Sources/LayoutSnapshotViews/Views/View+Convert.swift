import Foundation

extension View {
  /// Converts a point of this view to another view's coordinates, or to the window's if the view is nil.
  ///
  /// Transforms count. The window's coordinates are those in which the outermost view has its frame. Two
  /// separate trees are treated as if they were in one window.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint { point.applying(map(to: view)) }

  /// Converts a point of another view, or of the window if the view is nil, to this view's coordinates.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    point.applying(map(from: view))
  }

  /// Converts a rectangle of this view to another view's coordinates, or to the window's if the view is nil.
  ///
  /// The result is the smallest rectangle that contains the converted one.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect { rect.applying(map(to: view)) }

  /// Converts a rectangle of another view, or of the window if the view is nil, to this view's coordinates.
  ///
  /// The result is the smallest rectangle that contains the converted one.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect { rect.applying(map(from: view)) }

  private func map(to view: View?) -> CGAffineTransform {
    guard let view else { return outermost }
    return outermost.concatenating(view.outermost.inverted())
  }

  private func map(from view: View?) -> CGAffineTransform {
    let inwards = outermost.inverted()
    return view.map { $0.outermost.concatenating(inwards) } ?? inwards
  }

  /// Converts points of the view to the window's coordinates.
  final var outermost: CGAffineTransform {
    sequence(first: self, next: \.superview)
      .reduce(CGAffineTransform.identity) { $0.concatenating($1.place.outwards) }
  }
}
