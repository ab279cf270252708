/// A step: a column moves until that pays no more, and takes the place of the row that ends the way.
extension LexicographicSimplex {
  mutating func perform(_ move: Move) {
    collectBreaks(move)
    // A safer coefficient would break Bland's rule, and then steps go round in circles for ever.
    guard let last = lastBreak(of: move).map({ isGoingNowhere ? $0 : safest($0, of: move) }) else {
      // No row limits the way: the gain was rounding noise, and the column is not a candidate any more.
      sawEndlessGain = true
      degenerateCount = 0
      return
    }
    let leaving = breaks[last]
    degenerateCount = leaving.distance > RoundingNoise.coincidence ? 0 : degenerateCount + 1
    for index in 0..<last { cross(breaks[index]) }
    exchange(Int(leaving.slot), leaving.identity, with: move, coefficient: leaving.coefficient)
    pivotCount += 1
    totalPivotCount += 1
  }

  mutating func collectBreaks(_ move: Move) {
    breaks.removeAll()
    tableau.gather(column: move.column)
    for index in 0..<tableau.gathered.count {
      let occurrence = tableau.gathered[index]
      let slot = Int(occurrence.slot)
      let identity = tableau.slotIdentities[slot]
      let change = move.direction > 0 ? occurrence.coefficient : -occurrence.coefficient
      // What costs nothing ends no way.
      guard rows[identity].jump > 0, (sides[slot] > 0) != (change > 0),
        !tableau.isNoise(change, inSlot: slot, rows.slope)
      else { continue }
      let value = tableau.values[slot].magnitude
      breaks.append(
        Break(
          distance: value <= RoundingNoise.coincidence ? 0 : value / change.magnitude,
          coefficient: occurrence.coefficient, identity: identity, slot: occurrence.slot))
    }
    breaks.sort { $0.distance < $1.distance || ($0.distance == $1.distance && $0.identity < $1.identity) }
  }

  /// The break at which the way stops paying.
  func lastBreak(of move: Move) -> Int? {
    var rate = move.rate
    for index in 0..<breaks.count {
      let cost = rows[breaks[index].identity]
      if cost.level > move.level { continue }
      if cost.level < move.level { return index }
      rate += breaks[index].coefficient.magnitude * cost.jump
      if rate >= -rows.slope { return index }
    }
    return nil
  }

  /// Of the breaks at about the same distance, the one to exchange: dividing by a small coefficient makes all others
  /// large, and what rounding did to them. (After Harris's ratio test, in the same paper.)
  ///
  /// A stronger row that is passed by this counts as missed, and later steps bring it back. Where it has to show what
  /// holds a row back, none is passed: rows would be left at 0 on the side that costs, and hide what they hold.
  func safest(_ last: Int, of move: Move) -> Int {
    let own = breaks[last].coefficient.magnitude
    if own >= 0.1 { return last }
    var best = last
    var index = last - 1
    while index >= 0, (breaks[last].distance - breaks[index].distance) * own <= RoundingNoise.nearness {
      if breaks[index].coefficient.magnitude > 10 * breaks[best].coefficient.magnitude { best = index }
      index -= 1
    }
    index = last
    while index + 1 < breaks.count, !keepsWhatHolds || rows[breaks[index].identity].level >= move.level,
      (breaks[index + 1].distance - breaks[last].distance) * own <= RoundingNoise.nearness
    {
      index += 1
      if breaks[index].coefficient.magnitude > 10 * breaks[best].coefficient.magnitude { best = index }
    }
    return best
  }

  /// Moves a slot's residual to the other side of 0.
  mutating func cross(_ place: Break) {
    let slot = Int(place.slot)
    let cost = rows[place.identity]
    sides[slot] = -sides[slot]
    addRates(of: slot, level: cost.level, times: Double(sides[slot]) * cost.jump)
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
  }

  mutating func exchange(_ slot: Int, _ leaving: Int32, with move: Move, coefficient: Double) {
    let levels = rows.levelCount
    let column = move.column
    let leavingCost = rows[leaving]
    addRates(of: slot, level: leavingCost.level, times: -leavingCost.slope(sides[slot]))
    let entering = rows[tableau.columnIdentities[column]]
    updateWeights(slot, column, coefficient)
    tableau.pivot(slot: slot, column: column, by: coefficient)
    // Rates are gone through level by level, which counts where there are many.
    tableau.add(effort: (levels + 4) * (tableau.entryRange(of: slot).count + 1) / 2)
    sides[slot] = move.direction
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      if Int(entry.column) == column { continue }
      addRates(ofColumn: column, times: entry.coefficient, to: Int(entry.column))
    }
    for level in 0..<levels { rates[column * levels + level] *= 1 / coefficient }
    if entering.jump > 0 { addRates(of: slot, level: entering.level, times: entering.slope(move.direction)) }
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
  }

  /// Adds what a column changes at each level to what another one does.
  @inline(__always)
  private func addRates(ofColumn source: Int, times factor: Double, to target: Int) {
    // Held here, so that it need not be looked at again for each level.
    let (rates, levels) = (self.rates, rows.levelCount)
    let (from, to) = (source * levels, target * levels)
    for level in 0..<levels {
      rates[to &+ level] = cancelling(rates[to &+ level], rates[from &+ level] * factor)
    }
  }

  mutating func updateWeights(_ slot: Int, _ column: Int, _ coefficient: Double) {
    let own = weights[column] / (coefficient * coefficient)
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      weights[entry.column] = max(weights[entry.column], entry.coefficient * entry.coefficient * own)
    }
    weights[column] = max(own, 1)
  }
}
