import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotGraphics
import LayoutSnapshotSupport

extension Canvas {
  /// Paints a layer, and what a closure paints between the layer's sublayers and its border.
  ///
  /// The order is Core Animation's: shadow, background, the layer's own content, sublayers, the view's
  /// content and subviews, and the border above all of them. Clipping applies to all but the border, and
  /// removes the shadow. Opacity applies to everything together.
  func draw(_ layer: Layer?, background: Color?, inside: () -> Void) {
    guard let layer else {
      return keepingMixesInside {
        if let background { fill(bounds, background) }
        inside()
      }
    }
    var open = 0
    func begin(_ command: DisplayList.Command) {
      append(command)
      open += 1
    }
    let outerTransform = transform
    if !layer.flatTransform.isIdentity {
      let own = around(layer.anchorPoint, layer.flatTransform)
      transform = own.concatenating(outerTransform)
      // A layer that no screen could show is left out, with everything in it.
      guard transform.isDrawable, own.isDrawable else { return transform = outerTransform }
      begin(.beginTransform(Affine(own)))
    }
    // Painting the layer's contents changes these to other frames and traits.
    let (ownEdges, ownTraits) = (edges, traitCollection)
    if let mask = layer.mask {
      if let shape = mask.opaqueShape(on: self) {
        begin(.beginClip(place(shape.steps, shape.rule)))
      } else {
        begin(.beginMask)
        if !mask.isHidden, mask.alpha > 0 { draw(mask, in: ownEdges, from: layer.bounds.origin) }
        append(.beginMasked)
        (edges, traitCollection) = (ownEdges, ownTraits)
      }
    }
    if layer.alpha < 255 { begin(.beginGroup(alpha: layer.alpha)) }
    let outline = outline(of: layer)
    drawShadow(of: layer, background)
    keepingMixesInside {
      if let background, pixel(background).alpha > 0, !frame.isEmpty { fill(outline, pixel(background)) }
      if layer.masksToBounds { append(.beginClip(outline)) }
      drawContents(of: layer, in: ownEdges, inside: inside)
      (edges, traitCollection) = (ownEdges, ownTraits)
      if layer.masksToBounds { append(.end) }
    }
    drawBorder(of: layer)
    for _ in 0..<open { append(.end) }
    transform = outerTransform
  }

  /// Draws what a layer shows over its background.
  private func drawContents(of layer: Layer, in ownEdges: PixelEdges, inside: () -> Void) {
    if layer.owner == nil { layer.ownDelegate?.display(layer) }
    if let picture = layer.picture?.part(layer.contentsRect) {
      draw(picture.image(scale: layer.contentsScale), mode: layer.contentsGravity.mode, tint: nil)
    }
    layer.drawContent(on: self)
    // A plain layer has nothing to draw of its own, and most layers are plain.
    if type(of: layer) != Layer.self || layer.ownDelegate != nil {
      context?.drawAside { layer.draw(in: $0) }
    }
    drawTransformed(in: layer) {
      drawCopies(of: layer) {
        let sublayers = (layer.ownSublayers ?? []).backToFront(\.zPosition)
        for sublayer in sublayers where !sublayer.isHidden && sublayer.alpha > 0 {
          draw(sublayer, in: ownEdges, from: layer.bounds.origin)
        }
      }
      inside()
    }
  }

  /// Draws what lies in a layer under the transform that the layer has for it.
  private func drawTransformed(in layer: Layer, _ inside: () -> Void) {
    let spatial = layer.sublayerTransform
    guard !CATransform3DIsIdentity(spatial) else { return inside() }
    let turned = (layer.ownSublayers ?? []) + (layer.owner?.ownSubviews.compactMap(\.loadedLayer) ?? [])
    let shown = turned.map { CATransform3DConcat($0.transform, spatial) } + [spatial]
    if shown.contains(where: \.hasVanishingPoint) {
      AbsentNames.shared.note(
        .look, "A layer's sublayerTransform makes what is far away smaller, which is not drawn.")
    }
    let (own, outer) = (around(layer.anchorPoint, spatial.seen), transform)
    transform = own.concatenating(outer)
    defer { transform = outer }
    guard transform.isDrawable, own.isDrawable else { return }
    append(.beginTransform(Affine(own)))
    inside()
    append(.end)
  }

  /// Draws the sublayers as often as the layer repeats them.
  private func drawCopies(of layer: Layer, sublayers: () -> Void) {
    guard let replicator = layer as? CAReplicatorLayer else { return sublayers() }
    let (ownEdges, ownTraits, outerTransform) = (edges, traitCollection, transform)
    var map = CGAffineTransform.identity
    for index in 0..<max(0, replicator.instanceCount) {
      defer { map = map.concatenating(replicator.instanceTransform.seen) }
      let alpha = (1 + Float(index) * replicator.instanceAlphaOffset).byte
      (edges, traitCollection) = (ownEdges, ownTraits)
      let own = around(CGPoint(x: 0.5, y: 0.5), map)
      transform = own.concatenating(outerTransform)
      guard alpha > 0, transform.isDrawable, own.isDrawable, own.a * own.d != own.b * own.c else { continue }
      append(.beginTransform(Affine(own)))
      append(.beginGroup(alpha: alpha))
      let outerDye = dye
      dye = replicator.dye(ofCopy: index, in: ownTraits).map { outerDye?.dyed($0) ?? $0 } ?? outerDye
      sublayers()
      dye = outerDye
      append(.end)
      append(.end)
    }
    (edges, traitCollection, transform) = (ownEdges, ownTraits, outerTransform)
  }

