import LayoutSnapshotGraphics

extension Painter {
  /// Paints a rounded rectangle on whole pixels, or the ring at its edge, as cached corners and strips.
  ///
  /// All four corners get a square of the same size, which the largest of them needs.
  ///
  /// - Returns: whether that is possible; nothing is painted where it is not.
  func fillByCorners(_ outline: RoundedRect, width: Fixed?, _ color: UInt32) -> Bool {
    let box = outline.rect.touchedPixels
    guard outline.rect.isWhole, width?.isWhole ?? true, !box.isEmpty else { return false }
    let keys = outline.radii.clockwise.map { MaskCache.CornerKey(radius: $0, width: width) }
    let side = keys.reduce(0) { max($0, $1.side) }
    guard 2 * side <= min(box.width, box.height) else { return false }

    for (index, key) in keys.enumerated() {
      let isLeft = index == 0 || index == 3
      let isTop = index < 2
      let x = isLeft ? box.left : box.right - key.side
      let y = isTop ? box.top : box.bottom - key.side
      if key.side > 0 {
        let mask = cache.corner(key)
        blit(
          mask, from: (isLeft ? 0 : key.side, isTop ? 0 : key.side),
          to: PixelEdges(left: x, top: y, right: x + key.side, bottom: y + key.side), color)
      }
      if key.side < side { fillBeside(key, side, (isLeft, isTop), box, width, color) }
    }
    let inner = PixelEdges(
      left: box.left + side, top: box.top + side, right: box.right - side, bottom: box.bottom - side)
    let depth = width?.floor ?? side
    fill(PixelEdges(left: inner.left, top: box.top, right: inner.right, bottom: box.top + depth), color)
    fill(
      PixelEdges(left: inner.left, top: box.bottom - depth, right: inner.right, bottom: box.bottom), color)
    if let width = width?.floor {
      fill(
        PixelEdges(left: box.left, top: inner.top, right: box.left + width, bottom: inner.bottom), color)
      fill(
        PixelEdges(left: box.right - width, top: inner.top, right: box.right, bottom: inner.bottom), color)
    } else {
      fill(PixelEdges(left: box.left, top: inner.top, right: box.right, bottom: inner.bottom), color)
    }
    return true
  }

  /// Fills what a small corner leaves of the square that the largest one needs.
  private func fillBeside(
    _ key: MaskCache.CornerKey, _ side: Int, _ place: (isLeft: Bool, isTop: Bool), _ box: PixelEdges,
    _ width: Fixed?, _ color: UInt32
  ) {
    /// A rectangle given by distances from the corner.
    func part(_ x: Range<Int>, _ y: Range<Int>) {
      let (left, right) =
        place.isLeft
        ? (box.left + x.lowerBound, box.left + x.upperBound)
        : (box.right - x.upperBound, box.right - x.lowerBound)
      let (top, bottom) =
        place.isTop
        ? (box.top + y.lowerBound, box.top + y.upperBound)
        : (box.bottom - y.upperBound, box.bottom - y.lowerBound)
      fill(PixelEdges(left: left, top: top, right: right, bottom: bottom), color)
    }
    let depth = width?.floor ?? key.side
    part(key.side..<side, 0..<depth)
    part(0..<(width?.floor ?? side), key.side..<side)
  }

  /// Paints a part of a mask.
  func blit(_ mask: Mask, from: (x: Int, y: Int), to target: PixelEdges, _ color: UInt32) {
    let box = clip.intersection(target)
    if box.isEmpty { return }
    for y in box.top..<box.bottom {
      let x = mask.bounds.left + from.x + box.left - target.left
      unsafe mask.withRow(x, mask.bounds.top + from.y + y - target.top) { row in
        if clipMask == nil {
          unsafe surface.row(box.left, y, count: box.width, coverage: row, color)
        } else {
          unsafe paintRow(box.left, y, count: box.width, row, .color(color))
        }
      }
    }
  }
}
