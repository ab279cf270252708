import LayoutConstraintSolver
import SolverWorkloads
import Testing

/// Cells below each other that share one height: a chain of rows, which needs no tableau.
@Suite struct ChainTests {
  /// Cells that resist at 750 and hug at 250, in a height that is too small for them.
  private struct List {
    let system = ConstraintSystem()
    let height: Variable
    var tops: [Variable] = []
    var cells: [Variable] = []

    init(wishes: [Double], height: Double, createsTopsFirst: Bool = true, isTopLast: Bool = false) throws {
      self.height = try system.addParameter(height)
      if createsTopsFirst { tops = wishes.map { _ in system.addVariable() } }
      cells = wishes.map { _ in system.addVariable(lowerBound: 0) }
      if !createsTopsFirst { tops = wishes.map { _ in system.addVariable() } }
      if isTopLast { tops.reverse() }
      try system.add(tops[0] == 0)
      for index in wishes.indices.dropFirst() {
        try system.add(tops[index] == tops[index - 1] + cells[index - 1])
      }
      let last = wishes.count - 1
      try system.add(tops[last] + cells[last] == self.height)
      for (cell, wish) in zip(cells, wishes) {
        try system.add((cell >= wish).at(750))
        try system.add((cell <= wish).at(250))
      }
    }

    func heights() throws -> [Double] {
      try system.solve()
      return cells.map { system.value(of: $0) }
    }
  }

  @Test func room_thatIsMissing_isMissingWhereTheFirstVariablesAre() throws {
    // The tops come first: each is as near to 0 as it can be.
    #expect(try List(wishes: [20, 30, 40], height: 50).heights() == [0, 10, 40])
    // The cells come first: so is each of them.
    #expect(try List(wishes: [20, 30, 40], height: 50, createsTopsFirst: false).heights() == [0, 10, 40])
    // The last top comes first, and then the one before it: the last cell takes what is left.
    #expect(try List(wishes: [20, 30, 40], height: 50, isTopLast: true).heights() == [0, 10, 40])
    #expect(try List(wishes: [20, 30, 40], height: 95).heights() == [20, 30, 45])
  }

  @Test func height_thatChanges_isFollowed() throws {
    let list = try List(wishes: [20, 30, 40], height: 50)
    var heights: [[Double]] = []
    for height in [50.0, 90, 100, 5, 60, 0] {
      try list.system.setValue(height, of: list.height)
      heights.append(try list.heights())
      let isExact = height == 90 || height == 0
      #expect(list.cells.allSatisfy { list.system.isAmbiguous($0) != isExact })
      #expect(list.tops.dropFirst().allSatisfy { list.system.isAmbiguous($0) != isExact })
      #expect(!list.system.isAmbiguous(list.tops[0]))
    }
    #expect(heights == [[0, 10, 40], [20, 30, 40], [20, 30, 50], [0, 0, 5], [0, 20, 40], [0, 0, 0]])
  }

  /// Where the top in the middle can be 0, what is before it has nothing to do with what is behind it.
  @Test func topThatCanBeZero_dividesTheChain() throws {
    let system = ConstraintSystem()
    let middle = system.addVariable()
    let parts = (0..<4).map { _ in system.addVariable() }
    try system.add(middle == parts[0] + parts[1] - 30)
    try system.add(middle + parts[2] + parts[3] == 10)
    for part in parts {
      try system.add((part >= 20).at(750))
      try system.add((part <= 60).at(250))
    }
    try system.solve()
    // 80 are wanted, and there are 40: 30 before the middle, and 10 behind it.
    #expect(system.value(of: middle) == 0)
    #expect(parts.map { system.value(of: $0) } == [10, 20, 0, 10])
    #expect(parts.allSatisfy { system.isAmbiguous($0) } && system.isAmbiguous(middle))
  }

  /// The limit grows with the number of cells, and with nothing else.
  @Test(arguments: [400, 800, 3200])
  func cells_squeezed_takeLinearWork(_ count: Int) throws {
    let wishes = (0..<count).map { Double(20 + $0 * 7 % 30) }
    for createsTopsFirst in [true, false] {
      let list = try List(wishes: wishes, height: 10 * Double(count), createsTopsFirst: createsTopsFirst)
      list.system.workLimit = 300 * count
      #expect(try list.heights().reduce(0, +) == 10 * Double(count))
    }
  }

  // MARK: At random

  private static let systems = (0..<200).map { RandomSystem(family: .lists, number: $0, seed: 41) }

  @Test func warmStart_afterAnyEdits_equalsAColdOneToTheBit() throws {
    for system in Self.systems {
      for answer in SystemRun.answers(for: system) {
        #expect(answer.error == nil && answer.coldDifference == nil, "system \(system.number)")
      }
    }
  }

  @Test func order_ofAddition_leavesNoTraceInValues() throws {
    for system in Self.systems {
      let sorted = try SystemRun(system).answer()
      guard sorted.conflicts.isEmpty else { continue }
      let reversed = try SystemRun(system, order: system.rows.indices.reversed()).answer()
      #expect(
        reversed.difference(from: sorted, comparingExplanations: false) == nil, "system \(system.number)")
    }
  }

  /// What the first cell gets, its top gives: the top of the next cell is the same whatever they do.
  @Test func room_thatTwoCancellingPathsShare_isNoChoice() throws {
    let system = ConstraintSystem()
    let cells = (0..<3).map { _ in system.addVariable(lowerBound: 0) }
    let tops = (0..<3).map { _ in system.addVariable() }
    try system.add((cells[1] >= 8).at(750))
    try system.add(tops[2] - tops[1] - cells[1] == 0)
    try system.add((cells[1] <= 8).at(750))
    try system.add(tops[1] - tops[0] - cells[0] == 0)
    try system.add((cells[2] == 0).at(600))
    try system.add(tops[2] + cells[2] == 0)
    try system.solve()
    #expect(cells.map { system.isAmbiguous($0) } == [true, false, false])
    #expect(tops.map { system.isAmbiguous($0) } == [true, false, false])
    #expect(tops.map { system.value(of: $0) } == [-8, -8, 0])
  }

  /// What a cell prefers counts at every size, not only on the side on which it lay at the first one.
  @Test func cell_thatPrefersAnExtent_keepsToItAtEverySize() throws {
    let system = ConstraintSystem()
    let width = try system.addParameter(50)
    let (first, second, third) = (
      system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0)
    )
    try system.setPreferredValue(100, of: first)
    try system.add(first + second + third == width)
    for (size, expected) in [(50.0, 50.0), (200, 100), (80, 80), (101, 100)] {
      try system.setValue(size, of: width)
      try system.solve()
      #expect(system.value(of: first) == expected)
      #expect(system.followsPreference(first))
    }
  }
}
