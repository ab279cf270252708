/// What comparison found of a pixel.
package enum PixelClass: UInt8, Sendable {
  /// Equal, or not far enough apart to count.
  case same
  /// Different.
  case differs
  /// Different, and darker in the second picture.
  case isDarker
  /// Different, but as the smoothed edge of a shape is, and left out for that.
  case antialiased
  /// Under a mask.
  case masked

  /// Whether it counts.
  var counts: Bool { self == .differs || self == .isDarker }
}
