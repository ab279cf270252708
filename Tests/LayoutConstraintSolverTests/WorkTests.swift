import LayoutConstraintSolver
import SolverWorkloads
import Testing

/// What the engine does not do again: the values would be the same, so only its own count shows it.
@Suite struct WorkTests {
  /// A column of labels, each as wide as its text, but never wider than its row leaves.
  private struct Column {
    let system = ConstraintSystem()
    let width: Variable
    var margins: [ConstraintID] = []
    var texts: [ConstraintID] = []
    var labels: [Variable] = []

    init(count: Int) throws {
      width = try system.addParameter(320)
      for index in 0..<count {
        let (x, label) = (system.addVariable(), system.addVariable(lowerBound: 0))
        margins.append(try system.add(x == 16))
        try system.add(x + label <= width - 16)
        texts.append(try system.add((label == Double(100 + index)).at(.high)))
        labels.append(label)
      }
      try system.solve()
    }
  }

  @Test func size_inTheSameRegion_optimisesNothing() throws {
    let column = try Column(count: 20)
    let before = column.system.work
    for width in [400.0, 1366, 390] {
      try column.system.setValue(width, of: column.width)
      try column.system.solve()
    }
    #expect(column.system.work == before)
    #expect(before.optimisations >= 20 && before.compilations == 1)
  }

  /// Captions as wide as the widest, and fields that take the rest of two parameters: as many equal conditions for
  /// the solution to hold as there are rows.
  @Test func size_ofALongForm_optimisesNothing() throws {
    let system = ConstraintSystem()
    let (width, margin) = (try system.addParameter(320), try system.addParameter(16))
    let caption = system.addVariable(lowerBound: 0)
    for index in 0..<500 {
      let field = system.addVariable(lowerBound: 0)
      try system.add(margin + caption + 8 + field + margin == width)
      try system.add((caption == Double(40 + index * 29 % 90)).at(.high))
    }
    try system.solve()
    let before = system.work
    for (size, side) in [(375.0, 16.0), (844, 20), (1024, 20)] {
      try system.setValue(size, of: width)
      try system.setValue(side, of: margin)
      try system.solve()
    }
    #expect(system.work == before)
    #expect(before.optimisations >= 1)
  }

  @Test func constant_ofAnOptionalRow_optimisesItsComponentOnly() throws {
    let column = try Column(count: 20)
    let before = column.system.work
    try column.system.setConstant(200, of: column.texts[3])
    try column.system.solve()
    #expect(column.system.value(of: column.labels[3]) == 200)
    #expect(column.system.work.optimisations == before.optimisations + 1)
    #expect(column.system.work.compilations == 1)
  }

  /// A margin is absorbed by a required equality; what hangs on it is one row of one component.
  @Test func constant_ofAnAbsorbedEquality_optimisesWhatHangsOnItOnly() throws {
    let column = try Column(count: 20)
    let before = column.system.work
    try column.system.setConstant(250, of: column.margins[3])
    try column.system.solve()
    #expect(column.system.value(of: column.labels[3]) == 54)
    #expect(column.system.value(of: column.labels[4]) == 104)
    #expect(column.system.work.optimisations == before.optimisations + 1)
    #expect(column.system.work.compilations == 1)
  }

  @Test func constants_takenOver_leaveNoTrace() throws {
    var changes = 0
    for number in 0..<400 {
      let system = RandomSystem(number: number, seed: 77)
      var warm = try SystemRun(system)
      _ = try warm.answer()
      let compilations = warm.system.work.compilations
      var changed = system
      for row in system.rows.indices where row % 3 == number % 3 {
        changed.rows[row].constant += Double(number % 7) - 2.5
        try warm.apply(.setConstant(row: row, constant: changed.rows[row].constant))
        changes += 1
      }
      #expect(try warm.answer().difference(from: SystemRun(changed).answer()) == nil, "system \(number)")
      #expect(warm.system.work.compilations == compilations, "system \(number)")
    }
    #expect(changes > 1000)
  }

  /// 200 distances that have to fit into 100 points: found by search, this takes thousands of attempts.
  @Test func conflict_ofAChain_showsWithoutASearch() throws {
    let system = ConstraintSystem()
    let width = try system.addParameter(100)
    let places = (0..<200).map { _ in system.addVariable() }
    try system.add(places[0] >= 0)
    for (left, right) in zip(places, places.dropFirst()) { try system.add(right - left >= 1) }
    try system.add(places[199] <= width - 0)
    try system.solve()
    #expect(system.conflicts.map(\.members.count) == [201])
    #expect(system.work.searches == 0)
  }
}
