extension ConstraintSystem {
  /// Says the same as another system from now on, if that differs from this one in constants alone.
  ///
  /// What was compiled stays, so that the next solve costs what a change of constants does, and its values are those of the other
  /// system, to the last bit. Rows of a table are such systems: each says the same of other texts.
  ///
  /// ```swift
  /// if earlier.follow(fresh) { try earlier.solve() }
  /// ```
  /// - Returns: whether it does. If not, nothing has changed.
  /// - Complexity: O(terms).
  package func follow(_ other: ConstraintSystem) -> Bool {
    guard storage.pointee.model.hasSameStructure(as: other.storage.pointee.model) else { return false }
    let wanted = other.storage.pointee.model
    for position in 0..<wanted.rows.count {
      storage.pointee.model.setConstant(wanted.rows[position].constant, at: position)
    }
    wanted.preferences.forEachDifference(from: storage.pointee.model.preferences) { variable, value in
      storage.pointee.model.setPreferredValue(value, at: variable)
    }
    return true
  }
}

extension Model {
  /// Whether another model differs in constants and preferred values alone. Models with parameters, with bounds that cannot be
  /// used or of which rows were removed do not count: nobody asks for them.
  fileprivate func hasSameStructure(as other: Model) -> Bool {
    guard change != .structure, variableCount == other.variableCount, rows.count == other.rows.count,
      terms.count == other.terms.count, bounds.count == other.bounds.count, nextSerial == other.nextSerial,
      parameterCount == 0, other.parameterCount == 0, removedCount == 0, other.removedCount == 0,
      fixed.count == 0, other.fixed.count == 0, unusableBound == nil, other.unusableBound == nil
    else { return false }
    for position in 0..<rows.count {
      let (own, foreign) = (rows[position], other.rows[position])
      guard own.relation == foreign.relation, own.priority == foreign.priority,
        own.firstTerm == foreign.firstTerm
      else { return false }
    }
    for index in 0..<terms.count {
      let (own, foreign) = (terms[index], other.terms[index])
      guard own.variable == foreign.variable, own.coefficient == foreign.coefficient else { return false }
    }
    for index in 0..<bounds.count {
      let (own, foreign) = (bounds[index], other.bounds[index])
      guard own.variable == foreign.variable, own.value == foreign.value else { return false }
    }
    return preferences.hasSameRanks(as: other.preferences)
  }
}
