/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Pixel)
  /// Colours that change along a line.
  case gradient(LinearGradient)
  /// Colours that change from circle to circle.
  case radial(RadialGradient)
  /// Colours that change around a point.
  case conic(ConicGradient)
}

/// What is filled or clipped to.
package enum Shape: Hashable, Sendable {
  case rect(FixedRect)
  case rounded(RoundedRect)
  case path(Path, Path.FillRule)
}

/// Colours along a line; beyond its ends the outermost ones go on.
package struct LinearGradient: Hashable, Sendable {
  /// A colour and its place on the line.
  package struct Stop: Hashable, Sendable {
    /// 0 at the start, 65536 at the end.
    package let position: Int32
    package let color: Pixel

    package init(position: Int32, color: Pixel) {
      self.position = max(0, min(65536, position))
      self.color = color
    }
  }

  package let start: FixedPoint
  package let end: FixedPoint
  /// In ascending order.
  package let stops: [Stop]

  /// Makes a gradient; a stop that lies before its predecessor is moved to it.
  ///
  /// - Precondition: there is a stop.
  package init(from start: FixedPoint, to end: FixedPoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = LinearGradient.ascending(stops)
  }

  /// Stops of which none lies before its predecessor.
  static func ascending(_ stops: [Stop]) -> [Stop] {
    precondition(!stops.isEmpty, "a gradient without colours")
    var reached: Int32 = 0
    return stops.map { stop in
      reached = max(reached, stop.position)
      return Stop(position: reached, color: stop.color)
    }
  }
}

/// A blurred silhouette, painted before what casts it.
package struct Shadow: Hashable, Sendable {
  package let shape: Shape
  /// How far the silhouette is moved.
  package let offset: FixedPoint
  /// The standard deviation of the blur, which is what UIKit calls the shadow's radius.
  package let radius: Fixed
  package let color: Pixel

  package init(of shape: Shape, offset: FixedPoint, radius: Fixed, color: Pixel) {
    self.shape = shape
    self.offset = offset
    self.radius = Fixed(rawValue: max(0, min(radius.rawValue, 256 * 256)))
    self.color = color
  }
}

/// The blurred silhouette of whatever is drawn.
package struct DropShadow: Hashable, Sendable {
  /// How far the silhouette is moved, before the maps that are in force where it begins.
  package let offset: FixedPoint
  /// The standard deviation of the blur, before these maps.
  package let radius: Fixed
  package let color: Pixel

  package init(offset: FixedPoint, radius: Fixed, color: Pixel) {
    self.offset = offset
    self.radius = Fixed(rawValue: max(0, min(radius.rawValue, 256 * 256)))
    self.color = color
  }
}
