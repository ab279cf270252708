/// Colours between two circles, or two ellipses of the same proportions.
///
/// A point has the colour of the last of the circles between them that goes through it, as in PDF (ISO 32000-1,
/// 8.7.4.5.4).
package struct RadialGradient: Hashable, Sendable {
  /// Where colours begin or end.
  package struct Circle: Hashable, Sendable {
    package let center: FixedPoint
    package let radius: Fixed

    package init(_ center: FixedPoint, radius: Fixed) {
      (self.center, self.radius) = (center, Fixed(rawValue: max(0, radius.rawValue)))
    }
  }

  package let start: Circle
  package let end: Circle
  /// How many times as high as wide the circles are, from the first one's centre, in 1/65536.
  package let stretch: Int64
  /// In ascending order.
  package let stops: [LinearGradient.Stop]
  /// Whether the first colour goes on before the first circle.
  package let extendsStart: Bool
  /// Whether the last colour goes on after the last circle.
  package let extendsEnd: Bool

  /// - Precondition: there is a stop.
  package init(
    from start: Circle, to end: Circle, stretch: Int64 = 65536, stops: [LinearGradient.Stop],
    extendsStart: Bool = true, extendsEnd: Bool = true
  ) {
    (self.start, self.end, self.stretch) = (start, end, max(1, stretch))
    self.stops = LinearGradient.ascending(stops)
    (self.extendsStart, self.extendsEnd) = (extendsStart, extendsEnd)
  }
}
