import LayoutConstraintSolver
import SolverWorkloads
import Testing

@Suite struct ExplanationTests {
  @Test func explanation_ofAnExtent_namesBothEdgesAndTheParent() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(320)
    let (x, width) = (system.addVariable(), system.addVariable(lowerBound: 0))
    let first = try system.add(x == 16)
    let second = try system.add(x + width == parent - 16)
    try system.solve()
    let explanation = try system.explanation(of: width)
    #expect(explanation.reasons.map(\.constraint) == [first, second])
    #expect(explanation.reasons.map(\.weight) == [-1, 1])
    #expect(explanation.parameters.map(\.variable) == [parent])
    #expect(explanation.bounds.isEmpty && explanation.free.isEmpty)
  }

  @Test func explanation_leavesOutWhatCancels() throws {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(a == 7)
    let second = try system.add(b - a == 10)
    let third = try system.add(c - a == 4)
    try system.solve()
    let distance = system.addVariable()
    let fourth = try system.add(distance == b - c)
    try system.solve()
    let reasons = try system.explanation(of: distance).reasons
    #expect(reasons.map(\.constraint) == [second, third, fourth])
    #expect(reasons.map(\.weight) == [1, -1, 1])
  }

  @Test func explanation_ofACompromise_namesTheRowsThatHold() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(320)
    let (name, time) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
    let room = try system.add(name + time <= parent - 40)
    try system.add((name >= 260).at(750))
    let stays = try system.add((time >= 60).at(751))
    try system.add((name <= 260).at(251))
    try system.add((time <= 60).at(251))
    try system.solve()
    #expect(system.value(of: name) == 220)
    let explanation = try system.explanation(of: name)
    #expect(explanation.reasons.map(\.constraint).contains(room))
    #expect(explanation.reasons.count == 2)
    #expect(explanation.reasons[1].constraint >= stays)
  }

  @Test func explanation_ofAFreeVariable_saysSo() throws {
    let system = ConstraintSystem()
    let (a, b) = (system.addVariable(), system.addVariable())
    let id = try system.add(b - a == 30)
    try system.solve()
    let explanation = try system.explanation(of: b)
    #expect(explanation.free == [a])
    #expect(explanation.reasons.map(\.constraint) == [id])
    #expect(system.value(of: b) == 30)
  }

  /// The weights are exact: times the constants and parameters they belong to, they add up to the value.
  @Test(arguments: ["w1:20", "w2:10", "w3:4,5", "w3r:4,4", "w4:4", "w5:10", "w6:20", "w6c:40"])
  func explanation_addsUpToTheValue(name: String) throws {
    let workload = try Workload(named: name)
    let system = ConstraintSystem()
    var variables = [try system.addParameter(320), try system.addParameter(568)]
    for _ in 2..<workload.variableCount { variables.append(system.addVariable()) }
    var constants: [ConstraintID: Double] = [:]
    for row in workload.rows {
      let relation: Relation =
        switch row.relation {
        case .equal: .equal
        case .atLeast: .greaterThanOrEqual
        case .atMost: .lessThanOrEqual
        }
      let terms = workload.terms[row.terms].map {
        LinearExpression.Term($0.coefficient, variables[$0.variable])
      }
      let id = try system.add(terms: terms, relation, row.constant, priority: Priority(Float(row.priority)))
      constants[id] = row.constant
    }
    try system.solve()
    for variable in variables.dropFirst(2) {
      let explanation = try system.explanation(of: variable)
      var sum = 0.0
      for reason in explanation.reasons {
        sum += reason.weight * constants[reason.constraint]!
        #expect(try system.violation(of: reason.constraint) < 1e-5)
      }
      for influence in explanation.parameters {
        sum += influence.weight * system.value(of: influence.variable)
      }
      #expect(abs(sum - system.value(of: variable)) < 1e-5)
      #expect(explanation.free.isEmpty)
    }
  }
}

@Suite struct ExplanationStorageTests {
  /// A refused constraint may move the system's storage; explanations that are asked for again must not mind.
  @Test func explanation_afterARefusedConstraint_isTheSame() throws {
    let system = ConstraintSystem()
    let variable = system.addVariable()
    for count in [6, 6, 4, 6, 5] {
      let terms = (0..<count).map { _ in LinearExpression.Term(1, variable) }
      try system.add(terms: terms, .equal, Double(count), priority: 500)
    }
    try system.solve()
    let explanation = try system.explanation(of: variable)
    #expect(throws: SolverError.noVariables) { try system.add(LinearExpression() == 0) }
    try system.solve()
    #expect(try system.explanation(of: variable) == explanation)
  }
}
