/// A place in device pixels, in 24.8 fixed point.
package struct FixedPoint: Hashable, Sendable {
  /// Across, to the right.
  package var x: Fixed
  /// Downwards.
  package var y: Fixed

  @inlinable
  package init(x: Fixed, y: Fixed) {
    self.x = x
    self.y = y
  }

  /// A place given in 1/256 pixels.
  @inlinable
  package init(_ x: Int32, _ y: Int32) { self.init(x: Fixed(rawValue: x), y: Fixed(rawValue: y)) }
}
