import LayoutConstraintSolver
import Testing

/// Handles and numbers that cannot be used are refused with an error that says which, and change nothing.
@Suite struct HandleTests {
  @Test func removedHandle_isRefusedByEveryCall() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    let kept = try system.add(x == 5)
    let removed = try system.add(x == 7)
    try system.remove(removed)
    for _ in 0..<2 {
      #expect(throws: SolverError.unknownConstraint(removed)) { try system.remove(removed) }
      #expect(throws: SolverError.unknownConstraint(removed)) { try system.setConstant(1, of: removed) }
      #expect(throws: SolverError.unknownConstraint(removed)) { try system.setPriority(.low, of: removed) }
      try system.solve()
      #expect(throws: SolverError.unknownConstraint(removed)) { try system.violation(of: removed) }
      #expect(system.value(of: x) == 5)
      #expect(system.conflicts.isEmpty)
    }
    #expect(try system.violation(of: kept) == 0)
  }

  @Test func removedHandle_isNotReusedByLaterConstraints() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    var removed: [ConstraintID] = []
    // Enough of them for the system to give back the room of removed rows.
    for value in 0..<500 {
      let id = try system.add(x == Double(value))
      try system.remove(id)
      removed.append(id)
    }
    let last = try system.add(x == 9)
    for id in removed {
      #expect(throws: SolverError.unknownConstraint(id)) { try system.setConstant(1, of: id) }
    }
    try system.solve()
    #expect(system.value(of: x) == 9)
    try system.setConstant(10, of: last)
    try system.solve()
    #expect(system.value(of: x) == 10)
  }

  @Test func foreignHandle_isRefused() throws {
    let system = ConstraintSystem()
    let other = ConstraintSystem()
    let x = system.addVariable()
    let foreign = try other.add(other.addVariable() == 1)
    #expect(throws: SolverError.unknownConstraint(foreign)) { try system.remove(foreign) }
    _ = other.addVariable()
    let foreignVariable = other.addVariable()
    #expect(throws: SolverError.unknownVariable(foreignVariable)) { try system.add(foreignVariable - x == 0) }
    #expect(system.constraintCount == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e13])
  func constant_thatCannotBeUsed_isRefused(_ constant: Double) throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    let id = try system.add(x == 5)
    let parameter = try system.addParameter(1)
    expectInvalidNumber { try system.add(x >= constant) }
    expectInvalidNumber { try system.setConstant(constant, of: id) }
    expectInvalidNumber { try system.setValue(constant, of: parameter) }
    expectInvalidNumber { try system.addParameter(constant) }
    try system.solve()
    #expect(system.value(of: x) == 5)
    #expect(system.value(of: parameter) == 1)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 1e-300, -1e10, 1e-10])
  func coefficient_thatCannotBeUsed_isRefused(_ coefficient: Double) throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    try system.add(x == 5)
    for leading in 0...8 {
      let terms = Array(repeating: LinearExpression.Term(1, x), count: leading) + [.init(coefficient, x)]
      expectInvalidNumber { try system.add(terms: terms, .equal, 3) }
      guard terms.count <= LinearExpression.capacity else { continue }
      var expression = LinearExpression()
      for term in terms { expression.add(term.coefficient, term.variable) }
      expectInvalidNumber { try system.add(expression == 3) }
    }
    try system.solve()
    #expect(system.constraintCount == 1)
    #expect(system.value(of: x) == 5)
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity] as [Float])
  func priority_outOfRange_isRefused(_ priority: Float) throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    let id = try system.add(x == 5)
    #expect(throws: SolverError.self) { try system.add((x == 7).at(Priority(priority))) }
    #expect(throws: SolverError.self) { try system.setPriority(Priority(priority), of: id) }
    try system.solve()
    #expect(system.value(of: x) == 5)
  }

  @Test func expression_withoutVariables_isRefused() throws {
    let system = ConstraintSystem()
    #expect(throws: SolverError.noVariables) { try system.add(LinearExpression(constant: 1) == 1) }
    let x = system.addVariable()
    #expect(throws: SolverError.noVariables) { try system.add(0 * x == 1) }
    try system.solve()
  }

  @Test func solvedVariable_cannotBeGivenAValue() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    #expect(throws: SolverError.notAParameter(x)) { try system.setValue(1, of: x) }
  }

  @Test func emptySystem_solves() throws {
    let system = ConstraintSystem()
    try system.solve()
    #expect(system.conflicts.isEmpty)
  }

  private func expectInvalidNumber<Result>(_ body: () throws -> Result, at: SourceLocation = #_sourceLocation)
  {
    #expect(sourceLocation: at) {
      _ = try body()
    } throws: { error in
      if case SolverError.invalidNumber = error { true } else { false }
    }
  }
}

extension HandleTests {
  /// Reading has no way to throw; a value that was never computed must not look like one.
  @Test func variable_addedAfterTheLastSolve_hasNoValueToRead() async {
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      try system.solve()
      _ = system.value(of: system.addVariable())
    }
  }
}
