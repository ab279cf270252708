import Foundation

extension View {
  /// A point of this view in another view's coordinates; without one, in those of the window, in which the outermost
  /// view has its frame.
  ///
  /// Transforms count. Views of two trees are taken to be in one window.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint { point.applying(map(to: view)) }

  /// A point of another view, or without one of the window, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    point.applying(map(from: view))
  }

  /// The smallest rectangle around one of this view in another view's coordinates; without one, in those of the window.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect { rect.applying(map(to: view)) }

  /// The smallest rectangle around one of another view, or without one of the window, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect { rect.applying(map(from: view)) }

  private func map(to view: View?) -> CGAffineTransform {
    guard let view else { return outermost }
    return outermost.concatenating(view.outermost.inverted())
  }

  private func map(from view: View?) -> CGAffineTransform {
    let inwards = outermost.inverted()
    return view.map { $0.outermost.concatenating(inwards) } ?? inwards
  }

  /// Takes points of the view to the window.
  final var outermost: CGAffineTransform {
    sequence(first: self, next: \.superview)
      .reduce(CGAffineTransform.identity) { $0.concatenating($1.place.outwards) }
  }
}
