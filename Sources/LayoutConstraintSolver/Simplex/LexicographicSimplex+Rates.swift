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

  /// The first level at which a change of the cost is, and at which rate.
  typealias FirstRate = (level: Int32, rate: Double)

  /// The first level at which moving a column up, or down, changes the cost.
  @inline(__always)
  func firstRates(ofColumn column: Int) -> (up: FirstRate, down: FirstRate) {
    let cost = rows[tableau.columnIdentities[column]]
    let (rates, slope, levels) = (self.rates, rows.slope, Int32(truncatingIfNeeded: rows.levelCount))
    let start = column * rows.levelCount
    let own = cost.level >= 0 && cost.level < levels ? cost.level : levels
    var level: Int32 = 0
    // Most rates are 0, and both directions share them but at the column's own level.
    while level < own, !(rates[start &+ Int(level)].magnitude > slope) { level &+= 1 }
    var (up, down): (FirstRate, FirstRate) = ((.max, 0), (.max, 0))
    if level == own, own < levels {
      let rate = rates[start &+ Int(own)]
      if (rate + cost.above).magnitude > slope { up = (own, rate + cost.above) }
      if (cost.below - rate).magnitude > slope { down = (own, cost.below - rate) }
      if up.level == own, down.level == own { return (up, down) }
      level &+= 1
      while level < levels, !(rates[start &+ Int(level)].magnitude > slope) { level &+= 1 }
    }
    if level < levels {
      let rate = rates[start &+ Int(level)]
      if up.level == .max { up = (level, rate) }
      if down.level == .max { down = (level, -rate) }
    }
    return (up, down)
  }

  /// The better of a column's two directions, if one improves anything.
  @inline(__always)
  func move(ofColumn column: Int) -> Move? {
    let (up, down) = firstRates(ofColumn: column)
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
      let (up, down) = firstRates(ofColumn: column)
      weakest = max(weakest, up.level, down.level)
    }
    return weakest
  }
}
