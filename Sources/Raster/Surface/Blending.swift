import Graphics

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
