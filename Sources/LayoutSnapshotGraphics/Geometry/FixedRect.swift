/// A rectangle given by its four edges in device pixels, so that neighbours share an edge exactly.
package struct FixedRect: Hashable, Sendable {
  /// The edge of least x.
  package var left: Fixed
  /// The edge of least y; y grows downwards.
  package var top: Fixed
  /// The edge of greatest x, outside the rectangle.
  package var right: Fixed
  /// The edge of greatest y, outside the rectangle.
  package var bottom: Fixed

  @inlinable
  package init(left: Fixed, top: Fixed, right: Fixed, bottom: Fixed) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle on whole pixels.
  @inlinable
  package init(pixels edges: PixelEdges) {
    self.init(
      left: Fixed(pixels: edges.left), top: Fixed(pixels: edges.top),
      right: Fixed(pixels: edges.right), bottom: Fixed(pixels: edges.bottom))
  }

  /// Whether no pixel can be touched.
  @inlinable
  package var isEmpty: Bool { left >= right || top >= bottom }

  /// Whether all four edges lie on pixel boundaries.
  @inlinable
  package var isWhole: Bool { left.isWhole && top.isWhole && right.isWhole && bottom.isWhole }
}
