/// A pixel: red, green, blue and alpha, 8 bits each. The color is not multiplied by alpha.
///
/// ```swift
/// let seeThroughRed = Pixel(red: 255, green: 0, blue: 0, alpha: 128)
/// seeThroughRed.premultiplied.red   // 128
/// ```
public struct Pixel: Hashable, Sendable {
  /// Red, green, blue, alpha from the lowest byte up: on the little-endian processors that Swift
  /// runs on, memory then holds R, G, B, A, which is the order of bytes in a PNG file.
  @usableFromInline
  package var bits: UInt32

  @inlinable
  package init(bits: UInt32) { self.bits = bits }

  /// Makes a pixel of its four channels, 0 to 255.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The red channel, 0 to 255.
  @inlinable
  public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// The green channel, 0 to 255.
  @inlinable
  public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// The blue channel, 0 to 255.
  @inlinable
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// 255 is opaque, 0 is invisible.
  @inlinable
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// A transparent pixel.
  public static let clear = Pixel(bits: 0)
  /// Opaque black.
  public static let black = Pixel(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Pixel(red: 255, green: 255, blue: 255)
}

extension Pixel {
  /// The same pixel with its color multiplied by its alpha, as drawing needs it.
  @inlinable
  package var premultiplied: Pixel {
    let a = UInt32(alpha)
    func scaled(_ channel: UInt8) -> UInt8 { UInt8(divideBy255(UInt32(channel) * a)) }
    return Pixel(red: scaled(red), green: scaled(green), blue: scaled(blue), alpha: alpha)
  }

  /// The pixel whose color, multiplied by alpha, is this one, as files store it.
  ///
  /// Rounds to nearest, `(c * 255 + a / 2) / a`. Color above alpha, which drawing never makes, is
  /// cut off at 255.
  @inlinable
  package var unpremultiplied: Pixel {
    let a = UInt32(alpha)
    if a == 255 { return self }
    if a == 0 { return .clear }
    func restored(_ channel: UInt8) -> UInt8 { UInt8(min(255, (UInt32(channel) * 255 + a / 2) / a)) }
    return Pixel(red: restored(red), green: restored(green), blue: restored(blue), alpha: alpha)
  }
}

/// `value / 255` rounded to nearest, exact for every product of two bytes.
@inlinable
package func divideBy255(_ value: UInt32) -> UInt32 {
  let biased = value &+ 128
  return (biased &+ (biased &>> 8)) &>> 8
}
