/// A coordinate in device pixels as 24.8 fixed point: a whole number of 1/256 pixel.
///
/// The drawing floors compute with integers only, so that every processor paints the same bytes; this
/// is the last place that sees a `Double`. 24 whole bits hold every coordinate up to ±8,388,607 pixels.
package struct Fixed: Hashable, Sendable, Comparable {
  /// The number of 1/256 pixels.
  package var rawValue: Int32

  @inlinable
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// A whole number of pixels.
  ///
  /// - Precondition: `pixels` lies within ``wholePixelLimit`` of zero. The layout refuses what does not.
  @inlinable
  package init(pixels: Int) {
    precondition(abs(pixels) <= Fixed.wholePixelLimit, "a coordinate beyond ±8,388,607 pixels")
    rawValue = Int32(pixels) << 8
  }

  /// The largest whole number of pixels that can be drawn at.
  @inlinable
  package static var wholePixelLimit: Int { 8_388_607 }

  /// One pixel.
  @inlinable
  package static var one: Fixed { Fixed(rawValue: 256) }

  /// The pixel that this coordinate lies in, or that begins here.
  @inlinable
  package var floor: Int { Int(rawValue >> 8) }

  /// The first pixel boundary at or after this coordinate.
  @inlinable
  package var ceiling: Int { (Int(rawValue) + 255) >> 8 }

  /// Whether this coordinate lies on a pixel boundary.
  @inlinable
  package var isWhole: Bool { rawValue & 255 == 0 }

  @inlinable
  package static func < (a: Fixed, b: Fixed) -> Bool { a.rawValue < b.rawValue }
}
