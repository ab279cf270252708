/// Rounds points to whole device pixels, the one place where text layout rounds.
///
/// Conversions to integers do the rounding, since the standard library's `rounded(_:)` calls the C library,
/// whose presence and version must not matter here.
package struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  package let scale: Double

  package init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "A scale is a positive number")
    self.scale = scale
  }

  /// The next pixel edge at or above `points`. Noise of summing (2^-16 pixel) does not reach the next pixel.
  package func ceiling(_ points: Double) -> Double {
    -PixelGrid.floor(-(points * scale - 0x1p-16)) / scale
  }

  /// The nearest pixel edge, half a pixel upwards.
  package func round(_ points: Double) -> Double { PixelGrid.floor(points * scale + 0.5) / scale }

  /// The next pixel edge at or below `points`.
  package func floor(_ points: Double) -> Double { PixelGrid.floor(points * scale + 0x1p-16) / scale }

  /// The nearest quarter of a pixel, which is as fine as the rasterizer places glyphs.
  package func roundToQuarter(_ points: Double) -> Double {
    PixelGrid.floor(points * scale * 4 + 0.5) / (scale * 4)
  }

  /// The largest whole number not above `value`.
  static func floor(_ value: Double) -> Double {
    // From 2^52 on every Double is whole, and beyond 2^63 it fits no integer.
    guard value > -0x1p52, value < 0x1p52 else { return value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }
}
