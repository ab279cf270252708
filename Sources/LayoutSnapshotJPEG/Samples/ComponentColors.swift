import LayoutSnapshotGraphics

/// Which colours the components of a picture are.
enum ComponentColors: Equatable {
  case gray
  case rgb
  case yCbCr
  /// Inks; Adobe's programs store how much of each is absent.
  case cmyk(isInverted: Bool)
  /// YCbCr for the first three of Adobe's inks.
  case ycck

  /// The pixel of one sample for each component; components that are not there are 0.
  @inline(__always)
  func pixel(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Pixel {
    switch self {
    case .gray: return Pixel(red: first, green: first, blue: first)
    case .rgb: return Pixel(red: first, green: second, blue: third)
    case .yCbCr: return Self.pixel(luma: first, second, third)
    case .cmyk(let isInverted):
      return isInverted
        ? Self.pixel(light: first, second, third, fourth)
        : Self.pixel(light: 255 - first, 255 - second, 255 - third, 255 - fourth)
    case .ycck:
      let inks = Self.pixel(luma: first, second, third)
      return Self.pixel(light: 255 - inks.red, 255 - inks.green, 255 - inks.blue, fourth)
    }
  }

  /// JFIF 1.02's equations with sixteen bits after the point.
  @inline(__always)
  private static func pixel(luma: UInt8, _ blueness: UInt8, _ redness: UInt8) -> Pixel {
    let (y, cb, cr) = (Int32(luma), Int32(blueness) - 128, Int32(redness) - 128)
    let half: Int32 = 32768
    @inline(__always) func byte(_ value: Int32) -> UInt8 {
      UInt8(truncatingIfNeeded: min(max(value, 0), 255))
    }
    return Pixel(
      red: byte(y + (91881 * cr + half) >> 16), green: byte(y + (half - 22554 * cb - 46802 * cr) >> 16),
      blue: byte(y + (116130 * cb + half) >> 16))
  }

  /// What three inks and black let through, each from 0 to 255.
  @inline(__always)
  private static func pixel(light cyan: UInt8, _ magenta: UInt8, _ yellow: UInt8, _ black: UInt8) -> Pixel {
    @inline(__always) func byte(_ ink: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: divideBy255(UInt32(ink) * UInt32(black)))
    }
    return Pixel(red: byte(cyan), green: byte(magenta), blue: byte(yellow))
  }
}
