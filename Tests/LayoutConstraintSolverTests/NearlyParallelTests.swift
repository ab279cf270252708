import LayoutConstraintSolver
import Testing

/// Rows that hardly differ from others in any coefficient: where both matter, they meet far away, and each point there
/// is a matter of the last digits. A coefficient counts as it was written.
@Suite struct NearlyParallelTests {
  @Test func equalities_meetWhereTheyDo() throws {
    let system = ConstraintSystem()
    let (a, b) = (system.addVariable(), system.addVariable(lowerBound: 0))
    try system.add((b == 0).at(750))
    try system.add(3 * a + b == 0)
    try system.add(3.000_000_3 * a + b == -413)
    try system.solve()
    #expect(system.conflicts.isEmpty)
    #expect((system.value(of: a) + 413 / 3e-7).magnitude < 1e-3)
    #expect(system.value(of: b) == 4_130_000_000)
  }

  /// What a conflict needs is told, though other rows nearly say the same.
  @Test func conflict_withABound_namesNoRowTooMany() throws {
    let system = ConstraintSystem()
    let a = system.addVariable()
    let (b, c, d) = (
      system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0)
    )
    let first = try system.add(1.000_000_1 * c + 0.499_999_95 * a == 0)
    try system.add(3 * d - b == 0)
    try system.add(-3 * c + b == 0)
    try system.add(-1.999_999_8 * d + 1.000_000_1 * b - d == 10)
    let last = try system.add(-1.000_000_1 * a + 3.000_000_3 * a - 0.5 * c == 10)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[first, last]])
  }

  @Test func conflict_ofTwoRows_namesNoneThatHardlyDiffer() throws {
    let system = ConstraintSystem()
    let (a, b) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
    let c = system.addVariable()
    try system.add(b - a - 3 * c == 0)
    try system.add(1.000_000_1 * b - 0.999_999_9 * a - 3 * c == 10)
    let first = try system.add(0.5 * a - 2 * c == 230)
    let last = try system.add(-1.999_999_9 * c >= 230)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[first, last]])
  }

  /// More unknowns than numbers of any precision are used for: the rows are named, and nothing is answered.
  @Test func rows_amongManyUnknowns_areNamed() throws {
    let (system, variables) = try largeSystem()
    let first = try system.add((3 * variables[0] + variables[1] + variables[2] == 0).at(900))
    let second = try system.add((3.000_000_3 * variables[0] + variables[1] + variables[2] == 413).at(800))
    #expect(throws: SolverError.nearlyParallel(first, second)) { try system.solve() }
    #expect("\(SolverError.nearlyParallel(first, second))".contains("constraints \(first.serial) and"))
    try system.remove(second)
    try system.solve()
  }

  /// No row is tight before what holds is brought to equality.
  @Test func inequalities_thatAreChosenToBeTight_meetWhereTheyDo() throws {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(3 * a + b + c >= -10)
    try system.add(3.000_000_3 * a + b + c <= 413)
    try system.solve()
    #expect((system.value(of: a) - 423 / 3e-7).magnitude < 1e-3)
    #expect(system.value(of: b) == 0)
    #expect((system.value(of: c) + 10 + 3 * 423 / 3e-7).magnitude < 1e-3)
  }

  /// Where one of them holds by far, nothing depends on how little they differ, however many unknowns there are.
  @Test func rows_ofWhichOneHoldsByFar_areNoError() throws {
    let (system, variables) = try largeSystem()
    try system.add((3 * variables[0] + variables[1] + variables[2] == 0).at(900))
    try system.add((3.000_000_3 * variables[0] + variables[1] + variables[2] <= 413).at(800))
    try system.solve()
    #expect(system.conflicts.isEmpty)
  }

  /// What is left of the middle unknown comes from three rows that are no multiples of each other, and a sum of coefficients
  /// is rounded on the way.
  @Test func equalities_ofWhichLittleIsLeft_meetWhereTheyDo() throws {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(-6 * b + 1.999_999_8 * c == 10)
    try system.add(a + b == 10)
    try system.add((2 * c == 0).at(750))
    try system.add(2 * a + 0.500_000_05 * b + 0.499_999_95 * c == 10)
    try system.solve()
    #expect((system.value(of: c) + 750_000_070.000_007).magnitude < 1e-4)
  }

  /// With both equalities a millionth off, the rest can hold: that is no conflict, and the values say so.
  @Test func contradiction_ofAMillionth_isNoConflict() throws {
    let system = ConstraintSystem()
    let (a, b) = (system.addVariable(), system.addVariable())
    try system.add(a - b == 160)
    try system.add(1.999_999_8 * a - 2.000_000_2 * b == 320)
    try system.add(-3 * b == 230)
    try system.solve()
    #expect(system.conflicts.isEmpty)
    #expect((system.value(of: b) + 230 / 3.0).magnitude < 1e-6)
    #expect((system.value(of: a) - system.value(of: b) - 160).magnitude <= 1e-6)
  }

  @Test func contradiction_ofAMillionth_withABound_isNoConflict() throws {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable(lowerBound: 0))
    try system.add(2.000_000_2 * b - 2 * a == 140)
    try system.add(c + 2 * a == -150)
    try system.add(b - a == 70)
    try system.solve()
    #expect(system.conflicts.isEmpty && system.value(of: c) == 0)
    #expect((system.value(of: b) - system.value(of: a) - 70).magnitude <= 1e-6)
  }

  /// Two wishes pull against each other with strengths that differ by 1e-14: the weaker one loses all the same.
  @Test func wishes_thatHardlyDiffer_leaveNoChoice() throws {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(b + 0.499_999_95 * c == 0)
    try system.add((-1 * a - 0.500_000_05 * c >= 0).at(250))
    try system.add((0.5 * b + 0.5 * a == 0).at(750))
    try system.add((2.000_000_2 * b <= -171).at(250))
    try system.add((b <= -80).at(750))
    try system.add((a + 0.5 * c >= 0).at(750))
    try system.solve()
    for variable in [a, b, c] { #expect(!system.isAmbiguous(variable)) }
    #expect(system.value(of: a) == 80 && system.value(of: b) == -80)
    #expect((system.value(of: c) - 160.000_016).magnitude < 1e-6)
  }

  /// Where millionths decide what is tight, it is told from the rows that the values are from.
  @Test func explanation_namesRowsThatAreTight() throws {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable(lowerBound: 0))
    try system.add((a + 1.000_000_1 * b == 0).at(750))
    let sum = try system.add((a + b == 0).at(750))
    let equality = try system.add(c - b == 0)
    try system.add((1.000_000_1 * c - b == 10).at(750))
    try system.solve()
    let explanations = try [a, b, c].map { try system.explanation(of: $0) }
    #expect(explanations.map { $0.reasons.map(\.constraint) } == [[sum, equality], [equality], []])
    #expect(explanations.map { $0.bounds.map(\.variable) } == [[c], [c], [c]])
    for id in [sum, equality] { #expect(try system.violation(of: id) <= 1e-6) }
  }

  /// A coupled system of more unknowns than numbers of any precision are used for.
  private func largeSystem() throws -> (system: ConstraintSystem, variables: [Variable]) {
    let system = ConstraintSystem()
    let variables = (0..<200).map { _ in system.addVariable() }
    for (index, variable) in variables.enumerated() where index > 1 {
      try system.add((variable - 0.5 * variables[index - 1] - variables[index - 2] == 1).at(Priority(250)))
      try system.add((variable + variables[index - 2] <= 40).at(Priority(500)))
    }
    return (system, variables)
  }
}
