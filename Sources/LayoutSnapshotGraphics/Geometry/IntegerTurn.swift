/// The angle of a vector from the direction to the right, clockwise on the screen, in 1/2^32 of a full turn.
///
/// ```swift
/// integerTurn(0, 5)    // 1 << 30: down, a quarter
/// integerTurn(-3, -3)  // 5 << 29: five eighths
/// ```
///
/// It is less than 1e-8 of a turn off; multiples of an eighth are exact. The vector without a length gets 0.
///
/// - Precondition: both coordinates lie within ±2^32.
package func integerTurn(_ x: Int64, _ y: Int64) -> UInt32 {
  let (across, down) = (abs(x), abs(y))
  if across | down == 0 { return 0 }
  let eighth = arcTangent(of: min(across, down), by: max(across, down))
  let quarter = down <= across ? eighth : 1 << 30 - eighth
  let half = x < 0 ? 1 << 31 - quarter : quarter
  return UInt32(truncatingIfNeeded: y < 0 ? -half : half)
}

/// The angle whose tangent is a quotient from 0 to 1, in 1/2^32 of a full turn.
///
/// Taylor's series of the arc tangent up to the power 17. Beyond the tangent of a sixteenth of a turn, an eighth and the
/// angle of (t - 1) / (t + 1) are the same, so that the series never sees more than 0.4143 and its rest is below 3e-9.
private func arcTangent(of part: Int64, by whole: Int64) -> Int64 {
  let one = Int64(1) << 30
  // 12 / 29 is a little less than that tangent.
  let isSteep = part * 29 > whole * 12
  let (above, below) = isSteep ? (part - whole, part + whole) : (part, whole)
  let tangent = (above * one + (above < 0 ? -below : below) / 2) / below
  let square = (tangent * tangent) >> 30
  var sum = one / 17
  for divisor: Int64 in [15, 13, 11, 9, 7, 5, 3, 1] { sum = one / divisor - ((square * sum) >> 30) }
  // 2^32 divided by the radians of a turn.
  let turns = (((tangent * sum) >> 30) * 683_565_276 + one / 2) >> 30
  return isSteep ? turns + 1 << 29 : turns
}
