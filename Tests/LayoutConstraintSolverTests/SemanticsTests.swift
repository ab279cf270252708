import LayoutConstraintSolver
import SolverWorkloads
import Testing

/// The rules of `Documentation/ConstraintSolver.md`, one by one.
@Suite struct SemanticsTests {
  @Test func priority_onePointHigher_outranksManyLower() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    for _ in 0..<1000 { try system.add((x == 10).at(500)) }
    try system.add((x == 20).at(500.5))
    try system.solve()
    #expect(system.value(of: x) == 20)
    #expect(!system.isAmbiguous(x))
  }

  @Test func priority_justAboveZero_isHeard() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    try system.add((x == 7).at(Priority(.leastNonzeroMagnitude)))
    try system.solve()
    #expect(system.value(of: x) == 7)
    #expect(!system.isAmbiguous(x))
  }

  @Test func violations_ofOneLevel_areAddedUp() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    for target in [10.0, 10, 40] { try system.add((x == target).at(500)) }
    try system.solve()
    #expect(system.value(of: x) == 10)
    #expect(!system.isAmbiguous(x))
  }

  @Test func equalityAndInequality_ofOneLevel_areATie() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    try system.add((x == 24).at(500))
    try system.add((x >= 30).at(500))
    try system.solve()
    #expect(system.isAmbiguous(x))
    #expect(system.value(of: x) == 30)
  }

  @Test func freeVariable_isZeroAndAmbiguous() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    let bounded = system.addVariable(lowerBound: 5)
    try system.solve()
    #expect(system.value(of: x) == 0 && system.isAmbiguous(x))
    #expect(system.value(of: bounded) == 5 && system.isAmbiguous(bounded))
  }

  @Test(arguments: [-12.5, 0, 12.5]) func inequality_onWhichNothingPulls_actsAsEquality(limit: Double) throws
  {
    let system = ConstraintSystem()
    let (low, high) = (system.addVariable(), system.addVariable())
    try system.add(low >= limit)
    try system.add(high <= limit)
    try system.solve()
    #expect(system.value(of: low) == limit && system.isAmbiguous(low))
    #expect(system.value(of: high) == limit && system.isAmbiguous(high))
  }

  @Test func freeSum_givesTheFirstVariableZero() throws {
    let system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.add(x + y == -356)
    try system.solve()
    #expect(system.value(of: x) == 0 && system.value(of: y) == -356)
    #expect(system.isAmbiguous(x) && system.isAmbiguous(y))
  }

  /// More rows than needed meet in the optimum, and each alone would leave a direction open.
  @Test func degenerateCorner_isNotAmbiguous() throws {
    let system = ConstraintSystem()
    let (x, y) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
    try system.add(x + y <= 0)
    try system.add((x - y >= 0).at(500))
    try system.solve()
    #expect(!system.isAmbiguous(x) && !system.isAmbiguous(y))
  }

  @Test func degenerateCorner_withAnOpenDirection_isAmbiguousOnlyThere() throws {
    let system = ConstraintSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(x >= 10)
    try system.add((x == 10).at(500))
    try system.add(y - x >= 0)
    try system.add((z - x == 4).at(250))
    try system.solve()
    #expect(!system.isAmbiguous(x) && !system.isAmbiguous(z))
    #expect(system.isAmbiguous(y) && system.value(of: y) == 10)
  }

  /// What is left open is decided by the variables in order of creation, also where the first of them hangs on the
  /// others by way of a third.
  @Test func firstVariable_isNearestToZero_thoughOthersDefineIt() throws {
    let system = ConstraintSystem()
    let first = system.addVariable()
    let half = system.addVariable(lowerBound: 0)
    let third = system.addVariable()
    let fourth = system.addVariable(lowerBound: 0)
    let last = system.addVariable()
    try system.add(last - first >= 0)
    try system.add((last - first <= 0).at(750))
    try system.add(last - third - fourth == 10)
    try system.add(last - first - 0.5 * half == 0)
    try system.solve()
    #expect([first, half, third, fourth, last].map(system.value(of:)) == [0, 0, -10, 0, 0])
    #expect([first, half, third, fourth, last].map(system.isAmbiguous) == [true, false, true, true, true])
  }

  @Test func multiplierOfAMillionth_isExact() throws {
    let system = ConstraintSystem()
    let height = try system.addParameter(568)
    let (top, middle) = (system.addVariable(), system.addVariable())
    try system.add(top == 0.000001 * height)
    try system.add(middle == 0.666667 * height)
    try system.solve()
    #expect(abs(system.value(of: top) - 0.000568) < 1e-6)
    #expect(abs(system.value(of: middle) - 378.666856) < 1e-6)
  }

  /// A pull is not weak because the coefficient is small: of rows of one coefficient, none is noise beside the others.
  @Test(arguments: [1e-6, 1e-9]) func inequality_ofASmallCoefficient_actsAsEqualityToo(_ size: Double) throws
  {
    let system = ConstraintSystem()
    let (a, b) = (system.addVariable(), system.addVariable())
    try system.add(b - 0.001 * a == 10)
    try system.add(-size * b >= -74)
    try system.solve()
    #expect(system.value(of: b) == 74 / size)
    #expect(system.isAmbiguous(a) && system.isAmbiguous(b))
  }

  /// What one step left of large rates does not hide what a small one is worth.
  @Test func wish_thatAMillionthStandsFor_isHeard() throws {
    let system = RandomSystem(family: .choices, number: 119, seed: 4242)
    var run = try SystemRun(system)
    for edit in system.steps[0] { try run.apply(edit) }
    try run.system.solve()
    #expect((run.system.value(of: run.variables[6]) + 4).magnitude < 1e-5)
  }

  @Test func parameters_uptoSeven_areFollowed() throws {
    let system = ConstraintSystem()
    let parameters = try (1...7).map { try system.addParameter(Double($0)) }
    let sum = system.addVariable()
    try system.add(terms: parameters.map { .init(1, $0) } + [.init(-1, sum)], .equal, 0)
    try system.solve()
    #expect(system.value(of: sum) == 28)
    for parameter in parameters { try system.setValue(100, of: parameter) }
    try system.solve()
    #expect(system.value(of: sum) == 700)
    #expect(throws: SolverError.tooManyParameters(limit: 7)) { try system.addParameter(8) }
  }

  @Test func boundThatIsNoNumber_isAnErrorOfSolving() throws {
    let system = ConstraintSystem()
    _ = system.addVariable(lowerBound: .infinity)
    #expect(throws: SolverError.invalidNumber(.infinity, .lowerBound)) { try system.solve() }
  }

  @Test func expressionOfSevenTerms_isRefusedWithTheWayOut() throws {
    let system = ConstraintSystem()
    var sum = LinearExpression()
    for _ in 0..<7 { sum.add(1, system.addVariable()) }
    let error = #expect(throws: SolverError.tooManyTerms(7, limit: 6)) { try system.add(sum == 0) }
    #expect(error?.description.contains("add(terms:") == true)
  }
}
