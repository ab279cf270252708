/// Whether values are what was promised, by the rows as they were given.
extension Model {
  /// Looks at all required rows and bounds.
  ///
  /// - Throws: `SolverError.imprecise` for the first one that is missed.
  /// - Complexity: O(terms). Only where nothing else proves it; see `Precision`.
  func check(_ values: Buffer<Double>) throws(SolverError) {
    if let missed = firstMissed(values) { throw .imprecise(missed.requirement, missedBy: missed.amount) }
  }

  /// What is said of rows whose meeting point cannot be told.
  func error(about parallels: NearParallels) -> SolverError {
    .nearlyParallel(
      ConstraintID(serial: rows[parallels.first].serial), ConstraintID(serial: rows[parallels.second].serial))
  }

  /// The first required row or bound that is missed, and by how much.
  func firstMissed(
    _ values: Buffer<Double>
  ) -> (requirement: SolverError.Requirement, amount: Double)? {
    for index in 0..<bounds.count {
      let miss = bounds[index].value - values[bounds[index].variable]
      if !(miss <= RoundingNoise.miss(weight: 1, size: bounds[index].value.magnitude)) {
        return (.lowerBound(of: Variable(index: bounds[index].variable)), miss)
      }
    }
    for row in 0..<rows.count where rows[row].isRequired && !rows[row].isRemoved {
      let miss = miss(ofRow: row, values)
      if !miss.isTolerable { return (.constraint(ConstraintID(serial: rows[row].serial)), miss.amount) }
    }
    return nil
  }

  /// By how much a row is missed, and whether that is within the promise.
  func miss(ofRow row: Int, _ values: Buffer<Double>) -> (amount: Double, isTolerable: Bool) {
    var sum = -rows[row].constant
    var (weight, size) = (0.0, sum.magnitude)
    for index in termRange(of: row) {
      let part = terms[index].coefficient * values[terms[index].variable]
      sum += part
      weight += terms[index].coefficient.magnitude
      size = max(size, part.magnitude)
    }
    let amount = rows[row].relation.violation(sum)
    return (amount, amount <= RoundingNoise.miss(weight: weight, size: size))
  }
}
