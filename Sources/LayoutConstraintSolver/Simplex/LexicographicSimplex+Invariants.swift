extension LexicographicSimplex {
  /// The tableau still says what the rows say, and no column can improve anything.
  func checkInvariants(
    _ component: Partition.Component, _ partition: Partition, _ residual: ResidualSystem<Form>
  ) {
    checkPlaces()
    for identity in 0..<Int32(rows.rowCount) {
      checkRow(identity, component, partition, residual)
    }
    for column in 0..<tableau.columnCount {
      let (up, down) = firstRates(ofColumn: column)
      Invariants.require(up.rate >= 0 && down.rate >= 0, "column \(column) improves the optimum")
    }
  }

  private func checkPlaces() {
    for slot in 0..<tableau.slotCount {
      Invariants.require(
        tableau.slot(of: tableau.slotIdentities[slot]) == slot, "slot \(slot) holds what stands elsewhere")
      guard rows.isRow(tableau.slotIdentities[slot]) else { continue }
      Invariants.require(
        tableau.values[slot].magnitude <= RoundingNoise.coincidence
          || (sides[slot] > 0) == (tableau.values[slot] > 0),
        "slot \(slot) counts on the wrong side")
    }
    for column in 0..<tableau.columnCount {
      Invariants.require(
        tableau.places[tableau.columnIdentities[column]] == ~Int32(column),
        "column \(column) stands elsewhere")
    }
  }

  /// An identity as coefficients of the columns, and its constant.
  private func expression(of identity: Int32) -> (columns: [Double], constant: Form) {
    var columns = [Double](repeating: 0, count: tableau.columnCount)
    guard let slot = tableau.slot(of: identity) else {
      columns[Int(~tableau.places[identity])] = 1
      return (columns, Form())
    }
    for index in tableau.entryRange(of: slot) {
      columns[Int(tableau.entry(index).column)] = tableau.entry(index).coefficient
    }
    return (columns, tableau.constants[slot])
  }

  private func checkRow(
    _ identity: Int32, _ component: Partition.Component, _ partition: Partition,
    _ residual: ResidualSystem<Form>
  ) {
    let row = residual.rows[rows[identity].source]
    var (sum, constant) = ([Double](repeating: 0, count: tableau.columnCount), row.constant)
    var scale = constant.absolute.max()
    for index in residual.entryRange(of: rows[identity].source) {
      let entry = residual.entries[index]
      let root = expression(of: rows.root(Int(partition.positionOfRoot[entry.root] - component.firstRoot)))
      for column in sum.indices { sum[column] += entry.coefficient * root.columns[column] }
      let part = entry.coefficient * root.constant
      constant += part
      scale = max(scale, part.absolute.max(), entry.coefficient.magnitude, 1)
    }
    let own = expression(of: identity)
    for column in sum.indices {
      Invariants.require(
        (sum[column] - own.columns[column]).magnitude <= 1e-7 * scale,
        "row \(identity) drifted in column \(column)")
    }
    Invariants.require(
      (constant - own.constant).absolute.max() <= 1e-7 * scale, "row \(identity)'s constant drifted")
  }
}
