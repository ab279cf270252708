import CLayoutSnapshotPNG
import LayoutSnapshotGraphics

/// A file's palette, or the colour that it declares transparent.
struct PNGColors: Hashable, Sendable {
  /// Straight pixels by index; empty unless the file has a palette that its pixels use.
  var palette: [UInt32] = []
  /// The samples of the transparent colour as they are in the file: grey alone, or red, green, blue.
  var transparent: [UInt16]?

  init(_ header: cpng_header, colorType: PNGHeader.ColorType) {
    // Only the bits of the image's depth count, whatever a careless writer left above them.
    let mask = UInt16(truncatingIfNeeded: (1 << Int(header.bit_depth)) - 1)
    switch colorType {
    case .palette: palette = Self.palette(of: header)
    case .gray where header.has_transparent_color: transparent = [header.transparent_gray & mask]
    case .rgb where header.has_transparent_color:
      transparent = [header.transparent_red, header.transparent_green, header.transparent_blue]
        .map { $0 & mask }
    case .gray, .rgb, .grayAlpha, .rgba: break
    }
  }

  private static func palette(of header: cpng_header) -> [UInt32] {
    unsafe withUnsafeBytes(of: header.palette) { colors in
      unsafe withUnsafeBytes(of: header.palette_alpha) { alphas in
        (0..<Int(header.palette_count)).map { index in
          unsafe Pixel(
            red: colors[3 * index], green: colors[3 * index + 1], blue: colors[3 * index + 2],
            alpha: index < header.palette_alpha_count ? alphas[index] : 255
          ).bits
        }
      }
    }
  }

  /// What packed rows mean, as a value that tells whether two files' rows can be compared unexpanded.
  func encoding(_ header: PNGHeader) -> PixelRowEncoding {
    if header.colorType == .rgba && header.bitDepth == 8 { return .straightRGBA }
    return PixelRowEncoding(
      layout: UInt16(header.bitDepth) << 8 | UInt16(header.colorType.rawValue) << 1 | 1 << 15,
      colors: palette + (transparent ?? []).map(UInt32.init)
    )
  }
}
