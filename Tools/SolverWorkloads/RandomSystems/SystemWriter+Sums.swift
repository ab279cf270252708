/// Systems without any picture behind them: sums of a few variables, compared with numbers.
extension SystemWriter {
  /// Mixed relations and priorities over few variables, some of them bounded, some parameters.
  mutating func writeMixed() {
    let variables = writeVariables(1...8)
    let priorities = pickPriorities(random.next(in: 1...6))
    for _ in 0..<random.next(in: 1...16) {
      add(
        pickTerms(variables, 1...3, [1, 1, 1, -1, -1, 2, -2, 0.5, -0.5, 3, 0.25]), pickRelation(),
        random.number(in: -200...200), at: chance(30) ? 1000 : pick(priorities))
    }
  }

  /// Few different numbers, so that many rows meet in one point and many priorities tie.
  mutating func writeDegenerate() {
    let variables = writeVariables(1...6)
    let priorities = pickPriorities(random.next(in: 1...3))
    for _ in 0..<random.next(in: 3...18) {
      add(
        pickTerms(variables, 1...3, [1, 1, 1, -1]), pickRelation(), pick([0, 0, 10, 20, -10]),
        at: chance(25) ? 1000 : pick(priorities))
    }
  }

  /// Required rows that contradict each other, between some that do not.
  mutating func writeConflicting() {
    let variables = writeVariables(1...5)
    let priorities = pickPriorities(2)
    for _ in 0..<random.next(in: 4...14) {
      add(
        pickTerms(variables, 1...2, [1, 1, -1, 2]), pickRelation(), random.number(in: -40...40),
        at: chance(75) ? 1000 : pick(priorities))
    }
  }

  /// Required rows that repeat, scale or add up others, and inequalities against equal equations.
  mutating func writeRedundant() {
    let variables = writeVariables(2...7)
    let priorities = pickPriorities(2)
    for _ in 0..<random.next(in: 2...6) {
      add(
        pickTerms(variables, 1...3, [1, 1, -1, 0.5]), pickRelation(), random.number(in: -100...100),
        at: chance(70) ? 1000 : pick(priorities))
    }
    for _ in 0..<random.next(in: 1...6) {
      let first = pick(system.rows)
      let second = pick(system.rows)
      let factor = pick([1, 2, 0.5, -1, 3])
      var terms = first.terms.map { ($0.coefficient * factor, $0.variable) }
      var constant = first.constant * factor
      if chance(50) {
        terms += second.terms.map { ($0.coefficient, $0.variable) }
        constant += second.constant
      }
      add(terms, pickRelation(), constant, at: chance(70) ? 1000 : pick(priorities))
    }
  }

  /// A long chain of wishes at shared priorities: one large component.
  mutating func writeCoupled() {
    let variables = (0..<random.next(in: 5...24)).map { _ in addVariable(bound: chance(50) ? 0 : nil) }
    let priorities = pickPriorities(4)
    for (index, variable) in variables.enumerated() {
      for _ in 0..<random.next(in: 0...3) {
        add([(1, variable)], pickRelation(), 10 * random.number(in: 0...20), at: pick(priorities))
      }
      guard index > 0 else { continue }
      let other = variables[chance(80) ? index - 1 : random.next(in: 0...index - 1)]
      add(
        [(1, variable), (-1, other)], pickRelation(), 10 * random.number(in: -2...3),
        at: chance(15) ? 1000 : pick(priorities))
    }
  }

  /// Between one and a few variables in the range, and up to two parameters.
  private mutating func writeVariables(_ range: ClosedRange<Int>) -> [Int] {
    var variables: [Int] = []
    for _ in 0..<random.next(in: 0...2) { variables.append(addParameter(pick([390, 320, 844]))) }
    for _ in 0..<random.next(in: range) {
      variables.append(addVariable(bound: chance(40) ? pick([0, 0, 0, -20, 10]) : nil))
    }
    return variables
  }

  mutating func pickTerms(
    _ variables: [Int], _ count: ClosedRange<Int>, _ coefficients: [Double]
  ) -> [(Double, Int)] {
    (0..<random.next(in: count)).map { _ in (pick(coefficients), pick(variables)) }
  }
}
