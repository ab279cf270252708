import LayoutSnapshotGraphics

// Four channels lie in the four 16-bit lanes of a UInt64, so that one multiplication serves them all.
// A lane holds at most 255 * 255 + 128 + 254, which fits.

/// The four channels of a pixel, one in each 16-bit lane.
@inline(__always)
func spread(_ bits: UInt32) -> UInt64 {
  let value = UInt64(bits)
  return (value & 0xFF) | (value & 0xFF00) &<< 8 | (value & 0xFF_0000) &<< 16
    | (value & 0xFF00_0000) &<< 24
}

/// The four lanes back in one pixel.
@inline(__always)
func gather(_ lanes: UInt64) -> UInt32 {
  UInt32(
    truncatingIfNeeded: (lanes & 0xFF) | (lanes &>> 8) & 0xFF00 | (lanes &>> 16) & 0xFF_0000
      | (lanes &>> 24) & 0xFF00_0000)
}

/// Each lane times `factor` / 255, rounded to nearest.
@inline(__always)
func scale(_ lanes: UInt64, by factor: UInt64) -> UInt64 {
  let biased = lanes &* factor &+ 0x0080_0080_0080_0080
  return (biased &+ (biased &>> 8) & 0x00FF_00FF_00FF_00FF) &>> 8 & 0x00FF_00FF_00FF_00FF
}

/// A premultiplied source, given in lanes, over a premultiplied destination.
@inline(__always)
func blend(_ source: UInt64, over destination: UInt32) -> UInt32 {
  gather(source &+ scale(spread(destination), by: 255 &- source &>> 48))
}

/// The channels of four premultiplied pixels: two of each in one vector of 16-bit lanes, green and alpha in another.
///
/// Split by masks and shifts, because the standard library's conversions between widths of lanes compile to a
/// call each.
struct Channels {
  private var even: SIMD8<UInt16>
  private var odd: SIMD8<UInt16>

  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    even = unsafe unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
    odd = unsafe unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  init(repeating pixel: UInt32) { self.init(SIMD4(repeating: pixel)) }

  /// Four bytes, each in all channels of its pixel.
  @inline(__always)
  init(ofBytes bytes: UInt32) {
    let each = SIMD4<UInt32>(bytes & 0xFF, bytes &>> 8 & 0xFF, bytes &>> 16 & 0xFF, bytes &>> 24)
    even = unsafe unsafeBitCast(each | each &<< 16, to: SIMD8<UInt16>.self)
    odd = even
  }

  @inline(__always)
  private init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self.even = even
    self.odd = odd
  }

  private var pixels: SIMD4<UInt32> {
    @inline(__always) get {
      unsafe unsafeBitCast(even, to: SIMD4<UInt32>.self) | unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
    }
  }

  /// Each channel times another one / 255, rounded to nearest.
  @inline(__always)
  func scaled(by other: Channels) -> Channels {
    Channels(even: Self.product(even, other.even), odd: Self.product(odd, other.odd))
  }

  /// Four pixels over four others.
  @inline(__always)
  func blended(over below: Channels) -> SIMD4<UInt32> {
    // Alpha is the upper of a pixel's two odd lanes.
    let alpha = unsafe unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    let rest = unsafe unsafeBitCast((alpha | alpha &<< 16) ^ 0x00FF_00FF, to: SIMD8<UInt16>.self)
    let kept = below.scaled(by: Channels(even: rest, odd: rest))
    return Channels(even: even &+ kept.even, odd: odd &+ kept.odd).pixels
  }

  /// A lane holds at most 255 * 255 + 128 + 254, which fits.
  @inline(__always)
  private static func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let biased = a &* b &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }
}
