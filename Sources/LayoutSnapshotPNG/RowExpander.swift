import LayoutSnapshotGraphics

/// Turns a packed row of any colour type and depth into straight RGBA pixels.
///
/// Samples of 16 bits keep their upper byte, as libpng's `png_set_strip_16` does; samples of fewer
/// than 8 bits are spread over 0 to 255. Both are what every viewer shows.
struct RowExpander {
  let header: PNGHeader
  let transparent: [UInt16]?
  let paletteCount: Int
  /// For samples of one channel and at most 8 bits: the pixels that each value of a byte holds.
  let table: [UInt32]

  init(header: PNGHeader, colors: PNGColors) {
    self.header = header
    transparent = colors.transparent
    paletteCount = colors.palette.count
    table = Self.isTabular(header) ? Self.table(header, colors) : []
  }

  /// Whether packed rows are straight pixels already.
  var isIdentity: Bool { header.colorType == .rgba && header.bitDepth == 8 }

  static func isTabular(_ header: PNGHeader) -> Bool {
    header.colorType.channels == 1 && header.bitDepth <= 8
  }

  /// The pixels of byte 0, then those of byte 1, and so on: 8, 4, 2 or 1 for each.
  private static func table(_ header: PNGHeader, _ colors: PNGColors) -> [UInt32] {
    let depth = Int(header.bitDepth)
    let mask = (1 << depth) - 1
    let pixels = (0...mask).map { sample in pixel(sample, maximum: mask, header, colors) }
    return (0..<256).flatMap { byte in
      stride(from: 8 - depth, through: 0, by: -depth).map { shift in pixels[byte >> shift & mask] }
    }
  }

  private static func pixel(
    _ sample: Int, maximum: Int, _ header: PNGHeader, _ colors: PNGColors
  ) -> UInt32 {
    if header.colorType == .palette {
      // Indexes outside are refused when the row is read; the entry only fills the table.
      return sample < colors.palette.count ? colors.palette[sample] : Pixel.black.bits
    }
    let gray = UInt8(sample * 255 / maximum)
    let isTransparent = colors.transparent.map { Int($0[0]) == sample } ?? false
    return Pixel(red: gray, green: gray, blue: gray, alpha: isTransparent ? 0 : 255).bits
  }
}
