/// Values as they are handed out: on a grid of 2^-20 points.
///
/// Different ways to the same optimum differ by rounding noise of about 1e-13. On the grid they are equal, so
/// that a half that is rounded to a pixel later never depends on the way. Beyond 2^30 points the grid coarsens
/// with the precision that is left.
@usableFromInline
enum Snapping {
  /// Adding and subtracting 1.5 * 2^32 leaves a double rounded to a multiple of 2^-20.
  @inlinable static var shift: Double { 6_442_450_944 }

  @inline(__always)
  static func snap(_ value: Double) -> Double {
    value.magnitude < large ? snapSmall(value) : snapLarge(value)
  }

  /// From this magnitude on the grid is coarser.
  static var large: Double { 1_073_741_824 }

  /// The same for what is known to be below `large`.
  @inlinable @inline(__always)
  static func snapSmall(_ value: Double) -> Double { (value + shift) - shift }

  @inline(never)
  private static func snapLarge(_ value: Double) -> Double {
    let grid = value.ulp * 4096
    return (value / grid).rounded(.toNearestOrEven) * grid
  }
}
