import LayoutConstraintSolver
import RandomNumbers
import SolverWorkloads
import TestTools
import Testing

/// Required rows and bounds hold in the values that are handed out, as precisely as `Documentation/ConstraintSolver.md`
/// states, on numbers that lose precision at every step; and the order of addition leaves no trace.
@Suite struct PromiseTests {
  /// 100 and more variables in as many dense rows: a tableau that is never computed anew is nothing but noise in the end.
  @Test(arguments: [20, 100]) func denseRows_hold(_ size: Int) throws { try expectDenseRowsHold(size) }

  @Test(.thorough(.takesMinutes), arguments: [150, 200]) func manyDenseRows_hold(_ size: Int) throws {
    try expectDenseRowsHold(size)
  }

  private func expectDenseRowsHold(_ size: Int) throws {
    for number in 0..<(size > 100 ? 2 : 4) {
      try expectPromise(RandomSystem(family: .dense, size: size, number: number, seed: 5), orders: 3)
    }
  }

  /// Multipliers of which ten in a row are a number with thirty digits, and forty one with a hundred, with inequalities
  /// and wishes between them.
  @Test(arguments: [10, 40]) func chainsOfMultipliers_areSolved(_ length: Int) throws {
    for number in 0..<(length > 10 ? 40 : 100) {
      try expectPromise(RandomSystem(family: .chains, size: length, number: number, seed: 5), orders: 3)
    }
  }

  /// No multiplier is far from 1, but forty of them are: the last variable is 10^19 times the first.
  @Test(arguments: ["==", ">="]) func chainsOfTriples_areSolved(_ relation: String) throws {
    for length in [20, 40] {
      try expectPromise(.chain(of: 3, length: length, relation: relation), orders: 3)
    }
  }

  /// What contradicts itself at such a distance is named, by as few rows as can be, and nothing else is.
  @Test func chainOfMultipliers_givenTwice_namesThatConflict() throws {
    for isTight in [true, false] {
      let system = ConstraintSystem()
      let variables = (0..<12).map { _ in system.addVariable() }
      let multipliers = [1e-3, 1000, 1e-6, 1.5, 1000, 1000, 0.5, 3, 1000, 1e-3, 0.999999]
      var rows = [try system.add(variables[0] == 100)]
      for (index, multiplier) in multipliers.enumerated() {
        let difference = variables[index + 1] - multiplier * variables[index]
        rows.append(try system.add(isTight ? difference == 1 : difference >= 1))
      }
      try system.solve()
      #expect(system.conflicts.isEmpty)
      // Three of the variables have no say: they come after the one that is held.
      let reached = system.value(of: variables[8])
      rows.append(try system.add(variables[8] <= reached / 2))
      try system.solve()
      #expect(system.conflicts.map(\.members) == [Array(rows[0...8]) + [rows[12]]])
    }
  }

  /// Equalities alone are solved, for as long as a chain goes: each equality says what the next variable is, from one that is given.
  @Test(arguments: [10, 40, 200]) func chainsOfEqualities_areSolvedFromWhatIsGiven(_ length: Int) throws {
    for number in 0..<40 {
      try expectPromise(.chainOfEqualities(length: length, number: number, seed: 5), orders: 3)
    }
  }

  /// A precise start does not make every further size precise.
  @Test func warmSolves_keepThePromiseToo() throws {
    for number in 0..<40 {
      for family in [RandomSystem.Family.dense, .chains, .squeeze] {
        let system = RandomSystem(family: family, size: 8, number: number, seed: 9, steps: 6)
        var run = try SystemRun(system)
        for edits in system.steps {
          for edit in edits { try run.apply(edit) }
          let answer = try run.answer()
          let broken = Set(answer.conflicts.map(\.broken))
          expect(
            answer.values, keepThePromiseOf: run.current, leavingOut: run.removedRows.union(broken))
          #expect(try run.coldAnswer().difference(from: answer) == nil, "\(family) \(number)")
        }
      }
    }
  }

  /// What doubles cannot hold is refused by name, and not answered. The chain comes back to where it began, 10^60 later.
  @Test func whatDoublesCannotHold_isAnErrorThatNamesTheRow() throws {
    let system = ConstraintSystem()
    let variables = (0..<21).map { _ in system.addVariable() }
    var rows: [ConstraintID] = []
    for (previous, next) in zip(variables, variables.dropFirst()) {
      rows.append(try system.add(next - 1000 * previous == 1))
    }
    rows.append(try system.add(variables[20] - 3 * variables[0] == 7))
    do {
      try system.solve()
      // If it is answered, it is answered right: 10^60 v0 + ... = 3 v0 + 7.
      for row in rows { #expect(try system.violation(of: row) <= 1e-3) }
    } catch SolverError.imprecise(.constraint(let id), missedBy: let miss) {
      #expect(rows.contains(id) && miss > 0)
    }
  }

  /// Of two rows that contradict each other by less than what counts, the one that weighs more holds.
  @Test func nearlyContradictingRows_missWhereItWeighsLeast() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    try system.add(x <= 5)
    try system.add(1e-6 * x >= 5.5e-6)
    try system.solve()
    #expect(system.conflicts.isEmpty)
    #expect(system.value(of: x) == 5)
  }

  // MARK: Checking

  private func expectPromise(_ system: RandomSystem, orders: Int) throws {
    var first: (values: [Double], ambiguous: [Bool])?
    var random = SplitMix(seed: UInt64(system.number))
    for number in 0..<orders {
      let order = number == 0 ? Array(system.rows.indices) : system.rows.indices.shuffled(using: &random)
      let run = try SystemRun(system, order: order)
      try run.system.solve()
      let comment: Comment = "\(system.kind) \(system.number) of \(system.variables.count), order \(number)"
      #expect(run.system.conflicts.isEmpty, comment)
      let values = run.variables.map { run.system.value(of: $0) }
      let ambiguous = run.variables.map { run.system.isAmbiguous($0) }
      expect(values, keepThePromiseOf: system)
      #expect(values.map(\.bitPattern) == (first?.values ?? values).map(\.bitPattern), comment)
      #expect(ambiguous == first?.ambiguous ?? ambiguous, comment)
      first = first ?? (values, ambiguous)
    }
  }

  private func expect(
    _ values: [Double], keepThePromiseOf system: RandomSystem, leavingOut: Set<Int> = []
  ) {
    for (number, row) in system.rows.enumerated()
    where row.priority >= 1000 && !leavingOut.contains(number) {
      var (sum, weight, size) = (-row.constant, 0.0, row.constant.magnitude)
      for term in row.terms {
        let part = term.coefficient * values[term.variable]
        sum += part
        weight += term.coefficient.magnitude
        size = max(size, part.magnitude)
      }
      let miss = row.relation == "==" ? sum.magnitude : row.relation == "<=" ? sum : -sum
      #expect(
        miss <= 1e-6 * max(weight, 1) + 1e-9 * size,
        "\(system.kind) \(system.number) of \(system.variables.count): row \(number) is missed by \(miss)")
    }
    for (variable, value) in zip(system.variables, values) {
      if let bound = variable.bound { #expect(value >= bound - 1e-6) }
    }
  }
}
