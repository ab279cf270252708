import LayoutConstraintSolver
import Testing

@Suite struct ConflictTests {
  @Test func conflict_ofTwoWidths_leavesOutTheLater() throws {
    let system = ConstraintSystem()
    let width = system.addVariable(lowerBound: 0)
    let x = system.addVariable()
    try system.add(x == 8)
    let first = try system.add(width == 100)
    let second = try system.add(width == 120)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[first, second]])
    #expect(system.conflicts.map(\.broken) == [second])
    #expect(system.value(of: width) == 100)
    #expect(system.value(of: x) == 8)
    #expect(try system.violation(of: second) == 20)
  }

  @Test func conflict_throughAChain_namesTheChainOnly() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(320)
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    let first = try system.add(a == 100)
    try system.add(c == 5)
    let second = try system.add(b - a == 150)
    let third = try system.add(b <= parent - 100)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[first, second, third]])
    try system.setValue(400, of: parent)
    try system.solve()
    #expect(system.conflicts.isEmpty)
    #expect(system.value(of: b) == 250)
    try system.setValue(320, of: parent)
    try system.solve()
    #expect(system.conflicts.map(\.broken) == [third])
    #expect(system.value(of: b) == 250)
  }

  @Test func conflict_withAnImplicitBound_namesTheOneConstraint() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(20)
    let width = system.addVariable(lowerBound: 0)
    let id = try system.add(width == parent - 32)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[id]])
    #expect(system.value(of: width) == 0)
    #expect(system.isAmbiguous(width))
  }

  @Test func conflicts_thatAreIndependent_areAllFound() throws {
    let system = ConstraintSystem()
    var broken: [ConstraintID] = []
    for _ in 0..<5 {
      let (x, y) = (system.addVariable(), system.addVariable())
      try system.add(x + y == 10)
      try system.add(x - y >= 4)
      broken.append(try system.add(x <= 6))
      try system.add(x >= 2)
    }
    try system.solve()
    #expect(system.conflicts.map(\.broken) == broken)
  }

  /// Required gaps in a container that is too small: each of them has a part in the conflict.
  @Test func conflict_ofAsManyGapsAsThereAre_isReadOffWithoutSearching() throws {
    let system = ConstraintSystem()
    var last = system.addVariable()
    var members = [try system.add(last == 0)]
    for _ in 0..<400 {
      let next = system.addVariable()
      members.append(try system.add(next - last >= 8))
      last = next
    }
    members.append(try system.add(last <= 5))
    try system.solve()
    #expect(system.conflicts.map(\.members) == [members])
    #expect(system.value(of: last) == 3200)
  }

  /// Two rows that are the same but for a billionth: they meet two million points away, or two thousand million.
  @Test(arguments: [(1.001, 2e6), (2, 2e9)]) func rows_thatMeetFarAway_areNoConflict(
    _ constant: Double, _ place: Double
  ) throws {
    let (system, x, _, _) = try nearlyTheSame(unknowns: 3, constant)
    try system.solve()
    #expect(system.conflicts.isEmpty)
    #expect((system.value(of: x) / place - 1).magnitude < 1e-6)
  }

  /// Among more unknowns than numbers of any precision are used for by chance, they look like a conflict on a tableau of
  /// doubles, which is none.
  @Test func conflict_thatIsNoneFarAway_isNotNamed() throws {
    let (system, _, _, second) = try nearlyTheSame(unknowns: 50, 1.001)
    #expect {
      try system.solve()
    } throws: { error in
      guard case SolverError.imprecise(.constraint(second), let miss) = error else { return false }
      return (miss - 0.001).magnitude < 1e-9
    }
    #expect(system.conflicts.isEmpty)
  }

  /// Where they would meet further away than any layout reaches, they are one.
  @Test func conflict_thatIsNoneBeyondAnyLayout_isNamed() throws {
    let (system, _, first, second) = try nearlyTheSame(unknowns: 50, 2)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[first, second]])
  }

  private func nearlyTheSame(
    unknowns count: Int, _ constant: Double
  ) throws -> (system: ConstraintSystem, x: Variable, first: ConstraintID, second: ConstraintID) {
    let system = ConstraintSystem()
    let x = system.addVariable()
    let others = (1..<count).map { _ in LinearExpression.Term(1, system.addVariable()) }
    let first = try system.add(terms: [.init(1, x)] + others, .equal, 1)
    return (system, x, first, try system.add(terms: [.init(1 + 5e-10, x)] + others, .equal, constant))
  }

  /// Where two rows say the same of unknowns but for a few points, no size of the values hides that.
  @Test(arguments: [10, 1, 0.001]) func conflict_farAway_isNamed(_ gap: Double) throws {
    let system = ConstraintSystem()
    let (a, b, c, d) = (
      system.addVariable(), system.addVariable(), system.addVariable(), system.addVariable()
    )
    let first = try system.add(b - 1000 * a == -11)
    try system.add(c - 0.001 * b == -32)
    try system.add(d - 1e-6 * c == -45)
    try system.add(1e-6 * d == 83)
    let second = try system.add(b - 1000 * a == -11 - gap)
    try system.solve()
    #expect(system.conflicts.map(\.members) == [[first, second]])
    #expect(system.value(of: d) == 83_000_000)
    try system.remove(second)
    try system.solve()
    #expect(system.conflicts.isEmpty)
  }

  /// The same without any multiplier, and without a contradiction.
  @Test func rowsThatRepeatOthers_farAway_areNoConflict() throws {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(a == 3e11)
    try system.add(b - a == 0.5)
    try system.add(c - b == 0.25)
    try system.add(c - a == 0.75)
    let last = try system.add(c - a == 0.5)
    try system.solve()
    #expect(system.conflicts.map(\.broken) == [last])
    #expect(system.value(of: c) == 3e11 + 0.75)
  }
}
