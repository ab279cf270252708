import Foundation

extension View {
  final func map(to view: View?) -> CGAffineTransform {
    guard let view else { return outermost }
    return outermost.concatenating(view.outermost.inverted())
  }

  final func map(from view: View?) -> CGAffineTransform {
    let inwards = outermost.inverted()
    return view.map { $0.outermost.concatenating(inwards) } ?? inwards
  }

  /// Converts points of the view to the window's coordinates.
  final var outermost: CGAffineTransform {
    sequence(first: self, next: \.ownSuperview)
      .reduce(CGAffineTransform.identity) { $0.concatenating($1.place.outwards) }
  }
}
