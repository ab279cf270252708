/// Colours along a line, or between two circles.
package struct VectorGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    /// From 0 to 1; none lies before its predecessor.
    package let offset: Double
    package let color: VectorColor

    package init(_ offset: Double, _ color: VectorColor) { (self.offset, self.color) = (offset, color) }
  }

  package enum Shape: Hashable, Sendable {
    case linear(from: VectorPoint, to: VectorPoint)
    /// A point has the colour of the last of the circles between both that goes through it.
    case radial(from: VectorPoint, startRadius: Double, to: VectorPoint, endRadius: Double)
  }

  package let shape: Shape
  /// At least one.
  package let stops: [Stop]
  /// Whether the first colour goes on before the start.
  package let extendsStart: Bool
  /// Whether the last colour goes on after the end.
  package let extendsEnd: Bool

  /// A gradient; a stop that lies before its predecessor is moved to it. Nil for no stops, and for numbers out of bounds.
  package init?(_ shape: Shape, stops: [Stop], extendsStart: Bool = true, extendsEnd: Bool = true) {
    let numbers: [Double]
    switch shape {
    case .linear(let from, let to): numbers = [from.x, from.y, to.x, to.y]
    case .radial(let from, let first, let to, let second):
      numbers = [from.x, from.y, first, to.x, to.y, second]
      guard first >= 0, second >= 0 else { return nil }
    }
    guard !stops.isEmpty, numbers.allSatisfy({ abs($0) < VectorCanvas.farthest }) else { return nil }
    var reached = 0.0
    self.stops = stops.map { stop in
      reached = max(reached, min(stop.offset, 1))
      return Stop(reached, stop.color)
    }
    (self.shape, self.extendsStart, self.extendsEnd) = (shape, extendsStart, extendsEnd)
  }

  /// The gradient with an opacity; many shapes can share one that is opaque.
  func withAlpha(times factor: Double) -> VectorGradient {
    factor == 1 ? self : mapColors { $0.withAlpha(times: factor) }
  }

  /// The gradient with other colours.
  func mapColors(_ change: (VectorColor) -> VectorColor) -> VectorGradient {
    VectorGradient(shape, stops.map { Stop($0.offset, change($0.color)) }, extendsStart, extendsEnd)
  }

  private init(_ shape: Shape, _ stops: [Stop], _ extendsStart: Bool, _ extendsEnd: Bool) {
    (self.shape, self.stops, self.extendsStart, self.extendsEnd) = (shape, stops, extendsStart, extendsEnd)
  }
}
