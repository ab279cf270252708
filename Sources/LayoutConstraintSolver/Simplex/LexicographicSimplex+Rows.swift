/// Rows that come and go.
extension LexicographicSimplex {
  /// Begins with no row that counts, in two levels: for rows that hold, and for the one that is to hold next.
  mutating func begin(_ source: Source) {
    rows.load(source.component, of: source.partition, residual: source.residual)
    rows.releaseAll(levelCount: 2)
    keepsWhatHolds = true
    tableau.reset(columnCount: rows.rootCount, identityCount: rows.costs.count, at: source.point)
    helpers.removeAll()
    budget = source.budget
    bookedEffort = 0
    refactorCount = 0
    loadRoots(source)
    computeSides()
    computeRates()
  }

  /// Lets a row count at a level.
  mutating func engage(_ identity: Int32, _ relation: Relation, level: Int32) {
    release(identity)
    rows.engage(identity, relation, level: level)
    guard let slot = tableau.slot(of: identity) else { return review(Int(~tableau.places[identity])) }
    let value = tableau.values[slot]
    if value.magnitude > RoundingNoise.coincidence {
      sides[slot] = value > 0 ? 1 : -1
    } else {
      // The side that costs nothing, if there is one: the row holds.
      sides[slot] = relation == .lessThanOrEqual ? -1 : 1
    }
    count(slot, level, times: rows[identity].slope(sides[slot]))
  }

  /// Lets a row count no more.
  mutating func release(_ identity: Int32) {
    let cost = rows[identity]
    rows.release(identity)
    if cost.jump == 0 { return }
    if let slot = tableau.slot(of: identity) {
      return count(slot, cost.level, times: -cost.slope(sides[slot]))
    }
    let column = Int(~tableau.places[identity])
    review(column)
    // Equalities that followed from it may not follow from the others. One of them takes its place; the rest then
    // follows from that one.
    tableau.gather(column: column)
    for index in 0..<tableau.gathered.count {
      let other = tableau.slotIdentities[Int(tableau.gathered[index].slot)]
      guard rows[other].follows else { continue }
      engage(other, .equal, level: 0)
      makeColumn(other)
      if tableau.slot(of: other) == nil { return }
    }
  }

  /// Makes a column of an equality that holds, so that whatever it holds back is seen to be held back by it.
  ///
  /// One that follows from equalities that are columns cannot become one, and counts no more while they do: moving one of
  /// them would seem to gain by it. Such gains led to where two equalities that say the same stood against each other,
  /// neither of them a column, and nothing showed what they hold back.
  mutating func makeColumn(_ identity: Int32) {
    guard rows[identity].isEquality, let slot = tableau.slot(of: identity) else { return }
    var best: Tableau<Form>.Entry?
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      if rows[tableau.columnIdentities[entry.column]].isEquality { continue }
      if entry.coefficient.magnitude > best?.coefficient.magnitude ?? rows.slope { best = entry }
    }
    guard let best else {
      release(identity)
      return rows.follow(identity)
    }
    let entering = rows[tableau.columnIdentities[best.column]]
    let move = Move(column: Int(best.column), direction: entering.above == 0 ? 1 : -1, level: 0, rate: 0)
    exchange(slot, identity, with: move, coefficient: best.coefficient)
  }

  mutating func count(_ slot: Int, _ level: Int32, times slope: Double) {
    if slope == 0 { return }
    tableau.add(overhead: 4 * tableau.entryRange(of: slot).count)
    addRates(of: slot, level: level, times: slope)
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
  }
}
