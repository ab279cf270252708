import LayoutSnapshotGraphics

/// Brings solved edges to the device's pixels: each edge alone, half up, measured from the root.
///
/// Sizes are differences of rounded edges, so neighbours that touch before still touch after, whatever
/// tree they are in. This is what the frames show that Xcode stored in interface documents.
package struct PixelRounding {
  package let scale: Int

  package init(scale: Int) { self.scale = scale }

  /// The rounded edges; none where one is too far away to be drawn.
  package func edges(left: Double, top: Double, right: Double, bottom: Double) -> PixelEdges? {
    guard let left = pixel(left), let top = pixel(top), let right = pixel(right), let bottom = pixel(bottom)
    else { return nil }
    return PixelEdges(left: left, top: top, right: right, bottom: bottom)
  }

  /// The nearest pixel boundary, the later one where two are equally near.
  ///
  /// Values come in steps of 2^-20 point, so a sixth of a point at 3x is a half only up to 2^-19; going
  /// to steps of 2^-16 pixel first lets such halves be halves.
  package func pixel(_ points: Double) -> Int? {
    let pixels = (points * Double(scale) * 65536).rounded() / 65536
    guard abs(pixels) < Double(Fixed.wholePixelLimit) else { return nil }
    return Int((pixels + 0.5).rounded(.down))
  }

  /// Whether coordinates reach as far as a pixel.
  package static func canBeDrawn(_ pixel: Int) -> Bool { abs(pixel) < Fixed.wholePixelLimit }
}
