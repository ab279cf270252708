import LayoutSnapshotGraphics

extension Painter {
  func image(_ fill: ImageFill) {
    let bitmap = fill.image.bitmap
    if bitmap.width == 0 || bitmap.height == 0 || fill.rect.isEmpty { return }
    let path = Path(fill.rect)
    if let transform {
      guard let inverse = transform.inverse else { return }
      self.fill(path.map { transform.map($0) }, .nonZero, .mapped(MappedImage(fill, inverse: inverse)))
    } else {
      let box = clip.intersection(fill.rect.touchedPixels)
      if box.isEmpty { return }
      self.fill(path, .nonZero, .image(ImageRows(fill, pixels: box)))
    }
  }

  /// Paints the silhouette, blurred.
  func shadow(_ shadow: Shadow) {
    let color = shadow.color.premultiplied.bits
    if !shows(color) { return }
    let blur = BoxBlur(deviation: shadow.radius.scaled(by: transform))
    if transform == nil, case .rounded(let outline) = shadow.shape, shadowByPatches(shadow, outline, blur) {
      return
    }
    let moved = shadow.offset.moved(by: transform)
    let (outline, rule) = self.path(of: shadow.shape)
    let path = outline.map {
      FixedPoint($0.x.rawValue &+ moved.x.rawValue, $0.y.rawValue &+ moved.y.rawValue)
    }
    let reach = blur.reach
    let visible = PixelEdges(
      left: clip.left - reach, top: clip.top - reach, right: clip.right + reach,
      bottom: clip.bottom + reach)
    let box = visible.intersection(Edges(path).touchedPixels)
    if box.isEmpty || clip.isEmpty { return }
    let mask = blur.apply(to: cache.scratch.mask(path, in: box, rule: rule))
    blit(mask, from: (0, 0), to: mask.bounds, color)
  }

  /// Paints a shadow of a rounded rectangle on whole pixels from one small blurred patch.
  private func shadowByPatches(_ shadow: Shadow, _ outline: RoundedRect, _ blur: BoxBlur) -> Bool {
    let radius = outline.radii.topLeft
    guard outline.rect.isWhole, shadow.offset.x.isWhole, shadow.offset.y.isWhole,
      outline.radii.clockwise.allSatisfy({ $0 == radius })
    else { return false }
    let reach = blur.reach
    // Beyond this distance from a corner a row or column no longer changes.
    let side = radius.ceiling + 2 * reach
    let box = outline.rect.touchedPixels
    guard box.width > 2 * side, box.height > 2 * side else { return false }
    let mask = cache.shadow(MaskCache.ShadowKey(radius: radius, deviation: shadow.radius)) {
      let square = PixelEdges(left: 0, top: 0, right: 2 * side + 1, bottom: 2 * side + 1)
      let path = Path(RoundedRect(FixedRect(pixels: square), radius: radius))
      return blur.apply(to: cache.scratch.mask(path, in: square))
    }
    let target = PixelEdges(
      left: box.left - reach + shadow.offset.x.floor, top: box.top - reach + shadow.offset.y.floor,
      right: box.right + reach + shadow.offset.x.floor, bottom: box.bottom + reach + shadow.offset.y.floor)
    stretch(mask, to: target, middle: side + reach, shadow.color.premultiplied.bits)
    return true
  }

  /// Paints a mask whose middle row and column are repeated.
  private func stretch(_ mask: Mask, to target: PixelEdges, middle: Int, _ color: UInt32) {
    let box = clip.intersection(target)
    if box.isEmpty { return }
    let bytes = unsafe cache.scratch.coverage.reserve(box.width)
    func source(_ place: Int, _ length: Int, _ small: Int) -> Int {
      place < middle ? place : max(middle, place - (length - small))
    }
    for y in box.top..<box.bottom {
      let row = source(y - target.top, target.height, mask.bounds.height) + mask.bounds.top
      unsafe mask.withRow(mask.bounds.left, row) { row in
        for x in box.left..<box.right {
          unsafe bytes[x - box.left] = unsafe row[source(x - target.left, target.width, mask.bounds.width)]
        }
      }
      unsafe paintRow(box.left, y, count: box.width, bytes, .color(color))
    }
  }
}

extension FixedPoint {
  /// A distance as a transform turns and enlarges it: shadows are part of what is turned, as in UIKit.
  func moved(by transform: Affine?) -> FixedPoint {
    guard let transform else { return self }
    let (origin, end) = (transform.map(FixedPoint(0, 0)), transform.map(self))
    return FixedPoint(end.x.rawValue &- origin.x.rawValue, end.y.rawValue &- origin.y.rawValue)
  }
}

extension Fixed {
  /// A length times how much a transform enlarges areas, at the square root.
  func scaled(by transform: Affine?) -> Fixed {
    guard let transform else { return self }
    let square = Int64(rawValue) * Int64(rawValue)
    return Fixed(
      rawValue: Int32(min(65536, integerRoot(((abs(transform.determinant) >> 8) * square) >> 16))))
  }
}

/// The root of a whole number, rounded down, by Newton's method.
func integerRoot(_ value: Int64) -> Int64 {
  if value < 2 { return max(0, value) }
  var guess = Int64(1) << ((value.bitWidth - value.leadingZeroBitCount + 1) / 2)
  while true {
    let next = (guess + value / guess) / 2
    if next >= guess { return guess }
    guess = next
  }
}
