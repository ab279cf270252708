/// What a PNG file says about itself before its first pixel.
package struct PNGHeader: Hashable, Sendable {
  /// How samples make up a pixel; the raw value is the file's.
  package enum ColorType: UInt8, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples in a pixel.
    package var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The depths that the format allows, in bits a sample.
    package var allowedDepths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  package var width: Int
  package var height: Int
  package var bitDepth: UInt8
  package var colorType: ColorType
  package var isInterlaced: Bool

  package init(width: Int, height: Int, bitDepth: UInt8, colorType: ColorType, isInterlaced: Bool) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
  }

  /// Pixels in all; both sides are below 2^31, so this cannot overflow.
  package var pixelCount: Int { width * height }

  /// Bits of a pixel's samples.
  package var bitsPerPixel: Int { colorType.channels * Int(bitDepth) }

  /// Bytes in a row of packed samples.
  package var rowBytes: Int { (width * bitsPerPixel + 7) / 8 }
}
