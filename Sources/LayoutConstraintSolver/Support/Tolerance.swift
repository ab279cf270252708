/// The few numbers below which differences are rounding noise. Values are in points.
enum Tolerance {
  /// Two positions, or a position and a bound, that are the same.
  static let coincidence = 1e-9
  /// A rate of change, as a sum of coefficients, that is none.
  static let slope = 1e-9
  /// A lane of a form that is none: its parameter would have to be 10^6 points to move anything by 10^-7.
  static let noise = 1e-13
  /// A coefficient that is nothing but noise, in a tableau whose entries are about 1.
  static let coefficient = 1e-11

  /// How far a required row may be off, given the size of the numbers in it.
  @inline(__always)
  static func feasibility(scale: Double) -> Double { 1e-7 * max(scale.magnitude, 10) }

  /// The number of entries that optimising one component may go through: some ten seconds. What needs more is no
  /// layout, and is reported instead of making a test run hang.
  static let mostEffort = 4_000_000_000
}