  /// - Parameter origin: the point of the outer layer's coordinate space that lies at its upper left corner.
  private func draw(_ sublayer: Layer, in outer: PixelEdges, from origin: CGPoint) {
    let rounding = PixelRounding(scale: Int(scale))
    let frame = sublayer.place.plainFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    let rounded = rounding.edges(left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
    guard let rounded else { return }
    edges = PixelEdges(
      left: outer.left + rounded.left, top: outer.top + rounded.top, right: outer.left + rounded.right,
      bottom: outer.top + rounded.bottom)
    if let view = sublayer.owner {
      // Only a mask can be the layer of a view here.
      append(
        .beginTransform(Affine(CGAffineTransform(translationX: CGFloat(edges.left), y: CGFloat(edges.top)))))
      for command in viewMasks[ObjectIdentifier(view)]?.commands ?? [] { append(command) }
      append(.end)
    } else {
      draw(sublayer, background: sublayer.backgroundColor) {}
    }
    edges = outer
  }

  private func fill(_ outline: Shape, _ color: Pixel) {
    if case .rect(let rect) = outline {
      append(.fill(rect, color))
    } else {
      append(.paint(outline, .color(color)))
    }
  }

  private func drawShadow(of layer: Layer, _ background: Color?) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else { return }
    let isSeen = background.map { pixel($0).alpha > 0 } == true || layer.borderWidth > 0
    guard layer.shadowPath != nil || isSeen || layer is GradientLayer else { return }
    let full = pixel(color)
    let alpha = divideBy255(UInt32(full.alpha) * UInt32(layer.shadowOpacity.byte))
    let shade = Pixel(red: full.red, green: full.green, blue: full.blue, alpha: UInt8(alpha))
    guard shade.alpha > 0 else { return }
    let shape = layer.shadowPath.map { place($0.steps, .nonZero) } ?? outline(of: layer)
    let offset = FixedPoint(x: length(layer.shadowOffset.width), y: length(layer.shadowOffset.height))
    append(.shadow(Shadow(of: shape, offset: offset, radius: length(layer.shadowRadius), color: shade)))
  }

  private func drawBorder(of layer: Layer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, !frame.isEmpty else { return }
    let pixel = self.pixel(color)
    guard pixel.alpha > 0 else { return }
    append(.border(roundedFrame(of: layer), width: length(layer.borderWidth), pixel))
  }

  /// The outline of a layer in the canvas's current frame, with its rounded corners.
  func outline(of layer: Layer) -> Shape {
    layer.cornerRadius > 0 && layer.maskedCorners != [] ? .rounded(roundedFrame(of: layer)) : .rect(frame)
  }

  private func roundedFrame(of layer: Layer) -> RoundedRect {
    func radius(_ corner: CornerMask) -> Fixed {
      layer.maskedCorners.contains(corner) ? length(max(0, layer.cornerRadius)) : Fixed(pixels: 0)
    }
    return RoundedRect(
      frame,
      radii: CornerRadii(
        topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
        bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner)))
  }

  /// A transform around an anchor point, in device pixels from the root. The anchor is given in fractions of the size.
  /// Draws what a closure draws under a transform of the view's own coordinates.
  func transformed(by map: CGAffineTransform, _ body: () -> Void) {
    if map.isIdentity { return body() }
    let own = around(.zero, map)
    guard own.isDrawable else { return }
    append(.beginTransform(Affine(own)))
    body()
    append(.end)
  }

  private func around(_ anchor: CGPoint, _ map: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = (
      CGFloat(edges.left) + anchor.x * CGFloat(edges.width),
      CGFloat(edges.top) + anchor.y * CGFloat(edges.height)
    )
    let scaled = CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx * scale, ty: map.ty * scale)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(scaled)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Array {
  /// The elements sorted from back to front. Elements of equal nearness keep their order.
  func backToFront(_ nearness: (Element) -> CGFloat) -> [Element] {
    // In most trees, no part sets its nearness.
    if allSatisfy({ nearness($0) == 0 }) { return self }
    return enumerated()
      .map { (nearness: nearness($0.element), place: $0.offset, element: $0.element) }
      .sorted { ($0.nearness, $0.place) < ($1.nearness, $1.place) }
      .map(\.element)
  }
}

extension CGAffineTransform {
  /// Whether the rasterizer can draw with the transform: its factors are below 60, and it moves less than a
  /// million pixels.
  fileprivate var isDrawable: Bool {
    // The comparison is false for NaN.
    [a, b, c, d].allSatisfy { abs($0) < 60 } && [tx, ty].allSatisfy { abs($0) < 1_000_000 }
  }
}

extension Affine {
  /// - Precondition: the transform is drawable.
  fileprivate init(_ map: CGAffineTransform) {
    func fixed(_ value: CGFloat, _ one: Int64) -> Int64 { Int64((value * CGFloat(one)).rounded()) }
    self.init(
      a: fixed(map.a, Affine.one), b: fixed(map.b, Affine.one), c: fixed(map.c, Affine.one),
      d: fixed(map.d, Affine.one), x: fixed(map.tx, 256), y: fixed(map.ty, 256))
  }
}

extension Layer {
  /// The opacity in 255 steps.
  final var alpha: UInt8 { opacity.byte }

  /// Whether neither the layer nor anything in it can be seen.
  final var isInvisible: Bool {
    alpha == 0 || flatTransform.a * flatTransform.d == flatTransform.b * flatTransform.c
  }
}

extension Float {
  /// The nearest of 256 steps from 0 to 1.
  fileprivate var byte: UInt8 { self > 0 ? UInt8((min(self, 1) * 255).rounded()) : 0 }
}
