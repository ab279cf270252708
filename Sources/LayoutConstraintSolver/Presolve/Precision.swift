/// Bounds on the numbers of an equality forest, from which it follows how precise it is.
///
/// Of a row that was absorbed, what rounding can do is this. Each of its variables is a factor times the root, plus an
/// offset. Both were put together on the way to the root, at most some twenty links, and each step rounded a product of a
/// partial factor and a partial offset. A partial factor is the quotient of two whole ones, so it is at most their
/// `spread`; a partial offset is at most `spread` times the `reach` of the whole ones. The row itself was read off the
/// same numbers, so that they cancel in it but for what was rounded: for each unit of its coefficients at most
/// `2^-53 * 20 * spread * (3 * reach + value)`, where no value is larger than `value`. With `spread * reach` and
/// `spread * value` up to 2^22 that is below 2^-24, a sixteenth of the grid on which values are handed out. Where all
/// factors are 1, and sums are all there is, 2^24 is as good. Nearly all layouts are within these bounds by far, and
/// need no further proof.
struct Precision<Form: AffineForm> {
  /// Parameters up to this are counted with; beyond, each solution is checked.
  static var usualParameter: Double { 4096 }
  private static var mostReach: Double { 16_777_216 }
  private static var mostReachOfFactors: Double { 4_194_304 }

  private var largestFactor = 1.0
  private var smallestFactor = 1.0
  /// No offset is larger in any lane.
  private var offsets = Form()

  @inline(__always)
  mutating func note(factor: Double) {
    largestFactor = max(largestFactor, factor.magnitude)
    smallestFactor = min(smallestFactor, factor.magnitude)
  }

  @inline(__always)
  mutating func note(offset: Form) { offsets = offsets.covering(offset) }

  /// No variable is further from its root, or from 0, at usual parameters.
  private var reach: Double { offsets.largestUsualMagnitude }

  private var spread: Double { max(largestFactor, 1) / min(smallestFactor, 1) }

  /// Whether values up to `largestValue` are as precise as they are promised to be, whatever the rows say.
  var isEnough: Bool {
    let spread = spread
    return reach <= (spread == 1 ? Self.mostReach : Self.mostReachOfFactors / spread)
  }

  /// The largest value that is.
  var largestValue: Double { Self.mostReachOfFactors / (2 * spread) }
}
