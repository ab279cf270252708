/// What was said to a system, in flat arrays, in the order in which it was said.
@usableFromInline
struct Model {
  /// One constraint: `sum of its terms relation constant`.
  @usableFromInline
  struct Row {
    @usableFromInline var constant: Double
    /// Where its terms begin; they end where those of the next row begin.
    @usableFromInline var firstTerm: UInt32
    @usableFromInline var serial: UInt32
    @usableFromInline var priority: Float
    @usableFromInline var relation: Relation
    @usableFromInline var isRemoved: Bool

    @inlinable
    init(constant: Double, firstTerm: UInt32, serial: UInt32, priority: Float, relation: Relation) {
      self.constant = constant
      self.firstTerm = firstTerm
      self.serial = serial
      self.priority = priority
      self.relation = relation
      isRemoved = false
    }
  }

  @usableFromInline
  struct Term {
    @usableFromInline var coefficient: Double
    @usableFromInline var variable: Int32

    @inlinable
    init(coefficient: Double, variable: Int32) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// An implicit bound: required, never broken, never named in a conflict.
  struct Bound {
    var variable: Int32
    var value: Double
  }

  /// What has to be computed again at the next solve.
  @usableFromInline
  enum Change: Int, Comparable {
    case none, parameters, structure

    @inlinable
    static func < (a: Change, b: Change) -> Bool { a.rawValue < b.rawValue }
  }

  @usableFromInline var rows: [Row] = []
  @usableFromInline var terms: [Term] = []
  @usableFromInline var variableCount = 0
  @usableFromInline var nextSerial: UInt32 = 0
  @usableFromInline var change = Change.structure
  private(set) var bounds: [Bound] = []
  /// Parameters in order of creation: the variable and its value.
  private(set) var parameters: [Bound] = []
  private(set) var removedCount = 0

  init(variables: Int, constraints: Int, terms: Int) {
    rows.reserveCapacity(constraints)
    self.terms.reserveCapacity(terms)
  }

  var constraintCount: Int { rows.count - removedCount }

  // MARK: Variables

  @inlinable
  mutating func addVariable() -> Variable {
    let variable = Variable(index: Int32(truncatingIfNeeded: variableCount))
    variableCount += 1
    if change != .structure { change = .structure }
    return variable
  }

  @usableFromInline
  mutating func addBoundedVariable(_ lowerBound: Double) -> Variable {
    let variable = addVariable()
    if lowerBound.magnitude <= SolverLimits.largestConstant {
      bounds.append(Bound(variable: variable.index, value: lowerBound))
    }
    return variable
  }

  mutating func addParameter(_ value: Double) throws(SolverError) -> Variable {
    guard parameters.count < SolverLimits.parameters else {
      throw .tooManyParameters(limit: SolverLimits.parameters)
    }
    let variable = addVariable()
    parameters.append(Bound(variable: variable.index, value: value))
    return variable
  }

  mutating func setValue(_ value: Double, of parameter: Variable) throws(SolverError) {
    guard let position = parameters.firstIndex(where: { $0.variable == parameter.index }) else {
      throw parameter.index < variableCount && parameter.index >= 0
        ? .notAParameter(parameter) : .unknownVariable(parameter)
    }
    if parameters[position].value != value {
      parameters[position].value = value
      change = max(change, .parameters)
    }
  }

  // MARK: Constraints

  @inlinable
  mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let firstTerm = terms.count
    let expression = constraint.expression
    if expression.inlineCount > 0 { try append(expression.term0, droppingTermsFrom: firstTerm) }
    if expression.inlineCount > 1 { try append(expression.term1, droppingTermsFrom: firstTerm) }
    if expression.inlineCount > 2 { try append(expression.term2, droppingTermsFrom: firstTerm) }
    if expression.inlineCount > 3 { try append(expression.term3, droppingTermsFrom: firstTerm) }
    if let overflow = expression.overflow {
      for term in overflow { try append(term, droppingTermsFrom: firstTerm) }
    }
    let priority = constraint.priority.rawValue
    guard terms.count > firstTerm, priority > 0, priority <= 1000, constraint.constant.magnitude <= 1e12,
      terms.count < 1 << 29
    else { throw refuse(constraint, droppingTermsFrom: firstTerm) }
    let serial = nextSerial
    rows.append(
      Row(
        constant: constraint.constant, firstTerm: UInt32(truncatingIfNeeded: firstTerm), serial: serial,
        priority: priority, relation: constraint.relation))
    nextSerial += 1
    if change != .structure { change = .structure }
    return ConstraintID(serial: serial)
  }

