/// Rates of change that were taken for none, and may be something.
///
/// Two wishes that pull against each other with `2.0000002 * 0.49999995` and with 1 differ by 1e-14. That is no noise,
/// and decides where nothing else does. In doubles it is too near to what rounding leaves, so numbers of any precision
/// have to tell.
extension LexicographicSimplex {
  /// Whether there are any. Only coefficients with many digits leave some.
  func hidesRates() -> Bool {
    guard hasRoughCoefficients else { return false }
    let levels = rows.levelCount
    let sums = Buffer<(value: Double, size: Double)>(
      repeating: (0, 0), count: tableau.columnCount * levels)
    defer { sums.deallocate() }
    for slot in 0..<tableau.slotCount {
      let cost = rows[tableau.slotIdentities[slot]]
      let slope = cost.jump > 0 ? cost.slope(sides[slot]) : 0
      if slope == 0 { continue }
      for index in tableau.entryRange(of: slot) {
        let entry = tableau.entry(index)
        let place = Int(entry.column) * levels + Int(cost.level)
        sums[place].value += slope * entry.coefficient
        sums[place].size += (slope * entry.coefficient).magnitude
      }
    }
    for column in 0..<tableau.columnCount {
      let own = rows[tableau.columnIdentities[column]]
      for level in 0..<levels {
        let (value, size) = sums[column * levels + level]
        if isHidden(value, among: size) { return true }
        if own.jump > 0, Int(own.level) == level,
          isHidden(value + own.above, among: size + own.above)
            || isHidden(own.below - value, among: size + own.below)
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether any coefficient has more digits than sums of doubles keep exactly.
  private var hasRoughCoefficients: Bool {
    for slot in 0..<tableau.slotCount where rows[tableau.slotIdentities[slot]].jump > 0 {
      for index in tableau.entryRange(of: slot) {
        let scaled = tableau.entry(index).coefficient * 1024
        if scaled != scaled.rounded() { return true }
      }
    }
    return false
  }

  /// Whether a sum counts as none, but is more than what rounding leaves: about a unit of the last place for each step
  /// and each column, as measured on dense rows.
  private func isHidden(_ sum: Double, among size: Double) -> Bool {
    sum.magnitude <= rows.slope && sum.magnitude > Double(4 + rows.rootCount + pivotCount) * size.ulp
  }
}
