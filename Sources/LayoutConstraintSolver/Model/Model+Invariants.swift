extension Model {
  /// Rows stand in order of activation, own at least one term each, and name variables that exist.
  func checkInvariants() {
    for row in 0..<rows.count {
      Invariants.require(!termRange(of: row).isEmpty, "row \(row) has no terms")
      Invariants.require(
        row == 0 || rows[row - 1].serial < rows[row].serial, "row \(row) is out of the order of activation")
      Invariants.require(rows[row].constant.isFinite, "row \(row) has the constant \(rows[row].constant)")
      for index in termRange(of: row) {
        let term = terms[index]
        Invariants.require(
          term.variable >= 0 && term.variable < variableCount, "row \(row) names variable \(term.variable)")
        Invariants.require(
          term.coefficient.isFinite && term.coefficient != 0,
          "row \(row) has a coefficient \(term.coefficient)")
      }
    }
    Invariants.require(
      removedCount == rows.elements.filter(\.isRemoved).count, "\(removedCount) rows are not the removed ones"
    )
  }

  /// Values are finite, on the grid, and satisfy every bound, and every required row that is not left out.
  func checkSolution(_ values: Buffer<Double>, leavingOut broken: [Int]) {
    for variable in 0..<variableCount {
      let value = values[variable]
      Invariants.require(value.isFinite, "variable \(variable) is \(value)")
      Invariants.require(value == Snapping.snap(value), "variable \(variable) is off the grid at \(value)")
    }
    for index in 0..<bounds.count {
      let bound = bounds[index]
      Invariants.require(
        values[bound.variable] >= bound.value - RoundingNoise.miss(weight: 1, size: bound.value.magnitude),
        "variable \(bound.variable) is below its bound")
    }
    for row in 0..<rows.count where rows[row].isRequired && !rows[row].isRemoved && !broken.contains(row) {
      let miss = miss(ofRow: row, values)
      Invariants.require(miss.isTolerable, "required row \(row) is off by \(miss.amount)")
    }
  }
}
