extension Model {
  @inlinable @inline(__always)
  mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    terms.reserve(6)
    let firstTerm = terms.count
    let known = UInt32(truncatingIfNeeded: variableCount)
    let count = constraint.expression.count
    var isUsable = count > 0
    // Six times the same: a loop would put the expression into memory.
    if count > 0, !put(constraint.expression.coefficient0, constraint.expression.variable0, firstTerm, known)
    {
      isUsable = false
    }
    if count > 1,
      !put(constraint.expression.coefficient1, constraint.expression.variable1, firstTerm &+ 1, known)
    {
      isUsable = false
    }
    if count > 2,
      !put(constraint.expression.coefficient2, constraint.expression.variable2, firstTerm &+ 2, known)
    {
      isUsable = false
    }
    if count > 3,
      !put(constraint.expression.coefficient3, constraint.expression.variable3, firstTerm &+ 3, known)
    {
      isUsable = false
    }
    if count > 4,
      !put(constraint.expression.coefficient4, constraint.expression.variable4, firstTerm &+ 4, known)
    {
      isUsable = false
    }
    if count > 5,
      !put(constraint.expression.coefficient5, constraint.expression.variable5, firstTerm &+ 5, known)
    {
      isUsable = false
    }
    if count > 6 { throw .tooManyTerms(count, limit: 6) }
    terms.count = firstTerm &+ count
    if !(isUsable && constraint.priority.rawValue > 0 && constraint.priority.rawValue <= 1000
      && constraint.constant.magnitude <= 1e12 && terms.count < 1 << 29)
    {
      try mend(firstTerm, constraint.constant, constraint.priority)
    }
    return appendRow(
      firstTerm, constraint.relation, constraint.constant, constraint.priority.rawValue)
  }

  /// Writes a term where it is to stand. Returns false for one that `mend` has to look at.
  @inlinable @inline(__always)
  func put(
    _ coefficient: Double, _ variable: Variable, _ place: Int, _ known: UInt32
  ) -> Bool {
    terms.put(Term(coefficient: coefficient, variable: variable.index), at: place)
    // A magnitude from 2^-29 up to 2^29, which is nearly what is allowed, by the exponent alone.
    let exponent = Int(truncatingIfNeeded: coefficient.bitPattern >> 52) & 0x7ff
    return UInt(bitPattern: exponent &- 994) < 58 && UInt32(bitPattern: variable.index) < known
  }

  @inlinable @inline(__always)
  mutating func appendRow(
    _ firstTerm: Int, _ relation: Relation, _ constant: Double, _ priority: Float
  ) -> ConstraintID {
    let serial = nextSerial
    rows.append(
      Row(
        constant: constant, firstTerm: UInt32(truncatingIfNeeded: firstTerm), serial: serial,
        priority: priority, relation: relation))
    nextSerial += 1
    change = .structure
    return ConstraintID(serial: serial)
  }

  mutating func add(
    _ sum: ContiguousArray<LinearExpression.Term>, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    let firstTerm = terms.count
    for term in sum { terms.append(Term(coefficient: term.coefficient, variable: term.variable.index)) }
    try mend(firstTerm, constant, priority)
    return appendRow(firstTerm, relation, constant, priority.rawValue)
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

  private mutating func refuse(_ error: SolverError, droppingTermsFrom firstTerm: Int) -> SolverError {
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
    setConstant(constant, at: try position(of: id))
  }

  mutating func setConstant(_ constant: Double, at position: Int) {
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
