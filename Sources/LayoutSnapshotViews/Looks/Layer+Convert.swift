import Foundation

extension Layer {
  /// Converts a point of this layer to another layer's coordinates, or to those around the outermost layer if
  /// it is nil.
  public func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint { point.applying(map(to: layer)) }

  /// Converts a point of another layer, or of the space around the outermost layer if it is nil, to this
  /// layer's coordinates.
  public func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    point.applying(map(from: layer))
  }

  /// Converts a rectangle of this layer to the smallest one that contains it in another layer's coordinates.
  /// Nil stands for the space around the outermost layer.
  public func convert(_ rect: CGRect, to layer: Layer?) -> CGRect { rect.applying(map(to: layer)) }

  /// Converts a rectangle of another layer to the smallest one that contains it in this layer's coordinates.
  /// Nil stands for the space around the outermost layer.
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

  /// Converts points of the layer to the coordinates around the outermost layer.
  private var outermost: CGAffineTransform {
    if let owner { return owner.outermost }
    return superlayer.map { place.outwards.concatenating($0.outermost) } ?? place.outwards
  }
}
