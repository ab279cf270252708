/// Solves a component with numbers of any precision, from the tableau at which doubles ended, and leaves its result there.
struct WideOptimiser<Form: AffineForm> {
  /// What was found, beside the tableau.
  struct Result {
    var isInfeasible = false
    /// By position; empty where the best point is the only one.
    var ambiguous: [Bool] = []
    /// The weakest level that decides between points.
    var decidingLevel: Int32 = .max
    /// The roots' values at the point, by position.
    var values: [Double] = []
  }

  private let source: LexicographicSimplex<Form>.Source
  private let rows: ComponentRows
  private var wide: WideSimplex

  /// - Parameter start: the identities that are columns to begin with, as many as there are roots.
  init(_ source: LexicographicSimplex<Form>.Source, _ rows: ComponentRows, start: Buffer<Int32>) {
    self.source = source
    self.rows = rows
    var tableau = WideTableau(
      columns: (0..<rows.rootCount).map { rows.root($0) }, identityCount: rows.costs.count,
      point: Self.lanes(source.point))
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) {
      let row = rows[identity].source
      let terms = source.residual.entryRange(of: row).map { index in
        let entry = source.residual.entries[index]
        return (tableau.precision.written(entry.coefficient), rows.root(source.position(of: entry.root)))
      }
      tableau.append(identity, terms, plus: Self.lanes(source.residual.rows[row].constant))
    }
    Self.exchange(start.elements.sorted(), &tableau)
    let costs = (0..<Int32(truncatingIfNeeded: rows.costs.count)).map { identity -> [WideSimplex.Cost] in
      let cost = rows[identity]
      guard cost.jump > 0 else { return [] }
      return [.init(level: Int(cost.level), above: cost.above > 0 ? 1 : 0, below: cost.below > 0 ? 1 : 0)]
    }
    wide = WideSimplex(tableau, costs: costs, levelCount: rows.levelCount)
  }

  private static func lanes(_ form: Form) -> [WideNumber] { form.indices.map { WideNumber(form[$0]) } }

  private static func form(_ lanes: [WideNumber]) -> Form {
    var form = Form()
    for lane in lanes.indices { form[lane] = lanes[lane].double }
    return form
  }

  /// Makes columns of the identities that are to be some, as far as they do not depend on each other.
  private static func exchange(_ wanted: [Int32], _ tableau: inout WideTableau) {
    let isWanted = Set(wanted)
    for identity in wanted {
      guard let slot = tableau.slot(of: identity) else { continue }
      // The sparsest one: nothing has to be safe to divide by.
      var best: (column: Int32, count: Int)?
      for column in tableau.slots[slot].columns
      where !isWanted.contains(tableau.columnIdentities[Int(column)]) {
        let count = tableau.slots.count { $0.columns.contains(column) }
        if count < best?.count ?? .max { best = (column, count) }
      }
      if let best { tableau.pivot(slot: slot, column: best.column) }
    }
  }

  // MARK: Solving

  /// Finds the best point, and if there are several, the one that the rules choose.
  mutating func solve(
    candidates: () -> [Structure<Form>.Candidate], choosesPoints: Bool,
    into simplex: inout LexicographicSimplex<Form>
  ) throws(SolverError) -> Result {
    var result = Result()
    try wide.improve(spend)
    result.isInfeasible = isInfeasible
    let freedoms = wide.freedoms()
    result.decidingLevel = Int32(truncatingIfNeeded: freedoms.weakestLevel)
    var helpers: [LexicographicSimplex<Form>.Helper] = []
    if choosesPoints, !result.isInfeasible, freedoms.open.contains(where: { $0.up || $0.down }) {
      result.decidingLevel = .max
      result.ambiguous = try wide.ambiguousRoots(from: rows.root(0), count: rows.rootCount, spend)
      helpers = try choose(candidates(), result.ambiguous)
    }
    write(helpers, into: &simplex)
    result.values = (0..<rows.rootCount).map { position in
      wide.tableau.slot(of: rows.root(position)).map { wide.tableau.slots[$0].value.double } ?? 0
    }
    return result
  }

  private func spend(_ work: Int) throws(SolverError) { try source.budget.pointee.spend(work) }

  private var isInfeasible: Bool {
    for slot in wide.tableau.slots where rows[slot.identity].isRequired {
      let row = source.residual.rows[rows[slot.identity].source]
      let violation = row.relation.violation(slot.value.double)
      if violation > RoundingNoise.feasibility(scale: row.constant[0]) { return true }
    }
    return false
  }

  /// One variable after the other as near as it can be to what it prefers; inequalities as near to equality before
  /// the first one that does not precede them.
  private mutating func choose(
    _ candidates: [Structure<Form>.Candidate], _ ambiguous: [Bool]
  ) throws(SolverError) -> [LexicographicSimplex<Form>.Helper] {
    var helpers: [LexicographicSimplex<Form>.Helper] = []
    var hasPulled = false
    for candidate in candidates {
      if !hasPulled, !candidate.precedesPull {
        try pull()
        hasPulled = true
      }
      let member = candidate.member
      guard ambiguous[source.position(of: member.root)] else { continue }
      let helper = LexicographicSimplex<Form>.Helper(
        identity: Int32(truncatingIfNeeded: rows.costs.count + helpers.count),
        root: rows.root(source.position(of: member.root)), factor: member.factor, offset: member.offset,
        variable: member.variable)
      helpers.append(helper)
      wide.append(
        helper.identity, times: helper.factor, of: helper.root, plus: Self.lanes(helper.offset))
      wide.beginLevel()
      wide.add(helper.identity, above: 1, below: 1)
      try wide.improve(spend)
    }
    return helpers
  }

  /// Brings inequalities as near to equality as they can be.
  private mutating func pull() throws(SolverError) {
    wide.beginLevel()
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) where rows[identity].pulls {
      wide.add(identity, above: 1, below: 1)
    }
    try wide.improve(spend)
  }

  // MARK: The result

  /// Leaves the tableau, rounded, where the one of doubles stands.
  private func write(
    _ helpers: [LexicographicSimplex<Form>.Helper], into simplex: inout LexicographicSimplex<Form>
  ) {
    let tableau = wide.tableau
    simplex.forgetHelpers()
    for helper in helpers { simplex.note(helper) }
    simplex.tableau.restart(
      columnCount: tableau.columnIdentities.count, identityCount: simplex.rows.costs.count)
    for (column, identity) in tableau.columnIdentities.enumerated() {
      simplex.tableau.setColumn(column, to: identity)
    }
    simplex.sides.removeAll()
    for slot in tableau.slots {
      simplex.tableau.beginSlot(for: slot.identity)
      for (column, factor) in zip(slot.columns, slot.factors) {
        simplex.tableau.addEntry(factor.double, column: column)
      }
      simplex.tableau.finishSlot(constant: Self.form(slot.constants), value: slot.value.double)
      simplex.sides.append(slot.side)
    }
  }
}

extension LexicographicSimplex {
  fileprivate mutating func forgetHelpers() { helpers.removeAll() }

  /// Takes over a helper that stands in a tableau already.
  fileprivate mutating func note(_ helper: Helper) {
    rows.appendFree(source: rows[helper.root].source, variable: helper.variable)
    helpers.append(helper)
  }
}
