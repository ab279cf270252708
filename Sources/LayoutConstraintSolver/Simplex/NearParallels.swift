/// Two rows of a component that are multiples of each other but for a ten millionth or so in some coefficients.
///
/// Where both matter, they meet millions of points away, at a place that hangs on the last digits of their coefficients.
/// A tableau of doubles has lost these when it comes to them; numbers of any precision have not. Next to nothing may be
/// left of a coefficient by chance as well. So the rows themselves are compared, once that was seen.
struct NearParallels {
  /// By their positions in the model.
  let first: Int32
  let second: Int32

  /// Coefficients that differ by more, relatively, are told apart by doubles.
  static var mostDifference: Double { 1e-5 }
  /// What differs by less is the same to an engine whose rates of change are exact to a billionth.
  private static var leastDifference: Double { 1e-8 }

  /// A row's roots, ascending, and its coefficients divided by the first of them.
  private struct Direction {
    var roots: [Int32]
    var ratios: [Double]
    var identity: Int32
    var source: Int32

    func isSame(as other: Direction) -> Bool { roots == other.roots && ratios == other.ratios }

    func isNear(_ other: Direction) -> Bool {
      let differences = zip(ratios, other.ratios).map(NearParallels.difference)
      return differences.allSatisfy { $0 <= mostDifference } && differences.contains { $0 >= leastDifference }
    }
  }

  /// - Parameter matter: whether two rows, by their identities in the tableau, have a part in what it says.
  /// - Returns: nil if there are none that have.
  init?<Form>(
    in source: LexicographicSimplex<Form>.Source, where matter: (Int32, Int32) -> Bool
  ) throws(SolverError) {
    let residual = source.residual
    var directions: [Direction] = []
    for position in source.component.rows {
      let row = source.partition.rowOrder[position]
      let entries = residual.entryRange(of: row).map { residual.entries[$0] }.sorted { $0.root < $1.root }
      guard entries.count > 1, residual.rows[row].source >= 0 else { continue }
      directions.append(
        Direction(
          roots: entries.map(\.root), ratios: entries.map { $0.coefficient / entries[0].coefficient },
          identity: Int32(truncatingIfNeeded: position - source.component.rows.lowerBound),
          source: residual.rows[row].source))
      try source.budget.pointee.spend(40 * entries.count)
    }
    directions.sort {
      $0.roots == $1.roots ? Self.precedes($0.ratios, $1.ratios) : Self.precedes($0.roots, $1.roots)
    }
    for (index, one) in directions.enumerated() {
      if index > 0, directions[index - 1].isSame(as: one) { continue }
      for other in directions[(index + 1)...] {
        guard one.roots == other.roots, Self.difference(one.ratios[1], other.ratios[1]) <= Self.mostDifference
        else { break }
        try source.budget.pointee.spend(10 * one.ratios.count)
        if one.isNear(other), matter(one.identity, other.identity) {
          (first, second) = (min(one.source, other.source), max(one.source, other.source))
          return
        }
      }
    }
    return nil
  }

  private static func precedes<Number: Comparable>(_ a: [Number], _ b: [Number]) -> Bool {
    a.lexicographicallyPrecedes(b)
  }

  private static func difference(_ a: Double, _ b: Double) -> Double {
    (a - b).magnitude / max(a.magnitude, b.magnitude)
  }
}

extension LexicographicSimplex {
  /// Whether a row is an inequality that holds by so much that it has no part in where the others meet.
  func clearlyHolds(_ identity: Int32) -> Bool {
    guard let slot = tableau.slot(of: identity) else { return false }
    let (cost, value) = (rows[identity], tableau.values[slot])
    let isFree = cost.jump > 0 && (value > 0 ? cost.above : cost.below) == 0
    return isFree && value.magnitude > 1e-3
  }
}
