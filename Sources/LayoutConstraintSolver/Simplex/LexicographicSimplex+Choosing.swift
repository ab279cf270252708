/// Which column moves next.
extension LexicographicSimplex {
  /// The column that improves the strongest level that can be improved most steeply.
  ///
  /// Steepness is measured against all that moves, by estimates (Devex: Harris, "Pivot selection methods of the Devex
  /// LP code", 1973): taking any column instead took ten times as many steps for 200 dense rows. After many steps that
  /// led nowhere the smallest identity is taken (Bland's rule), which cannot cycle.
  mutating func nextMove() -> Move? {
    if isGoingNowhere { return smallestMove() }
    for level in 0..<rows.levelCount {
      while let column = steepest(at: level) {
        improvements[column] = .max
        if let move = move(ofColumn: column) { return move }
      }
    }
    return nil
  }

  /// Whether so many steps led nowhere that only Bland's rule gets out of there: the smallest identity enters, and of
  /// the rows that end the way the smallest one leaves.
  var isGoingNowhere: Bool { degenerateCount > 30 + tableau.columnCount }

  /// How many candidates are compared. All of them, where there are thousands, take longer than what is gained.
  private static var mostCompared: Int { 64 }

  /// Of a level's candidates the steepest of those that came last; forgets what is none any more.
  mutating func steepest(at level: Int) -> Int? {
    var (best, steepness) = (-1, -1.0)
    let levels = rows.levelCount
    var index = candidates[level].count
    var compared = 0
    while index > 0, compared < Self.mostCompared {
      index -= 1
      let column = candidates[level][index]
      guard listed[column] == level, improvements[column] == level else {
        // Another one takes its place; where it was listed twice, it is found again.
        if listed[column] == level { listed[column] = -1 }
        candidates[level][index] = candidates[level][candidates[level].count - 1]
        candidates[level].truncate(to: candidates[level].count - 1)
        continue
      }
      compared += 1
      let rate = rates[Int(column) * levels + level]
      let own = rate * rate / weights[column]
      if own > steepness { (best, steepness) = (Int(column), own) }
    }
    return best >= 0 ? best : nil
  }

  func smallestMove() -> Move? {
    var best: Move?
    for column in 0..<tableau.columnCount {
      guard let move = move(ofColumn: column) else { continue }
      if let best, tableau.columnIdentities[best.column] < tableau.columnIdentities[column] { continue }
      best = move
    }
    return best
  }
}
