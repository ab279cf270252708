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
}
