import SolverWorkloads
import Testing

@testable import LayoutConstraintSolver

/// A compiled system that takes over another one's constants is that other one.
@Suite struct FollowingTests {
  private static let systems =
    ((0..<300).map { RandomSystem(number: $0, seed: 26) }
    + (0..<150).map { RandomSystem(family: .choices, number: $0, seed: 26) }).map(\.withoutParameters)

  @Test func follower_givesTheOthersAnswer_toTheBit() throws {
    var (changed, compared) = (0, 0)
    for system in Self.systems {
      var random = SeededGenerator(seed: UInt64(system.number) &+ 7)
      var other = system
      for row in other.rows.indices where random.next(in: 0...2) == 0 {
        other.rows[row].constant += Double(random.next(in: -40...40))
        changed += 1
      }
      for variable in other.variables.indices where random.next(in: 0...3) == 0 {
        other.variables[variable].preferred = Double(random.next(in: -40...40))
      }
      let (earlier, fresh) = (try SystemRun(system), try SystemRun(other))
      // A system that cannot be solved keeps nothing that could be used again.
      guard (try? earlier.system.solve()) != nil, let wanted = try? fresh.answer() else { continue }
      #expect(earlier.system.follow(fresh.system), "system \(system.number) (\(system.kind))")
      compared += 1
      let difference = try earlier.answer().difference(from: wanted)
      #expect(difference == nil, "system \(system.number) (\(system.kind))")
    }
    #expect(changed > 1000 && compared > 400)
  }

  @Test func systemsThatDifferInMore_areNotFollowed() throws {
    func made(
      _ coefficient: Double = 1, relation: Relation = .equal, priority: Priority = .high, bound: Double = 0,
      rank: Int32 = 0, rows: Int = 1
    ) throws -> ConstraintSystem {
      let system = ConstraintSystem()
      let x = system.addVariable(lowerBound: bound)
      try system.setRank(rank, of: x)
      for _ in 0..<rows {
        try system.add(Constraint(LinearExpression(coefficient, x), relation, 40, priority: priority))
      }
      return system
    }
    let system = try made()
    #expect(try !system.follow(made()), "nothing is compiled yet")
    try system.solve()
    for other in [
      try made(2), try made(relation: .lessThanOrEqual), try made(priority: .low), try made(bound: 1),
      try made(rank: 1), try made(rows: 2),
    ] { #expect(!system.follow(other)) }
    let removed = try made(rows: 2)
    try removed.remove(ConstraintID(serial: 1))
    #expect(!system.follow(removed))
    let parametric = ConstraintSystem()
    try parametric.add(LinearExpression(1, try parametric.addParameter(1)) == 40)
    #expect(!system.follow(parametric))
    #expect(try system.follow(made()))
  }
}

extension RandomSystem {
  /// The same with unknowns in place of what is given.
  fileprivate var withoutParameters: RandomSystem {
    var copy = self
    for variable in copy.variables.indices { copy.variables[variable].parameter = nil }
    return copy
  }
}
