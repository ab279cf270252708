/// Values as they are handed out: on a grid of 2^-20 points.
///
/// Different ways to the same optimum differ by rounding noise of about 1e-13. On the grid they are equal, so
/// that a half that is rounded to a pixel later never depends on the way. Beyond 2^30 points the grid coarsens
/// with the precision that is left.
enum Snapping {
  /// Adding and subtracting 1.5 * 2^32 leaves a double rounded to a multiple of 2^-20.
  private static let shift = 6_442_450_944.0

  @inline(__always)
  static func snap(_ value: Double) -> Double {
    if value.magnitude < 1_073_741_824 { return (value + shift) - shift }
    return snapLarge(value)
  }

  @inline(never)
  private static func snapLarge(_ value: Double) -> Double {
    let grid = value.ulp * 4096
    return (value / grid).rounded(.toNearestOrEven) * grid
  }
}
