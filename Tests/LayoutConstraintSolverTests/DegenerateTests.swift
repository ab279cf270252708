import LayoutConstraintSolver
import RandomNumbers
import Testing

/// Many rows that meet in one point, where most steps lead nowhere: no order of them may go round in circles.
@Suite struct DegenerateTests {
  private static let coefficients = [1, -1, 0.03, -0.03, 0.05, -0.005, 0.5, -0.5, 2, 0.08]

  @Test func rowsThatMeetInOnePoint_areSolvedWithoutCircles() {
    for seed in 0..<3000 {
      var numbers = SplitMix(seed: UInt64(seed))
      let count = 3 + numbers.below(5)
      let system = ConstraintSystem()
      let variables = (0..<count).map { _ in system.addVariable() }
      for _ in 0..<(count + numbers.below(3 * count)) {
        var sum = LinearExpression()
        for _ in 0..<(3 + numbers.below(2)) {
          sum.add(Self.coefficients[numbers.below(Self.coefficients.count)], variables[numbers.below(count)])
        }
        let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)]
        let constant = numbers.below(4) == 0 ? Double(numbers.below(3)) : 0
        let priority = Priority([750, 250, 50][numbers.below(3)])
        #expect(throws: Never.self) {
          try system.add(Constraint(sum, relation, constant, priority: priority))
        }
      }
      #expect(throws: Never.self, "seed \(seed)") { try system.solve() }
    }
  }

  /// The same thing said twice about a variable that stands on its bound, and then a row that contradicts both.
  @Test func rowAgainstWhatWasSaidTwice_isAConflict() throws {
    let system = ConstraintSystem()
    let first = system.addVariable(lowerBound: 0)
    let second = system.addVariable(lowerBound: 100)
    let triple = try system.add(3 * first == 0)
    _ = try system.add(4 * first == 0)
    try system.solve()
    let last = try system.add(1.25 * first - 3 * second == 0)
    try system.solve()
    #expect(system.conflicts.map(\.broken) == [last])
    #expect(system.conflicts.map(\.members) == [[triple, last]])
  }

  /// Required rows of tame numbers, many of which say the same, hold or are in conflict: they are never too imprecise.
  @Test func requiredRowsOfFewVariables_holdOrAreInConflict() {
    var conflicts = 0
    // The first five were the last of 1,500,000 for which that was not so.
    for seed in [32_546, 46_724, 75_019, 121_743, 358_692] + Array(0..<4000) {
      var numbers = SplitMix(seed: UInt64(seed))
      let system = ConstraintSystem()
      let bounds: [Double?] = [0, 0, 100, -8, nil]
      let variables = (0..<(1 + numbers.below(4))).map { _ in
        system.addVariable(lowerBound: bounds[numbers.below(bounds.count)])
      }
      for _ in 0..<(1 + numbers.below(7)) {
        var sum = LinearExpression()
        for _ in 0..<(1 + numbers.below(3)) {
          let factor = [1.0, -1, 3, 4, 1.25, -2, 0.5][numbers.below(7)]
          sum.add(factor, variables[numbers.below(variables.count)])
        }
        let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(4)]
        let constant = [0.0, 0, 0, 100, -16][numbers.below(5)]
        // A sum may be empty after all.
        _ = try? system.add(Constraint(sum, relation, constant))
        if numbers.below(2) == 0 { #expect(throws: Never.self, "seed \(seed)") { try system.solve() } }
      }
      #expect(throws: Never.self, "seed \(seed)") { try system.solve() }
      conflicts += system.conflicts.count
    }
    #expect(conflicts > 1000)
  }
}
