/// The way to the optimum, and when it ends.
extension LexicographicSimplex {
  /// Moves from the tableau's start to the optimum.
  mutating func optimise(_ source: Source) throws(SolverError) {
    helpers.removeAll()
    budget = source.budget
    bookedEffort = 0
    computeSides()
    computeRates()
    refactorCount = 0
    // Filling the tableau was work, even if nothing is to be improved.
    try spend()
    try improve(source)
  }

  /// Moves to the optimum from wherever the tableau stands.
  ///
  /// - Parameter isChecked: whether the end is compared with the rows however few the steps were.
  mutating func improve(_ source: Source, isChecked: Bool = true) throws(SolverError) {
    pivotCount = 0
    degenerateCount = 0
    isInDoubt = false
    sawEndlessGain = false
    let limit = 1000 + 60 * rows.costs.count
    // Where the tableau is as good as rows allow that hardly differ from each other, it is no better for another time.
    var lastRefactored = -1
    var countOfRates = -1
    while true {
      while let move = nextMove() {
        guard pivotCount < limit else {
          throw .iterationLimit(pivots: pivotCount, constraints: rows.rowCount)
        }
        // Where it takes that long, what seems to gain is mostly noise, and goes to and fro. Whether all that must hold
        // does is evaluated in the end.
        if pivotCount == limit / 2 {
          isInDoubt = true
          if canBeSolvedWide { return }
          rows.coarsenSlopes()
          computeRates()
          pivotCount += 1
          continue
        }
        perform(move)
        try spend()
        if totalPivotCount % pivotsBetweenChecks == 0 { mendDrift(source) }
      }
      let count = pivotCount
      if sawEndlessGain {
        sawEndlessGain = false
        if countOfRates != count {
          countOfRates = count
          computeRates()
          continue
        }
        // Rates were just added up afresh: a coefficient that counts was taken for noise.
        isInDoubt = true
        if canBeSolvedWide { return }
      }
      if !isChecked { return }
      // Rates are sums of what each step added to them; after many, they are added up afresh. Where coefficients are of
      // very different size, one step is enough: what a large one left of them may hide what a small one is worth.
      if count - max(countOfRates, 0) >= (rows.slope < RoundingNoise.slope ? 1 : Self.fewPivots) {
        countOfRates = count
        computeRates()
        continue
      }
      // After few steps the roots tell by themselves whether they are what the rows say; see `refine`.
      if count < Self.fewPivots { return }
      if !mendDrift(source) || count == lastRefactored { return }
      lastRefactored = count
    }
  }

  /// So many steps leave next to nothing but what the numbers say.
  private static var fewPivots: Int { 64 }

  /// Up to this size a component is solved with numbers of any precision where it is in doubt.
  private static var mostRootsInDoubt: Int { 60 }

  /// Whether the component is small enough for other numbers to decide.
  var canBeSolvedWide: Bool { rows.rootCount <= Self.mostRootsInDoubt }

  /// Books what was done since the last time.
  @inline(__always)
  mutating func spend() throws(SolverError) {
    let effort = tableau.effort + tableau.overhead
    try budget?.pointee.spend(effort - bookedEffort)
    bookedEffort = effort
  }

  /// Computes the tableau anew if it has drifted away from the rows. Returns whether it was.
  @discardableResult
  mutating func mendDrift(_ source: Source) -> Bool {
    let found = drift(source)
    tableau.add(effort: tableau.slotCount + tableau.columnCount)
    guard !(found <= Self.mostDrift) else { return false }
    refactor(source)
    computeRates()
    return true
  }
}
