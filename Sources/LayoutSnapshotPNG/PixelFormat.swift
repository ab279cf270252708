import LayoutSnapshotGraphics

/// The packed form in which a picture is written: the smallest that holds its colours.
package enum PixelFormat: Hashable, Sendable {
  /// Indexes of 1, 2, 4 or 8 bits into at most 256 straight colours.
  case palette([UInt32])
  /// Three bytes a pixel, all opaque.
  case rgb
  /// Four bytes a pixel.
  case rgba

  /// The format for a set of colours, in whatever order they were met.
  ///
  /// Colours are sorted: the palette, and with it every index in the file, then depends on which
  /// colours there are and not on where, so that moving a view does not renumber the picture.
  /// See-through colours stand first because the table of alphas may end at the last of them.
  init(colors: [UInt32]) {
    func rank(_ color: UInt32) -> UInt64 {
      let pixel = Pixel(bits: color)
      let isOpaque: UInt64 = pixel.alpha == 255 ? 1 : 0
      let rgba = UInt64(color.byteSwapped)
      return isOpaque << 32 | rgba
    }
    self = .palette(colors.sorted { rank($0) < rank($1) })
  }

  var bitDepth: UInt8 {
    switch self {
    case .palette(let colors) where colors.count <= 2: 1
    case .palette(let colors) where colors.count <= 4: 2
    case .palette(let colors) where colors.count <= 16: 4
    case .palette, .rgb, .rgba: 8
    }
  }

  var colorType: PNGHeader.ColorType {
    switch self {
    case .palette: .palette
    case .rgb: .rgb
    case .rgba: .rgba
    }
  }
}
