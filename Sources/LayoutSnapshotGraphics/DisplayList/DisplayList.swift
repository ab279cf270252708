/// All that a picture needs, as a value: a canvas in device pixels and what is painted on it in order.
///
/// It is what layout hands to the rasterizer, so neither knows the other; a test can print it, compare
/// it and keep it as a reference that is cheaper and more telling than pixels.
///
/// ```swift
/// var list = DisplayList(width: 640, height: 960)
/// list.append(.fill(FixedRect(pixels: edges), .white))
/// print(list)
/// // canvas 640 960
/// // fill 0 0 640 960 #FFFFFF
/// ```
package struct DisplayList: Hashable, Sendable {
  /// The canvas's extent across, in pixels.
  package let width: Int
  /// The canvas's extent downwards, in pixels.
  package let height: Int
  /// What is painted, the hindmost first.
  package private(set) var commands: [Command] = []

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// One step of painting. What begins lasts until its `end`.
  package enum Command: Hashable, Sendable {
    /// Paints a rectangle in one colour over what is there.
    case fill(FixedRect, Pixel)
    /// Paints the inside of a shape.
    case paint(Shape, Paint)
    /// Paints the ring inside an outline.
    case border(RoundedRect, width: Fixed, Pixel)
    /// Paints a blurred silhouette.
    case shadow(Shadow)
    /// Paints glyphs.
    case glyphs(GlyphRun)
    /// Paints an image.
    case image(ImageFill)
    /// Paints inside a shape only.
    case beginClip(Shape)
    /// Paints on a sheet of its own, which is then laid over the rest at some opacity.
    case beginGroup(alpha: UInt8)
    /// Paints a mask on a sheet of its own. What comes after `beginMasked` shows as far as the mask is opaque.
    case beginMask
    /// Ends a mask, and paints on a sheet of its own, which is then laid over the rest through the mask.
    case beginMasked
    /// Maps all coordinates, before the maps that are in force already.
    case beginTransform(Affine)
    /// Ends what began last.
    case end
  }

  /// How many clips, groups and transforms have begun and not ended.
  package private(set) var depth = 0

  /// Paints something over all that came before.
  ///
  /// - Precondition: `end` ends something, and `beginMasked` a mask.
  package mutating func append(_ command: Command) {
    switch command {
    case .beginClip, .beginGroup, .beginMask, .beginTransform: depth += 1
    case .beginMasked: precondition(depth > 0, "something masked without a mask")
    case .end:
      precondition(depth > 0, "an end without a beginning")
      depth -= 1
    default: break
    }
    commands.append(command)
  }
}
