/// Colours around a point, like the hands of a clock.
///
/// Angles are those in a square that is stretched to a rectangle: an eighth of a turn leads to a corner of the rectangle around
/// the centre.
package struct ConicGradient: Hashable, Sendable {
  package let center: FixedPoint
  /// The sides of the rectangle; at least 1/256 pixel.
  package let width: Fixed, height: Fixed
  /// Where the last colour meets the first one, clockwise from the direction to the right, in 1/2^32 of a turn.
  package let start: UInt32
  /// In ascending order, clockwise on the screen.
  package let stops: [LinearGradient.Stop]

  /// - Precondition: there is a stop.
  package init(
    around center: FixedPoint, width: Fixed, height: Fixed, from start: UInt32, stops: [LinearGradient.Stop]
  ) {
    (self.center, self.start) = (center, start)
    (self.width, self.height) = (
      Fixed(rawValue: max(1, width.rawValue)), Fixed(rawValue: max(1, height.rawValue))
    )
    self.stops = LinearGradient.ascending(stops)
  }
}
