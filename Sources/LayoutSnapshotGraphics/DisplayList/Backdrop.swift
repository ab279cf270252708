/// A blur of what is already painted inside a shape.
package struct Backdrop: Hashable, Sendable {
  /// What is blurred, and how far the blur sees: to the edges of the shape's box.
  package let shape: RoundedRect
  /// The radius of three box blurs, in pixels. Nothing is blurred below 1, and never more than 127 pixels.
  package let radius: Int

  package init(of shape: RoundedRect, radius: Int) { (self.shape, self.radius) = (shape, radius) }
}
