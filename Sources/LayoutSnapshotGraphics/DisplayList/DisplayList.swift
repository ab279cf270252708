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
  /// Whether a row depends on what is painted on others, so that all have to be painted together.
  package private(set) var needsAllRows = false

  /// Whether something is mixed with what is below it in another way than by covering it.
  package private(set) var mixes = false
  /// Whether something that is painted may let shine through what was opaque.
  package private(set) var uncovers = false

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
    /// Blurs what is painted so far.
    case blur(Backdrop)
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
    /// Paints on a sheet of its own, which is then laid over the rest.
    case beginSheet
    /// Mixes what is painted with what is below it in some way.
    case beginBlend(BlendMode)
    /// Paints the blurred silhouette of what it holds, and not that itself.
    case beginShadow(DropShadow)
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
    case .beginClip, .beginGroup, .beginMask, .beginTransform, .beginSheet, .beginShadow: depth += 1
    case .beginBlend(let mode):
      depth += 1
      mixes = mixes || mode != .normal
      uncovers = uncovers || !mode.keepsOpacity
    case .beginMasked: precondition(depth > 0, "something masked without a mask")
    case .end:
      precondition(depth > 0, "an end without a beginning")
      depth -= 1
    case .blur: needsAllRows = true
    default: break
    }
    commands.append(command)
  }

  /// Paints a shadow of everything from some command on, up to the last, before it.
  ///
  /// - Precondition: all that began there has ended.
  package mutating func cast(_ shadow: DropShadow, from first: Int) {
    commands.insert(contentsOf: [.beginShadow(shadow)] + commands[first...] + [.end], at: first)
  }

  /// Puts everything from some command on, up to the last, on a sheet of its own.
  ///
  /// - Precondition: all that began there has ended.
  package mutating func isolate(from first: Int) {
    commands.insert(.beginSheet, at: first)
    commands.append(.end)
  }
}
