/// The few numbers below which differences are rounding noise. Values are in points.
enum RoundingNoise {
  /// Two positions, or a position and a bound, that are the same.
  static let coincidence = 1e-9
  /// A rate of change, as a sum of coefficients, that is none.
  static let slope = 1e-9
  /// The same where coefficients of very different size meet.
  static let smallSlope = 1e-13
  /// A rate of change that is none among rows with coefficients of such sizes: the smaller they are, and the further
  /// apart, the smaller is what counts.
  @inline(__always)
  static func slope(between smallest: Double, and largest: Double) -> Double {
    max(slope * min(largest, 1) * min(100 * smallest / largest, 1), smallSlope)
  }

  /// A lane of a form that is none: its parameter would have to be 10^6 points to move anything by 10^-7.
  static let noise = 1e-13
  /// Values at the same end of a step, whichever of two rows ends it.
  static let nearness = 1e-10

  /// How far a required row may be off, given the size of the numbers in it.
  @inline(__always)
  static func feasibility(scale: Double) -> Double { max(1e-9 * scale.magnitude, 1e-6) }

  /// How far a required row may be off in the values that are handed out, which lie on a grid of a millionth: that for
  /// each unit of its coefficients, and what rounding does to its largest number.
  static func miss(weight: Double, size: Double) -> Double { 1e-6 * max(weight, 1) + 1e-9 * size }
}
