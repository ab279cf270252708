/// One step of drawing. Each is one call, or few, of a context like Core Graphics'.
package enum VectorStep: Hashable, Sendable {
  /// Remembers transform and clip.
  case save
  /// Goes back to the transform and the clip that were remembered last.
  case restore
  /// Applies a transform to what is drawn next, before those that apply already.
  case transform(VectorTransform)
  /// Clips what is drawn next to a path.
  case clip(VectorPath, VectorFillRule)
  /// Clips what is drawn next to a line along a path.
  case clipToStroke(VectorPath, VectorStroke)
  /// Fills a path with a colour.
  case fill(VectorPath, VectorFillRule, VectorColor)
  /// Draws a line along a path.
  case stroke(VectorPath, VectorStroke, VectorColor)
  /// Draws a gradient over all that is not clipped.
  case gradient(VectorGradient)
  /// Begins a group, which is drawn as a whole with an opacity, and mixed with what is below. Within, clip and transform
  /// go on.
  case beginGroup(opacity: Double, blend: VectorBlend)
  /// Begins what is taken away from what the group around it has drawn before, as far as it is opaque. Files have no such
  /// step; drawings of symbols do.
  case beginErasing
  /// Ends a group, or what is taken away.
  case endGroup
  /// Begins a mask: the opacity of what follows, not its colours, says how much of what comes after is seen.
  case beginMask
  /// Ends the mask, and begins what is seen through it.
  case beginMasked
  /// Ends what is seen through the mask.
  case endMasked

  /// How many points and colours it has.
  var points: Int {
    switch self {
    case .clip(let path, _), .clipToStroke(let path, _), .fill(let path, _, _), .stroke(let path, _, _):
      path.elements.count
    case .gradient(let gradient): gradient.stops.count
    default: 0
    }
  }

  /// Whether the step can leave something visible.
  var paints: Bool {
    switch self {
    case .fill, .stroke, .gradient: true
    default: false
    }
  }
}

/// Which areas of a path are inside.
package enum VectorFillRule: Hashable, Sendable {
  /// Those with a winding number other than zero.
  case winding
  /// Those that the path encloses an odd number of times.
  case evenOdd
}

/// A colour of sRGB with an opacity; all four lie between 0 and 1.
package struct VectorColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  package static let black = VectorColor(red: 0, green: 0, blue: 0)

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func unit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
  }

  func withAlpha(times factor: Double) -> VectorColor {
    VectorColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// How a line is drawn.
package struct VectorStroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  /// Not below 0; 0 is the thinnest line that a device has.
  package var width = 1.0
  package var cap = Cap.butt
  package var join = Join.miter
  /// At least 1.
  package var miterLimit = 10.0
  /// Lengths of dashes and gaps by turns, none below 0, not all 0; empty for a line without gaps.
  package var dashes: [Double] = []
  package var phase = 0.0

  package init() {}

  /// The most lengths of dashes and gaps; what has more is no pattern that somebody drew.
  static let mostDashes = 64

  /// Takes dashes if they are some: lengths that are not negative, and not all 0.
  mutating func setDashes(_ lengths: [Double], phase: Double) {
    let isValid =
      lengths.allSatisfy { $0 >= 0 && $0 < VectorCanvas.farthest } && lengths.contains { $0 > 0 }
    dashes = isValid ? lengths : []
    self.phase = isValid && abs(phase) < VectorCanvas.farthest ? phase : 0
  }
}
