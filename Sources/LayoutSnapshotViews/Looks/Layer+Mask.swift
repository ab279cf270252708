import Foundation
import LayoutSnapshotGraphics

extension Layer {
  /// The layer's outline around its superlayer's corner, if it is as opaque everywhere in it as it is transparent outside.
  ///
  /// A mask of such a shape is a clip, which costs far less than a sheet of its own.
  final func opaqueShape(on canvas: Canvas) -> (steps: PathSteps, rule: Path.FillRule)? {
    guard
      let shape = self as? CAShapeLayer, let path = shape.path, owner == nil, !isHidden, opacity == 1,
      mask == nil,
      ownSublayers?.isEmpty != false, picture == nil, flatTransform.isIdentity, !masksToBounds,
      bounds.origin == .zero,
      shape.strokeColor == nil,
      let color = shape.fillColor, canvas.pixel(color).alpha == 255, backgroundColor == nil, borderWidth == 0,
      shadowOpacity == 0
    else { return nil }
    let steps = path.steps.transformed(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return (steps, shape.fillRule == .evenOdd ? .evenOdd : .nonZero)
  }
}

/// What the views paint that are masks of other views or of their layers.
///
/// They belong to no tree, so each is laid out by itself. It keeps its place meanwhile, although a root lies at zero.
struct ViewMasks {
  private(set) var drawings: [ObjectIdentifier: DisplayList] = [:]

  init(of views: [View?], on device: Device) throws(LayoutError) {
    for view in views {
      if let layer = view?.loadedLayer { try add(layer, device) }
    }
  }

  private mutating func add(_ layer: Layer, _ device: Device) throws(LayoutError) {
    if let mask = layer.mask {
      if let view = mask.owner { try add(view, device) } else { try add(mask, device) }
    }
    for sublayer in layer.ownSublayers ?? [] { try add(sublayer, device) }
  }

  private mutating func add(_ mask: View, _ device: Device) throws(LayoutError) {
    let room = device.sized(mask.bounds.size)
    // Nothing shows through a mask without a size.
    guard room.isUsable else { return }
    let center = mask.center
    drawings[ObjectIdentifier(mask)] = try mask.drawing(on: room)
    mask.center = center
  }
}
