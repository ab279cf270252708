extension Model {
  @inlinable @inline(__always)
  mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let firstTerm = terms.count
    terms.reserve(6)
    let count = constraint.expression.count
    var isUsable = count > 0 && count <= 6
    if count > 0 {
      append(constraint.expression.coefficient0, constraint.expression.variable0, &isUsable)
    }
    if count > 1 {
      append(constraint.expression.coefficient1, constraint.expression.variable1, &isUsable)
    }
    if count > 2 {
      append(constraint.expression.coefficient2, constraint.expression.variable2, &isUsable)
    }
    if count > 3 {
      append(constraint.expression.coefficient3, constraint.expression.variable3, &isUsable)
    }
    if count > 4 {
      append(constraint.expression.coefficient4, constraint.expression.variable4, &isUsable)
    }
    if count > 5 {
      append(constraint.expression.coefficient5, constraint.expression.variable5, &isUsable)
    }
    if count > 6 { throw refuse(.tooManyTerms(count, limit: 6), droppingTermsFrom: firstTerm) }
    return try finishRow(
      firstTerm, constraint.relation, constraint.constant, constraint.priority, isUsable: isUsable)
  }

  mutating func add(
    _ sum: some Sequence<LinearExpression.Term>, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    let firstTerm = terms.count
    var isUsable = true
    for term in sum {
      terms.reserve(1)
      append(term.coefficient, term.variable, &isUsable)
    }
    return try finishRow(firstTerm, relation, constant, priority, isUsable: isUsable)
  }

  @inlinable @inline(__always)
  mutating func append(_ coefficient: Double, _ variable: Variable, _ isUsable: inout Bool) {
    // One comparison each: of patterns of bits, which sort like magnitudes (NaN above all), and without a sign.
    let pattern = coefficient.magnitude.bitPattern
    let smallest = (1e-9).bitPattern
    let isInRange = pattern &- smallest <= (1e9).bitPattern &- smallest
    let isKnown = UInt32(bitPattern: variable.index) < UInt32(truncatingIfNeeded: variableCount)
    if !isInRange || !isKnown { isUsable = false }
    terms.appendReserved(Term(coefficient: coefficient, variable: variable.index))
  }

  /// Checks what all the terms were seen to be, and adds the row to which they belong.
  @inlinable @inline(__always)
  mutating func finishRow(
    _ firstTerm: Int, _ relation: Relation, _ constant: Double, _ priority: Priority, isUsable: Bool
  ) throws(SolverError) -> ConstraintID {
    if !(isUsable && priority.rawValue > 0 && priority.rawValue <= 1000 && constant.magnitude <= 1e12
      && terms.count < 1 << 29 && terms.count > firstTerm)
    {
      try mend(firstTerm, constant, priority)
    }
    let serial = nextSerial
    rows.append(
      Row(
        constant: constant, firstTerm: UInt32(truncatingIfNeeded: firstTerm), serial: serial,
        priority: priority.rawValue, relation: relation))
    nextSerial += 1
    change = .structure
    return ConstraintID(serial: serial)
  }

  /// Drops terms with a coefficient of zero; anything else that is wrong takes the row back and is thrown.
  @usableFromInline @inline(never)
  mutating func mend(_ firstTerm: Int, _ constant: Double, _ priority: Priority) throws(SolverError) {
    var kept = firstTerm
    for index in firstTerm..<terms.count where terms[index].coefficient != 0 {
      let term = terms[index]
      let magnitude = term.coefficient.magnitude
      guard magnitude >= SolverLimits.smallestCoefficient, magnitude <= SolverLimits.largestCoefficient else {
        throw refuse(.invalidNumber(term.coefficient, .coefficient), droppingTermsFrom: firstTerm)
      }
      guard term.variable >= 0, term.variable < variableCount else {
        throw refuse(.unknownVariable(Variable(index: term.variable)), droppingTermsFrom: firstTerm)
      }
      terms[kept] = term
      kept += 1
    }
    terms.truncate(to: kept)
    if kept == firstTerm { throw .noVariables }
    guard constant.magnitude <= SolverLimits.largestConstant else {
      throw refuse(.invalidNumber(constant, .constant), droppingTermsFrom: firstTerm)
    }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw refuse(.invalidPriority(priority.rawValue), droppingTermsFrom: firstTerm)
    }
    guard kept < SolverLimits.terms else {
      throw refuse(.tooLarge(limit: SolverLimits.terms), droppingTermsFrom: firstTerm)
    }
  }

  @usableFromInline
  mutating func refuse(_ error: SolverError, droppingTermsFrom firstTerm: Int) -> SolverError {
    terms.truncate(to: firstTerm)
    return error
  }

  // MARK: Changes

  mutating func remove(_ id: ConstraintID) throws(SolverError) {
    rows[try position(of: id)].isRemoved = true
    removedCount += 1
    change = .structure
    if removedCount > 64 && removedCount > rows.count / 2 { dropRemovedRows() }
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    let position = try position(of: id)
    let difference = constant - rows[position].constant
    guard difference != 0 else { return }
    rows[position].constant = constant
    if change == .structure { return }
    constantChanges.append(ConstantChange(row: Int32(position), difference: difference))
    change = .constants
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else { throw .invalidPriority(priority.rawValue) }
    let position = try position(of: id)
    guard rows[position].priority != priority.rawValue else { return }
    rows[position].priority = priority.rawValue
    change = .structure
  }

  /// Where a constraint stands: at its serial while nothing was dropped, otherwise found by bisection.
  func position(of id: ConstraintID) throws(SolverError) -> Int {
    let position = position(ofSerial: id.serial)
    guard position < rows.count, rows[position].serial == id.serial, !rows[position].isRemoved else {
      throw .unknownConstraint(id)
    }
    return position
  }

  private func position(ofSerial serial: UInt32) -> Int {
    if Int(serial) < rows.count, rows[Int(serial)].serial == serial { return Int(serial) }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func dropRemovedRows() {
    var keptRows = Buffer<Row>(minimumCapacity: rows.count - removedCount)
    var keptTerms = Buffer<Term>(minimumCapacity: terms.count)
    for position in 0..<rows.count where !rows[position].isRemoved {
      var row = rows[position]
      row.firstTerm = UInt32(keptTerms.count)
      for index in termRange(of: position) { keptTerms.append(terms[index]) }
      keptRows.append(row)
    }
    rows.deallocate()
    terms.deallocate()
    rows = keptRows
    terms = keptTerms
    removedCount = 0
  }
}
