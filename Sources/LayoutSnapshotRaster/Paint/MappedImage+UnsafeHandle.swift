import LayoutSnapshotGraphics

/// An image that is turned or slanted: brought to its size first, then sampled between its pixels.
struct MappedImage {
  private let sheet: Sheet
  private let inverse: Affine

  init(_ fill: ImageFill, inverse: Affine) {
    let pixels = fill.rect.touchedPixels
    sheet = Sheet(pixels)
    let rows = ImageRows(fill, pixels: pixels)
    for y in pixels.top..<pixels.bottom {
      unsafe rows.colors(pixels.left, y, count: pixels.width, into: sheet.surface.pointer(pixels.left, y))
    }
    self.inverse = inverse
  }

  func colors(_ x: Int, _ y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count {
      let place = inverse.map(FixedPoint(Int32((x + index) * 256 + 128), Int32(y * 256 + 128)))
      unsafe target[index] = sample(place.x.rawValue - 128, place.y.rawValue - 128)
    }
  }

  /// The mean of four pixels in proportion to their distance; beyond the edges the outermost goes on.
  private func sample(_ x: Int32, _ y: Int32) -> UInt32 {
    let bounds = sheet.surface.bounds
    func pixel(_ dx: Int, _ dy: Int) -> UInt32 {
      let column = max(bounds.left, min(bounds.right - 1, Int(x >> 8) + dx))
      let row = max(bounds.top, min(bounds.bottom - 1, Int(y >> 8) + dy))
      return unsafe sheet.surface.pointer(column, row).pointee
    }
    let (a, b, c, d) = (pixel(0, 0), pixel(1, 0), pixel(0, 1), pixel(1, 1))
    if a == b && b == c && c == d { return a }
    let (u, v) = (UInt32(x & 255), UInt32(y & 255))
    func mixed(_ shift: UInt32) -> UInt32 {
      let top = (a >> shift & 255) * (256 - u) + (b >> shift & 255) * u
      let bottom = (c >> shift & 255) * (256 - u) + (d >> shift & 255) * u
      return ((top * (256 - v) + bottom * v + 32768) >> 16) << shift
    }
    return mixed(0) | mixed(8) | mixed(16) | mixed(24)
  }
}
