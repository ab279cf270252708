/// A range of one parameter in which the same constraints are tight, so that every value is a straight line.
///
/// ```swift
/// let regions = try system.regions(of: width, in: 320...1366)
/// regions.map(\.range)                                    // [320...402.5, 402.5...1366]
/// regions[1].slope(of: title)                             // 0: it does not grow any more
/// ```
public struct ParametricRegion: Sendable {
  /// From where to where. The next region begins where this one ends; the values are continuous there.
  public let range: ClosedRange<Double>
  /// The sets of required constraints that exclude each other throughout.
  public let conflicts: [Conflict]
  let constants: [Double]
  let slopes: [Double]

  /// How far a variable moves for each point of the parameter.
  ///
  /// - Precondition: the variable existed when the region was found.
  public func slope(of variable: Variable) -> Double {
    checkKnows(variable)
    return slopes[Int(variable.index)]
  }

  /// A variable's value where the parameter has a value inside the range.
  ///
  /// - Precondition: the variable existed when the region was found.
  public func value(of variable: Variable, at parameter: Double) -> Double {
    checkKnows(variable)
    return Snapping.snap(constants[Int(variable.index)] + slopes[Int(variable.index)] * parameter)
  }

  private func checkKnows(_ variable: Variable) {
    precondition(
      slopes.indices.contains(Int(variable.index)),
      "The variable belongs to another system, or was added after the region was found.")
  }

  /// Whether this region continues another one, which ends where it begins, with the same lines.
  func continues(_ other: ParametricRegion) -> Bool {
    guard conflicts == other.conflicts else { return false }
    for index in constants.indices {
      if (slopes[index] - other.slopes[index]).magnitude > RoundingNoise.slope { return false }
      if (constants[index] - other.constants[index]).magnitude > RoundingNoise.feasibility(scale: 0) {
        return false
      }
    }
    return true
  }

  /// Both as one.
  func joined(_ next: ParametricRegion) -> ParametricRegion {
    ParametricRegion(
      range: range.lowerBound...next.range.upperBound, conflicts: conflicts, constants: constants,
      slopes: slopes)
  }
}
