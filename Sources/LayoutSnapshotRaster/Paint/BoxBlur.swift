import LayoutSnapshotGraphics

/// Three box blurs, which together come within 3 % of a Gaussian one (SVG 1.1, `feGaussianBlur`).
struct BoxBlur {
  /// The widths of the three boxes.
  private let boxes: [Int]
  /// How many pixels the blur reaches beyond the silhouette.
  let reach: Int

  /// - Parameter deviation: the Gaussian's standard deviation.
  init(deviation: Fixed) {
    // d = deviation * 3 * sqrt(2 pi) / 4, rounded; 123207 is that factor in 1/65536.
    let width = Int((Int64(deviation.rawValue) * 123_207 + 1 << 23) >> 24)
    // Boxes of even width are off by half a pixel, once to either side; a third, odd one mends it.
    boxes = width < 2 ? [] : (width % 2 == 1 ? [width, width, width] : [width, width, width + 1])
    reach = boxes.isEmpty ? 0 : boxes.reduce(0, +) / 2
  }

  /// The blurred mask, larger by the reach on every side.
  func apply(to mask: Mask) -> Mask {
    let old = mask.bounds
    let bounds = PixelEdges(
      left: old.left - reach, top: old.top - reach, right: old.right + reach, bottom: old.bottom + reach)
    if boxes.isEmpty { return mask }
    var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    for y in 0..<old.height {
      let target = (y + reach) * bounds.width + reach
      for x in 0..<old.width { bytes[target + x] = mask.bytes[y * old.width + x] }
    }
    var line = [UInt8](repeating: 0, count: max(bounds.width, bounds.height))
    for y in reach..<reach + old.height {
      blurLine(&bytes, start: y * bounds.width, step: 1, count: bounds.width, &line)
    }
    for x in 0..<bounds.width {
      blurLine(&bytes, start: x, step: bounds.width, count: bounds.height, &line)
    }
    return Mask(bounds, bytes)
  }

  private func blurLine(
    _ bytes: inout [UInt8], start: Int, step: Int, count: Int, _ line: inout [UInt8]
  ) {
    for (pass, width) in boxes.enumerated() {
      for index in 0..<count { line[index] = bytes[start &+ index &* step] }
      // Pixel x takes x - before ... x + after.
      let before = width % 2 == 1 ? width / 2 : width / 2 - pass
      let after = width - 1 - before
      var sum = 0
      for index in 0..<min(after, count) { sum &+= Int(line[index]) }
      for index in 0..<count {
        if index &+ after < count { sum &+= Int(line[index &+ after]) }
        bytes[start &+ index &* step] = UInt8(truncatingIfNeeded: (sum &+ width / 2) / width)
        if index &- before >= 0 { sum &-= Int(line[index &- before]) }
      }
    }
  }
}
