/// A rectangle on whole device pixels, as a solved and rounded layout has it.
package struct PixelEdges: Hashable, Sendable {
  /// The edge of least x.
  package var left: Int
  /// The edge of least y; y grows downwards.
  package var top: Int
  /// The edge of greatest x, outside the rectangle.
  package var right: Int
  /// The edge of greatest y, outside the rectangle.
  package var bottom: Int

  @inlinable
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The extent from left to right.
  @inlinable
  package var width: Int { right - left }

  /// The extent from top to bottom.
  @inlinable
  package var height: Int { bottom - top }

  /// Whether there is no pixel in it.
  @inlinable
  package var isEmpty: Bool { left >= right || top >= bottom }
}
