/// Where the simplex begins: each root where the rows that concern it alone would put it.
///
/// Rows that couple roots are mostly satisfied there already (there is room for both labels), and those that are
/// not need few steps.
struct StartingPoint<Form: AffineForm> {
  /// A row that holds a root.
  private struct Hold: BitwiseCopyable {
    var position: Double
    var identity: Int32
  }

  /// What is known of a root: an interval, and then the row that is chosen to be its column.
  private struct Root: BitwiseCopyable {
    var low = Hold(position: -.infinity, identity: -1)
    var high = Hold(position: .infinity, identity: -1)
    /// The root is `factor * column + offset`.
    var factor = 1.0
    var offset = Form()

    /// Whether the rows that concern it alone leave it room.
    var isLoose: Bool { high.position - low.position > RoundingNoise.coincidence }
  }

  private var roots = Buffer<Root>()
  private var looseRoots = LooseRoots()

  func deallocate() {
    roots.deallocate()
    looseRoots.deallocate()
  }

  /// Fills the tableau for a component.
  mutating func load(
    _ component: Partition.Component, of partition: Partition, residual: ResidualSystem<Form>,
    rows: ComponentRows, into tableau: inout Tableau<Form>, at point: Form
  ) {
    roots.reset(to: component.roots.count, filling: Root())
    for position in 0..<component.rows.count {
      let row = residual.rows[partition.rowOrder[component.rows.lowerBound + position]]
      if row.entryCount == 1 {
        narrow(by: row, Int32(truncatingIfNeeded: position), residual, component, partition, point)
      }
    }
    tableau.reset(columnCount: component.roots.count, identityCount: rows.costs.count, at: point)
    for column in 0..<roots.count {
      chooseColumn(column, component, partition, residual, rows, &tableau)
    }
    fillSlots(component, partition, residual, rows, &tableau)
    if residual.hasCoupledEqualities {
      looseRoots.define(component, partition, residual, rows, &tableau) { roots[$0].isLoose }
    }
    placeRows(rows, residual, &tableau)
  }

  private func column(
    of entry: ResidualSystem<Form>.Entry, _ component: Partition.Component, _ partition: Partition
  ) -> Int32 { partition.positionOfRoot[entry.root] - component.firstRoot }

  /// Rows are read from strong to weak; one that comes later only narrows what the earlier ones left.
  @inline(__always)
  private func narrow(
    by row: ResidualSystem<Form>.Row, _ identity: Int32, _ residual: ResidualSystem<Form>,
    _ component: Partition.Component, _ partition: Partition, _ point: Form
  ) {
    let entry = residual.entries[row.firstEntry]
    let relation = entry.coefficient > 0 ? row.relation : row.relation.flipped
    let hold = Hold(position: -row.constant.value(at: point) / entry.coefficient, identity: identity)
    let column = column(of: entry, component, partition)
    let root = roots[column]
    if relation != .lessThanOrEqual {
      if hold.position >= root.high.position {
        roots[column].low = root.high
        return
      }
      if hold.position > root.low.position { roots[column].low = hold }
    }
    if relation != .greaterThanOrEqual {
      if hold.position <= root.low.position {
        roots[column].high = root.low
        return
      }
      if hold.position < root.high.position { roots[column].high = hold }
    }
  }

  private func chooseColumn(
    _ column: Int, _ component: Partition.Component, _ partition: Partition,
    _ residual: ResidualSystem<Form>, _ rows: ComponentRows, _ tableau: inout Tableau<Form>
  ) {
    let root = roots[column]
    let identity = root.low.identity >= 0 ? root.low.identity : root.high.identity
    guard identity >= 0 else { return tableau.setColumn(column, to: rows.root(column)) }
    let row = residual.rows[rows[identity].source]
    let inverse = 1 / residual.entries[row.firstEntry].coefficient
    roots[column].factor = inverse
    roots[column].offset = row.constant * -inverse
    tableau.setColumn(column, to: identity)
  }

  private func fillSlots(
    _ component: Partition.Component, _ partition: Partition, _ residual: ResidualSystem<Form>,
    _ rows: ComponentRows, _ tableau: inout Tableau<Form>
  ) {
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) {
      let row = residual.rows[rows[identity].source]
      if row.entryCount == 1, isColumn(identity, of: row, residual, component, partition, tableau) {
        continue
      }
      tableau.beginSlot(for: identity)
      var constant = row.constant
      for index in row.firstEntry..<row.firstEntry + row.entryCount {
        let entry = residual.entries[index]
        let column = column(of: entry, component, partition)
        tableau.addEntry(entry.coefficient * roots[column].factor, column: column)
        constant += entry.coefficient * roots[column].offset
      }
      tableau.finishSlot(constant: constant)
    }
    for column in 0..<roots.count where tableau.columnIdentities[column] != rows.root(column) {
      tableau.beginSlot(for: rows.root(column))
      tableau.addEntry(roots[column].factor, column: Int32(truncatingIfNeeded: column))
      tableau.finishSlot(constant: roots[column].offset)
    }
  }

  @inline(__always)
  private func isColumn(
    _ identity: Int32, of row: ResidualSystem<Form>.Row, _ residual: ResidualSystem<Form>,
    _ component: Partition.Component, _ partition: Partition, _ tableau: Tableau<Form>
  ) -> Bool {
    let column = column(of: residual.entries[row.firstEntry], component, partition)
    return tableau.columnIdentities[column] == identity
  }

  /// Rows become columns before anything is optimised: required equalities (sparse elimination), and rows that are
  /// violated and have a root which nothing holds yet. Without the latter, each step along a chain of required
  /// distances pushes all that was placed before it: a conflict of 400 took 24 s to find, and takes 0.02 s.
  private func placeRows(
    _ rows: ComponentRows, _ residual: ResidualSystem<Form>, _ tableau: inout Tableau<Form>
  ) {
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) {
      let cost = rows[identity]
      guard let slot = tableau.slot(of: identity) else { continue }
      let relation = residual.rows[cost.source].relation
      let isEquality = cost.isRequired && relation == .equal
      guard isEquality || relation.violation(tableau.values[slot]) > RoundingNoise.coincidence,
        let entry = bestPivot(inSlot: slot, rows, residual, tableau),
        isEquality || !rows.isRow(tableau.columnIdentities[entry.column])
      else { continue }
      tableau.pivot(slot: slot, column: Int(entry.column), by: entry.coefficient)
    }
  }

  /// The entry to exchange an equality with: a root that nothing holds yet, or else the weakest row; among
  /// those of a usable size.
  private func bestPivot(
    inSlot slot: Int, _ rows: ComponentRows, _ residual: ResidualSystem<Form>, _ tableau: Tableau<Form>
  ) -> Tableau<Form>.Entry? {
    var largest = 0.0
    for index in tableau.entryRange(of: slot) {
      largest = max(largest, tableau.entry(index).coefficient.magnitude)
    }
    var best: (entry: Tableau<Form>.Entry, weakness: Int32)?
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      guard entry.coefficient.magnitude >= 0.01 * largest, largest > 1e-9 else { continue }
      let cost = rows[tableau.columnIdentities[entry.column]]
      let isFixed = cost.isRequired && cost.above > 0 && cost.below > 0
      let weakness = cost.level < 0 ? Int32.max : isFixed ? -1 : cost.level
      if weakness > (best?.weakness ?? -1) { best = (entry, weakness) }
    }
    return best?.entry
  }
}
