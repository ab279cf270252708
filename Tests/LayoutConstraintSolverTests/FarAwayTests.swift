import Testing

@testable import LayoutConstraintSolver

/// Rows that say what others say as well, where values are so large that a tableau of doubles cannot tell that from a
/// contradiction.
@Suite struct FarAwayTests {
  /// Steps from a start, and a row that says how far the end is from there.
  private func stairs(
    of count: Int, _ step: Double, from start: Double, ending end: Double
  ) throws -> (system: ConstraintSystem, end: ConstraintID) {
    let system = ConstraintSystem()
    let places = (0...count).map { _ in system.addVariable() }
    try system.add(places[0] == start)
    for index in 0..<count { try system.add(places[index + 1] - places[index] == step) }
    return (system, try system.add(places[count] - places[0] == end))
  }

  @Test(arguments: [3, 200]) func repetition_isNoConflict(_ count: Int) throws {
    let (system, _) = try stairs(of: count, 0.1, from: 3e11, ending: Double(count) / 10)
    try system.solve()
    #expect(system.conflicts.isEmpty)
  }

  @Test func contradiction_amongFewUnknowns_isAConflict() throws {
    let (system, end) = try stairs(of: 3, 0.5, from: 3e11, ending: 1.51)
    try system.solve()
    #expect(system.conflicts.map(\.broken) == [end])
  }

  /// More unknowns than numbers of any precision are used for.
  @Test func contradiction_amongManyUnknowns_isAnError() throws {
    let (system, end) = try stairs(of: 200, 0.5, from: 3e11, ending: 100.01)
    #expect {
      try system.solve()
    } throws: { error in
      guard case SolverError.imprecise(.constraint(end), let miss) = error else { return false }
      return (miss - 0.01).magnitude < 1e-9
    }
    try system.remove(end)
    try system.solve()
  }

  /// A conflict somewhere else in the same group is found as it is without the repetition.
  @Test func conflict_besideARepetition_isNamed() throws {
    let (system, _) = try stairs(of: 200, 0.5, from: 3e11, ending: 100)
    let width = system.addVariable()
    let first = try system.add(width == 10)
    let second = try system.add(width == 20)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[first, second]])
  }

  /// A long list says how high it is: resizing it stays an evaluation.
  @Test func longList_takesNoWorkAtAnotherSize() throws {
    let system = ConstraintSystem()
    system.workLimit = 1_000_000
    let (top, width) = (try system.addParameter(0), try system.addParameter(320))
    let places = (0...2_000).map { _ in system.addVariable() }
    try system.add(places[0] - top == 0)
    for index in 0..<2_000 { try system.add(places[index + 1] - places[index] == 300) }
    try system.add(places[2_000] - top == 600_000)
    let inner = system.addVariable()
    try system.add(inner - width == -32)
    try system.solve()
    let before = system.work.optimisations
    for size in [375.0, 768, 1_366] {
      try system.setValue(size, of: width)
      try system.setValue(size / 8, of: top)
      try system.solve()
      #expect(system.value(of: inner) == size - 32 && system.value(of: places[2_000]) == 600_000 + size / 8)
    }
    #expect(system.conflicts.isEmpty && system.work.optimisations == before)
  }

  @Test(arguments: [1, 1_000.0]) func regions_ofARepetition_areOne(_ factor: Double) throws {
    let system = ConstraintSystem()
    let width = try system.addParameter(320)
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(a - factor * width == 0)
    try system.add(b - a == 1)
    try system.add(b - factor * width == 1)
    try system.add(c == 600_000)
    try system.add(c == 600_000)
    let regions = try system.regions(of: width, in: 320...1_366)
    #expect(regions.map(\.range) == [320...1_366] && regions[0].conflicts.isEmpty)
    #expect(regions[0].slopes[Int(b.index)] == factor && regions[0].constants[Int(b.index)] == 1)
  }

  @Test func regions_ofAContradiction_nameIt() throws {
    let system = ConstraintSystem()
    let width = try system.addParameter(320)
    let (a, b) = (system.addVariable(), system.addVariable())
    try system.add(a == 3e11)
    try system.add(b - a == 0.5)
    let last = try system.add(b - a == 0.51)
    let c = system.addVariable()
    try system.add(c - width == 0)
    let regions = try system.regions(of: width, in: 320...1_366)
    #expect(regions.map(\.range) == [320...1_366])
    #expect(regions[0].conflicts.map(\.broken) == [last])
  }
}