  /// Whether a coefficient is one that double precision handles next to sizes in points; NaN is not.
  @inlinable
  static func isUsable(_ coefficient: Double) -> Bool {
    coefficient.magnitude >= 1e-9 && coefficient.magnitude <= 1e9
  }

  static func check(_ value: Double, _ role: SolverError.Role) throws(SolverError) {
    guard value.magnitude <= SolverLimits.largestConstant else { throw .invalidNumber(value, role) }
  }

  @inlinable
  mutating func append(
    _ term: LinearExpression.Term, droppingTermsFrom firstTerm: Int
  ) throws(SolverError) {
    guard Model.isUsable(term.coefficient), term.variable.index >= 0,
      Int(term.variable.index) < variableCount
    else {
      if term.coefficient == 0 { return }
      throw refuse(term, droppingTermsFrom: firstTerm)
    }
    terms.append(Term(coefficient: term.coefficient, variable: term.variable.index))
  }

  @usableFromInline
  mutating func refuse(
    _ term: LinearExpression.Term, droppingTermsFrom firstTerm: Int
  ) -> SolverError {
    terms.removeSubrange(firstTerm...)
    return Model.isUsable(term.coefficient)
      ? .unknownVariable(term.variable) : .invalidNumber(term.coefficient, .coefficient)
  }

  @usableFromInline
  mutating func refuse(_ constraint: Constraint, droppingTermsFrom firstTerm: Int) -> SolverError {
    let hasNoTerms = terms.count == firstTerm
    terms.removeSubrange(firstTerm...)
    if hasNoTerms { return .noVariables }
    guard constraint.constant.magnitude <= SolverLimits.largestConstant else {
      return .invalidNumber(constraint.constant, .constant)
    }
    let priority = constraint.priority.rawValue
    guard priority > 0, priority <= 1000 else { return .invalidPriority(priority) }
    return .tooLarge(limit: SolverLimits.count)
  }

  mutating func remove(_ id: ConstraintID) throws(SolverError) {
    let position = try index(of: id)
    rows[position].isRemoved = true
    removedCount += 1
    change = .structure
    if removedCount > 64 && removedCount > rows.count / 2 { dropRemovedRows() }
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    let position = try index(of: id)
    guard rows[position].constant != constant else { return }
    rows[position].constant = constant
    change = .structure
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else { throw .invalidPriority(priority.rawValue) }
    let position = try index(of: id)
    guard rows[position].priority != priority.rawValue else { return }
    rows[position].priority = priority.rawValue
    change = .structure
  }

  /// Where the constraint stands: at its serial while nothing was dropped, otherwise found by bisection.
  func index(of id: ConstraintID) throws(SolverError) -> Int {
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

  /// Where the terms of the row at a position end.
  func endOfTerms(_ row: Int) -> Int {
    row + 1 < rows.count ? Int(rows[row + 1].firstTerm) : terms.count
  }

  private mutating func dropRemovedRows() {
    var keptRows: [Row] = []
    var keptTerms: [Term] = []
    keptRows.reserveCapacity(rows.count - removedCount)
    for position in rows.indices where !rows[position].isRemoved {
      var row = rows[position]
      let range = Int(row.firstTerm)..<endOfTerms(position)
      row.firstTerm = UInt32(keptTerms.count)
      keptTerms += terms[range]
      keptRows.append(row)
    }
    rows = keptRows
    terms = keptTerms
    removedCount = 0
  }
}
