import Foundation

extension Layer {
  /// A point of this layer in another layer's space; without one, in that around the outermost layer.
  public func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint { point.applying(map(to: layer)) }

  /// A point of another layer, or without one of the space around the outermost, in this layer's space.
  public func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    point.applying(map(from: layer))
  }

  /// The smallest rectangle around one of this layer in another layer's space; without one, in that around the outermost.
  public func convert(_ rect: CGRect, to layer: Layer?) -> CGRect { rect.applying(map(to: layer)) }

  /// The smallest rectangle around one of another layer, or without one of the space around the outermost, in this
  /// layer's space.
  public func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    rect.applying(map(from: layer))
  }

  private func map(to other: Layer?) -> CGAffineTransform {
    guard let other else { return outermost }
    return outermost.concatenating(other.outermost.inverted())
  }

  private func map(from other: Layer?) -> CGAffineTransform {
    let inwards = outermost.inverted()
    return other.map { $0.outermost.concatenating(inwards) } ?? inwards
  }

  /// Takes points of the layer to the space around the outermost one.
  private var outermost: CGAffineTransform {
    if let owner { return owner.outermost }
    return superlayer.map { place.outwards.concatenating($0.outermost) } ?? place.outwards
  }
}
