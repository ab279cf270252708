/// Bounds on the numbers of an equality forest, from which it follows how precise it is.
///
/// All that the forest computes are sums of at most a few dozen products of a factor and an offset, each of which
/// rounds by 2^-53 of its size. Partial factors are quotients of two whole ones. So what rounding does to an absorbed
/// equality is below `2^-47 * spread^2 * reach` for each unit of its coefficients: with these bounds, a tenth of the
/// grid on which values are handed out. Nearly all layouts are within them by far, and need no further proof.
struct Precision<Form: AffineForm> {
  /// Parameters up to this are counted with; beyond, each solution is checked.
  static var usualParameter: Double { 4096 }
  private static var mostReach: Double { 16_777_216 }
  static var mostReachOfFactors: Double { 2_097_152 }

  private var largestFactor = 1.0
  private var smallestFactor = 1.0
  /// No variable is further from its root, or from 0, at usual parameters.
  private var reach = 0.0

  @inline(__always)
  mutating func note(factor: Double) {
    largestFactor = max(largestFactor, factor.magnitude)
    smallestFactor = min(smallestFactor, factor.magnitude)
  }

  @inline(__always)
  mutating func note(offset: Form) {
    var size = offset[0].magnitude
    if !offset.isPlain {
      for lane in 1..<Form.scalarCount { size += Self.usualParameter * offset[lane].magnitude }
    }
    reach = max(reach, size)
  }

  /// Whether values are as precise as they are promised to be, whatever the rows say.
  var isEnough: Bool {
    if largestFactor == 1, smallestFactor == 1 { return reach <= Self.mostReach }
    let spread = max(largestFactor, 1 / smallestFactor)
    return spread * spread * reach <= Self.mostReachOfFactors
  }
}
