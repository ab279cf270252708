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

  /// A weight of a billionth counts where it carries a thousand points.
  @Test func explanation_throughSmallMultipliers_addsUp() throws {
    let system = ConstraintSystem()
    let variables = (0..<4).map { _ in system.addVariable() }
    let rows = [
      try system.add(variables[0] == 314),
      try system.add(variables[3] - 1e-6 * variables[2] == 87),
      try system.add(variables[1] - 1000 * variables[0] >= -76),
      try system.add(variables[2] - 0.001 * variables[1] <= 69),
    ]
    try system.solve()
    let reasons = try system.explanation(of: variables[3]).reasons
    #expect(reasons.map(\.constraint) == rows)
    for (reason, weight) in zip(reasons, [1e-6, 1, 1e-9, 1e-6]) {
      #expect((reason.weight - weight).magnitude < 1e-12 * weight)
    }
  }

  /// What is free is the variable that took what it prefers, not the one that the others are read off.
  @Test func explanation_ofAChoice_namesTheVariableThatWasDecided() throws {
    let system = RandomSystem(family: .choices, number: 319, seed: 997_936)
    var run = try SystemRun(system)
    for edits in system.steps {
      for edit in edits { try run.apply(edit) }
      let answer = try run.answer()
      for free in answer.explanations.flatMap(\.free) {
        let preferred = run.current.variables[free].preferred ?? 0
        #expect((answer.values[free] - preferred).magnitude < 1e-5, "variable \(free)")
      }
    }
  }

  /// 1000 times 0.001 is one: what pulls alike is a tie, and not decided by the double next to a thousandth.
  @Test func explanation_ofATie_isOfTheValuesThatWereFound() throws {
    let system = ConstraintSystem()
    let variables = (0..<5).map { _ in system.addVariable() }
    try system.add((variables[3] == 376).at(750))
    try system.add((variables[0] == 35).at(750))
    try system.add(variables[4] - 0.001 * variables[3] == 67)
    let weak = try system.add((variables[3] == 163).at(250))
    try system.add(variables[2] - 0.001 * variables[1] == -81)
    try system.add(variables[1] - 1000 * variables[0] == 27)
    try system.add(variables[3] - 0.5 * variables[2] == -12)
    try system.add((variables[3] == 376).at(750))
    try system.solve()
    #expect(system.value(of: variables[3]) == 163)
    #expect(try system.explanation(of: variables[3]).reasons.map(\.constraint) == [weak])
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
