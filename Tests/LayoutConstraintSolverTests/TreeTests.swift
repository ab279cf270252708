@testable import LayoutConstraintSolver
import RandomNumbers
import TestTools
import Testing

extension SplitMix {
  fileprivate mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// Components whose rows and roots form a tree, which are solved without a tableau.
@Suite struct TreeTests {
  /// Boxes in boxes at random: how wide each is adds up, some cells next to each other are to be alike, and each has
  /// wishes, ranks and preferences of its own.
  private struct RandomNest {
    let system = ConstraintSystem()
    let width: Variable
    var cells: [Variable] = []
    private var random: SplitMix
    private let saysTwice: Bool
    private let hasRanks: Bool

    /// - Parameter saysTwice: whether sums are said twice, after which they are no tree any more.
    init(seed: UInt64, saysTwice: Bool) throws {
      random = SplitMix(seed: seed)
      self.saysTwice = saysTwice
      hasRanks = random.chance(60)
      width = try system.addParameter(Double(100 + random.below(600)))
      try fill(LinearExpression(1, width), depth: 1 + random.below(4))
    }

    private mutating func fill(_ whole: LinearExpression, depth: Int) throws {
      for _ in 0..<1 + random.below(2) {
        var sum = LinearExpression(constant: random.chance(50) ? 8 : 0)
        var last: Variable?
        for _ in 0..<2 + random.below(2) {
          let cell = try addCell()
          if let last, random.chance(10) { try system.add((cell - last == 0).at(400)) }
          last = cell
          sum.add(random.chance(10) ? 2 : 1, cell)
          if depth > 1, random.chance(60) { try fill(LinearExpression(1, cell), depth: depth - 1) }
        }
        for _ in 0..<(saysTwice ? 2 : 1) { try system.add(sum == whole) }
      }
    }

    private mutating func addCell() throws -> Variable {
      let cell = system.addVariable(lowerBound: random.chance(90) ? 0 : nil)
      cells.append(cell)
      let size = Double(5 * random.below(20))
      let priorities: [Priority] = [250, 250, 251, 750]
      if random.chance(80) { try system.add((cell <= size).at(priorities[random.below(4)])) }
      if random.chance(80) { try system.add((cell >= size).at(priorities[random.below(4)])) }
      if random.chance(10) { try system.add((cell == size + 5).at(300)) }
      if random.chance(5) { try system.add(cell >= 10) }
      if hasRanks, random.chance(70) { try system.setRank(Int32(random.below(6)) - 4, of: cell) }
      if random.chance(20) { try system.setPreferredValue(Double(10 * random.below(10)), of: cell) }
      return cell
    }
  }

  /// The simplex says the same: of the same rows, where each sum is said twice.
  @Test func randomNest_ofSumsSaidTwice_isSolvedAlike() throws { try expectSolvedAlike(0..<300) }

  @Test(.thorough(.takesMinutes)) func moreNests_ofSumsSaidTwice_areSolvedAlike() throws {
    try expectSolvedAlike(300..<1500)
  }

  private func expectSolvedAlike(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let (tree, doubled) = (
        try RandomNest(seed: seed, saysTwice: false), try RandomNest(seed: seed, saysTwice: true)
      )
      for size in [300.0, 320, 120, 800, 90] {
        try tree.system.setValue(size, of: tree.width)
        try doubled.system.setValue(size, of: doubled.width)
        try tree.system.solve()
        try doubled.system.solve()
        if !doubled.system.conflicts.isEmpty { continue }
        for (number, (cell, other)) in zip(tree.cells, doubled.cells).enumerated() {
          let place: Comment = "cell \(number) of nest \(seed) at \(size)"
          #expect(tree.system.value(of: cell) == doubled.system.value(of: other), place)
          #expect(tree.system.isAmbiguous(cell) == doubled.system.isAmbiguous(other), place)
        }
      }
    }
  }

  /// What is left open is an exact matter: of a sum that is given, never only one part is.
  @Test func randomNest_leavesOpen_neverOnePartOfASumAlone() throws {
    for seed in UInt64(0)..<500 {
      let nest = try RandomNest(seed: seed, saysTwice: false)
      try nest.system.solve()
      if !nest.system.conflicts.isEmpty { continue }
      nest.system.forEachStatement { statement in
        guard statement.isRequired, statement.relation == .equal, statement.terms.count > 1 else { return }
        let open = statement.terms.filter { nest.system.isAmbiguous($0.variable) }
        #expect(open.count != 1, "nest \(seed)")
      }
    }
  }

  /// Cells of a list below each other that are squeezed into one height, all by the same priorities, with heights that
  /// are decided before inequalities pull. The simplex ended in an error from about 340 on.
  @Test(arguments: [40, 400, 2000], [false, true])
  func squeezedList_ofRankedCells_takesNoTableau(count: Int, hasBoundedTops: Bool) throws {
    let system = ConstraintSystem()
    let height = try system.addParameter(Double(30 * count))
    var (bottom, cells): (LinearExpression?, [Variable]) = (nil, [])
    for index in 0..<count {
      let top = system.addVariable(lowerBound: hasBoundedTops ? 0 : nil)
      let cell = system.addVariable(lowerBound: 0)
      try system.setRank(Int32(-1 - index), of: cell)
      try system.add((cell >= Double(40 + index % 7)).at(750))
      try system.add((cell <= Double(40 + index % 7)).at(250))
      if let bottom { try system.add(top == bottom + 2) } else { try system.add(top == 0) }
      bottom = top + cell
      cells.append(cell)
    }
    if let bottom { try system.add(bottom == LinearExpression(1, height)) }
    try system.solve()
    // A build that checks invariants solves small systems by the simplex, too.
    #expect(system.work.effort == 0 || Invariants.areChecked)
    let values = cells.map { system.value(of: $0) }
    #expect(values.reduce(0, +) == Double(30 * count - 2 * (count - 1)))
    #expect(cells.allSatisfy { system.isAmbiguous($0) })
    // The last ranks are decided first, and are as small as they can be.
    #expect(values.last == 0)
    #expect(values.first == 40)
  }
}
