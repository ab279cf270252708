import Foundation

extension Layer {
  final func map(to other: Layer?) -> CGAffineTransform {
    guard let other else { return outermost }
    return outermost.concatenating(other.outermost.inverted())
  }

  final func map(from other: Layer?) -> CGAffineTransform {
    let inwards = outermost.inverted()
    return other.map { $0.outermost.concatenating(inwards) } ?? inwards
  }

  /// The innermost layer at a point of the coordinates around this one.
  final func reached(at point: CGPoint) -> Layer? {
    let here = convert(point, from: owner.map { $0.ownSuperview?.layer } ?? superlayer)
    guard contains(here) else { return nil }
    // The layers of subviews lie in front of the sublayers.
    for layer in (owner?.ownSubviews ?? []).reversed().map(\.layer) + (ownSublayers ?? []).reversed() {
      if let found = layer.hitTest(here) { return found }
    }
    return self
  }

  /// Converts points of the layer to the coordinates around the outermost layer.
  private var outermost: CGAffineTransform {
    if let owner { return owner.outermost }
    return superlayer.map { place.outwards.concatenating($0.outermost) } ?? place.outwards
  }
}
