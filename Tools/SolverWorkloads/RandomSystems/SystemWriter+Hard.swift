/// Systems that are hard on the numbers, on the search for the optimum, or on the search for conflicts. Their size can
/// be chosen: what takes a moment with ten variables has to end with hundreds of them.
extension SystemWriter {
  /// Many required inequalities over all variables at once, and a wish for each variable, mostly out of reach.
  mutating func writeDense(_ size: Int) {
    let variables = (0..<size).map { _ in addVariable() }
    let point = variables.map { _ in random.number(in: 0...400) }
    for _ in 0..<size {
      let terms = pickTerms(variables, 6...6, [-3, -2, -1, 1, 2, 3])
      let sum = terms.reduce(0) { $0 + $1.0 * point[$1.1] }
      add(terms, "<=", sum + random.number(in: 0...20))
    }
    for variable in variables {
      add([(1, variable)], "==", random.number(in: 0...400), at: pick([750, 250]))
    }
  }

  private static let multipliers = [1e-3, 0.5, 1.5, 1e-6, 3, 1000, 0.999999]

  /// The same with equalities alone, and one of the variables given.
  mutating func writeChainOfEqualities(_ size: Int) {
    let variables = (0..<size).map { _ in addVariable() }
    for (previous, next) in zip(variables, variables.dropFirst()) {
      add([(1, next), (-pick(Self.multipliers), previous)], "==", random.number(in: -100...100))
    }
    add([(1, pick(variables))], "==", random.number(in: 1...400))
    shuffleRows()
  }

  /// The same multiple again and again.
  mutating func writeChain(of multiplier: Double, _ size: Int, _ relation: String) {
    let variables = (0..<size).map { _ in addVariable() }
    for index in 1..<size {
      add(
        [(1, variables[index]), (-multiplier, variables[index - 1])], index % 3 == 0 ? relation : "==",
        Double(index % 7 - 3))
    }
    for (index, wish) in [(size - 1, 250.0), (size / 2, 100), (0, 1)] {
      add([(1, variables[index])], "==", wish, at: 750)
    }
  }

  /// Each variable a multiple of the one before it, from a thousandth of a thousandth to a thousand times as large.
  mutating func writeChain(_ size: Int) {
    let multipliers = Self.multipliers
    let variables = (0..<size).map { _ in addVariable() }
    let relations = pick([["=="], ["=="], ["==", ">="], ["==", "<="], ["==", "==", ">=", "<="]])
    for (previous, next) in zip(variables, variables.dropFirst()) {
      add([(1, next), (-pick(multipliers), previous)], pick(relations), random.number(in: -100...100))
    }
    add([(1, pick(variables))], "==", random.number(in: 1...400), at: pick([1000, 1000, 750]))
    for _ in 0..<random.next(in: 0...size) {
      add([(1, pick(variables))], pickRelation(), random.number(in: 0...400), at: pick([750, 250]))
    }
    shuffleRows()
  }

  /// Three rows for each variable, each of which has a priority of its own.
  mutating func writePriorities(_ size: Int) {
    let variables = (0..<size).map { _ in addVariable() }
    let coefficients: [Double] = pick([[1, 1, -1, 2, -0.5], [-3, -2, -1, 1, 2, 3]])
    let relations = pick([["==", "<=", ">="], ["<=", ">="]])
    for index in 0..<3 * size {
      add(
        pickTerms(variables, 2...3, coefficients), pick(relations), random.number(in: -200...200),
        at: Double(Float(1 + 998 * (Double(index) + 0.5) / Double(3 * size))))
    }
    shuffleRows()
  }

  /// A tree of stacks, each as long as its two children and a gap, that has to fit into less than its gaps; or
  /// required inequalities at random.
  mutating func writeContradictions(_ size: Int) {
    let isTree = chance(50)
    let variables = (0..<size).map { _ in addVariable(bound: isTree ? 0 : nil) }
    if isTree {
      add([(1, variables[0])], "==", 4 * Double(size) / 1.5)
      for parent in 0..<size where 2 * parent + 2 < size {
        add([(1, 2 * parent + 1), (1, 2 * parent + 2), (-1, parent)], "==", -8)
      }
    } else {
      for _ in 0..<3 * size {
        add(pickTerms(variables, 1...3, [1, -1, 2]), pick(["<=", ">="]), random.number(in: -100...100))
      }
    }
  }

  /// A row for each variable, of a number of others.
  mutating func writeRealRows(_ size: Int, of count: Int, _ relations: [String]) {
    let variables = (0..<size).map { _ in addVariable() }
    for index in 0..<size {
      var terms: [(Double, Int)] = []
      while terms.count < count {
        let variable = pick(variables)
        if !terms.contains(where: { $0.1 == variable }) { terms.append((fraction() * 6 - 3, variable)) }
      }
      add(
        terms, pick(relations), fraction() * 400 - 200,
        at: Double(Float(1 + 998 * (Double(index) + 0.5) / Double(size))))
    }
  }

  /// A number from 0 to 1 with as many digits as there are.
  private mutating func fraction() -> Double { Double(random.next()) / 2_147_483_648 }

  /// Rows over few variables, and of most of them a second one in which some coefficients are a ten millionth larger or
  /// smaller: where both matter, they meet millions of points away.
  mutating func writeParallels(_ size: Int) {
    let variables = (0..<size).map { _ in addVariable(bound: chance(30) ? 0 : nil) }
    let priorities: [Double] = [1000, 1000, pick([750, 501]), 250]
    for _ in 0..<random.next(in: size...2 * size) {
      var terms = pickTerms(variables, 1...3, [1, 1, -1, 2, 0.5, -3])
      // A variable that comes twice would have a coefficient that is rounded before it is read.
      var named: Set<Int> = []
      terms.removeAll { !named.insert($0.1).inserted }
      // Not so small that a ten millionth of it hardly counts.
      let (relation, constant) = (pickRelation(), pick([-200, -150, -80, 70, 90, 160, 230]) as Double)
      add(terms, relation, constant, at: pick(priorities))
      guard chance(60) else { continue }
      let factor: Double = pick([1, 1, 2, -1])
      let copies = terms.map { ($0.0 * factor * pick([1, 1.000_000_1, 0.999_999_9]), $0.1) }
      add(
        copies, chance(60) ? relation : pickRelation(),
        constant * factor + pick([0, 0, 1, random.number(in: -20...20)]), at: pick(priorities))
    }
    shuffleRows()
  }

  /// A row of cells, each of which wants to be wider than its share, in a space that is too small for them.
  mutating func writeSqueeze(_ size: Int) {
    let extent = addParameter(10 * Double(size))
    let cells = (0..<size).map { _ in addVariable(bound: 0) }
    let (isEqual, hasGaps) = (chance(30), chance(50))
    var sum = cells.map { (1.0, $0) }
    sum.append((-1, extent))
    add(sum, pick(["==", "<="]), hasGaps ? -2 * Double(size) : 0)
    for (index, cell) in cells.enumerated() {
      let wish = random.number(in: 8...40)
      let resistance: Double = isEqual ? 750 : pick([750, 750, 751, 749])
      add([(1, cell)], ">=", wish, at: resistance)
      add([(1, cell)], "<=", wish, at: 250)
      if index > 0, chance(10) { add([(1, cell), (-1, cells[index - 1])], "==", 0, at: 500) }
    }
  }
}
