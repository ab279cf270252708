/// How fast the cost of each level changes when a column moves.
extension LexicographicSimplex {
  mutating func computeSides() {
    sides.removeAll()
    for slot in 0..<tableau.slotCount {
      let value = tableau.values[slot]
      if value.magnitude > RoundingNoise.coincidence {
        sides.append(value > 0 ? 1 : -1)
      } else {
        let cost = rows[tableau.slotIdentities[slot]]
        // The side that costs: rows that meet in a point then mostly prove at once that it is the only best one.
        sides.append(cost.above > 0 ? 1 : -1)
      }
    }
  }

  mutating func computeRates() {
    let levels = rows.levelCount
    rates.reset(to: tableau.columnCount * levels, filling: 0)
    while candidates.count < levels { candidates.append(Buffer()) }
    for level in 0..<candidates.count { candidates[level].removeAll() }
    for slot in 0..<tableau.slotCount {
      let cost = rows[tableau.slotIdentities[slot]]
      if cost.jump > 0 { addRates(of: slot, level: cost.level, times: cost.slope(sides[slot])) }
    }
    improvements.reset(to: tableau.columnCount, filling: .max)
    listed.reset(to: tableau.columnCount, filling: -1)
    weights.reset(to: tableau.columnCount, filling: 1)
    for column in 0..<tableau.columnCount { review(column) }
  }

  @inline(__always)
  mutating func addRates(of slot: Int, level: Int32, times slope: Double) {
    if slope == 0 { return }
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      let place = Int(entry.column) * rows.levelCount + Int(level)
      rates[place] = cancelling(rates[place], slope * entry.coefficient)
    }
  }

  /// The first level at which moving a column up, or down, changes the cost, and by which rate.
  @inline(__always)
  func firstRate(ofColumn column: Int, direction: Int8) -> (level: Int32, rate: Double) {
    let cost = rows[tableau.columnIdentities[column]]
    let own = direction > 0 ? cost.above : cost.below
    let sign = Double(direction)
    let levels = rows.levelCount
    for level in 0..<levels {
      var rate = sign * rates[column * levels + level]
      if level == cost.level { rate += own }
      if rate.magnitude > rows.slope { return (Int32(truncatingIfNeeded: level), rate) }
    }
    return (.max, 0)
  }

  /// The better of a column's two directions, if one improves anything.
  @inline(__always)
  func move(ofColumn column: Int) -> Move? {
    let up = firstRate(ofColumn: column, direction: 1)
    let down = firstRate(ofColumn: column, direction: -1)
    let upImproves = up.rate < 0
    if !upImproves, down.rate >= 0 { return nil }
    let takesUp =
      upImproves
      && (down.rate >= 0 || up.level < down.level || (up.level == down.level && up.rate <= down.rate))
    return takesUp
      ? Move(column: column, direction: 1, level: up.level, rate: up.rate)
      : Move(column: column, direction: -1, level: down.level, rate: down.rate)
  }

  /// Looks again at a column whose rates changed.
  @inline(__always)
  mutating func review(_ column: Int) {
    let level = move(ofColumn: column)?.level ?? .max
    if level == improvements[column] { return }
    improvements[column] = level
    if level == .max || level == listed[column] { return }
    listed[column] = level
    candidates[Int(level)].append(Int32(truncatingIfNeeded: column))
  }

  /// The weakest level that still decides between points: rows of weaker ones may lie on any side.
  var weakestDecidingLevel: Int32 {
    var weakest: Int32 = 0
    for column in 0..<tableau.columnCount {
      weakest = max(weakest, firstRate(ofColumn: column, direction: 1).level)
      weakest = max(weakest, firstRate(ofColumn: column, direction: -1).level)
    }
    return weakest
  }
}
