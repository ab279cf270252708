import LayoutConstraintSolver
import SolverWorkloads
import Testing

/// What once took minutes ends soon, counted in work, which is the same on every machine. A million of it takes about
/// 4 ms.
@Suite struct EffortTests {
  private func effort(_ system: RandomSystem) throws -> Int {
    let run = try SystemRun(system)
    try run.system.solve()
    return run.system.work.effort
  }

  @Test(arguments: [(40, 2_000_000), (100, 30_000_000), (150, 60_000_000)])
  func priorities_oneForEachRow_areSolved(_ size: Int, most: Int) throws {
    for number in 0..<(size > 40 ? 4 : 12) {
      #expect(try effort(RandomSystem(family: .priorities, size: size, number: number, seed: 5)) <= most)
    }
  }

  @Test func denseRows_areSolved() throws {
    #expect(try effort(RandomSystem(family: .dense, size: 200, number: 0, seed: 5)) <= 200_000_000)
  }

  /// Each stack is as long as its two children and a gap of 8: in 1,000 points there is room for 125 of them.
  private func tree(
    _ count: Int, namesParentFirst: Bool = false
  ) throws -> (system: ConstraintSystem, rows: [ConstraintID]) {
    let system = ConstraintSystem()
    let lengths = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
    var rows = [try system.add(lengths[0] == 1000)]
    for parent in 0..<count where 2 * parent + 2 < count {
      var (sum, children) = (LinearExpression(), LinearExpression())
      children.add(1, lengths[2 * parent + 1])
      children.add(1, lengths[2 * parent + 2])
      sum.add(-1, lengths[parent])
      let row = namesParentFirst ? sum + children : children + sum
      rows.append(try system.add(Constraint(row, .equal, -8, priority: .required)))
    }
    return (system, rows)
  }

  @Test(arguments: [(250, 0), (300, 24), (500, 124), (2_000, 126)], [false, true])
  func treeOfStacks_withoutRoom_namesAllConflicts(
    _ size: (count: Int, expected: Int), namesParentFirst: Bool
  ) throws {
    let (count, expected) = size
    let (system, rows) = try tree(count, namesParentFirst: namesParentFirst)
    system.workLimit = 100_000_000
    try system.solve()
    #expect(system.conflicts.count == expected)
    for (index, conflict) in system.conflicts.enumerated() {
      // The root's length, the 125 that fit, and one more.
      #expect(conflict.members == Array(rows[0...125]) + [rows[126 + index]])
      #expect(conflict.broken == rows[126 + index])
    }
  }

  @Test func requiredInequalities_atRandom_nameAllConflicts() throws {
    for number in 0..<8 {
      let system = RandomSystem(family: .contradictions, size: 50, number: number, seed: 5)
      let run = try SystemRun(system)
      run.system.workLimit = 20_000_000
      #expect(try !run.answer().conflicts.isEmpty)
    }
  }

  /// Thousands of required rows on one unknown, each of which contradicts the first one.
  @Test(arguments: [Relation.equal, .greaterThanOrEqual], [5_000, 50_000])
  func rowsOnOneUnknown_nameAllConflicts(_ relation: Relation, count: Int) throws {
    let system = ConstraintSystem()
    system.workLimit = 100_000_000
    let unknown = system.addVariable()
    let first = try system.add(unknown == 0)
    var rows: [ConstraintID] = []
    for index in 1..<count {
      let row = try system.add(Constraint(1 * unknown, relation, Double(index), priority: .required))
      rows.append(row)
    }
    try system.solve()
    #expect(system.conflicts.map(\.members) == rows.map { [first, $0] })
  }

  /// A column of views that has to be as high as a screen, as in a layout without its scroll view: where its end stands
  /// among the rows makes no difference.
  @Test(arguments: [ColumnEnd.first, .afterPlaces, .last], [0.0, 8])
  func columnWithoutRoom_namesWhatDoesNotFit(_ end: ColumnEnd, gap: Double) throws {
    let count = 1_000
    let system = ConstraintSystem()
    system.workLimit = 60_000_000
    let places = (0...count).map { _ in system.addVariable() }
    let heights = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
    let top = try system.add(places[0] == 0)
    var (bottom, chain, sizes): (ConstraintID?, [ConstraintID], [ConstraintID]) = (nil, [], [])
    if end == .first { bottom = try system.add(places[count] == 667) }
    for index in 0..<count {
      chain.append(try system.add(places[index + 1] - places[index] - heights[index] == gap))
    }
    if end == .afterPlaces { bottom = try system.add(places[count] == 667) }
    for height in heights { sizes.append(try system.add(height == 40)) }
    let last = try bottom ?? system.add(places[count] == 667)
    try system.solve()
    if gap > 0 {
      // There are too many gaps already.
      #expect(system.conflicts.map(\.members) == [([top, last] + chain).sorted()])
    } else if end == .last {
      // Sixteen have room, and the seventeenth has not.
      #expect(
        system.conflicts.map(\.broken) == [last] && system.conflicts[0].members.count == 1 + count + 17 + 1)
    } else {
      #expect(system.conflicts.map(\.broken) == Array(sizes[16...]))
      for (index, conflict) in system.conflicts.enumerated() {
        #expect(conflict.members == ([top, last] + chain + sizes[..<16] + [sizes[16 + index]]).sorted())
      }
    }
  }

  enum ColumnEnd { case first, afterPlaces, last }

  /// Widths that are required to be equal, and of which each is required to be another one.
  @Test func equalWidths_thatAreGiven_nameAllConflicts() throws {
    let system = ConstraintSystem()
    let widths = (0..<2_000).map { _ in system.addVariable(lowerBound: 0) }
    for width in widths.dropFirst() { try system.add(width - widths[0] == 0) }
    for (index, width) in widths.enumerated() { try system.add(width == Double(40 + index * 29 % 90)) }
    try system.solve()
    // The first width holds for all: every other one that is not as wide is left out.
    #expect(system.conflicts.count == 1_977)
    #expect(system.conflicts.allSatisfy { $0.members.count == 3 })
  }

  /// Equal widths side by side that want more than there is.
  @Test func equalWidths_withoutRoom_nameTheConflict() throws {
    let (system, count) = (ConstraintSystem(), 2_000)
    system.workLimit = 300_000_000
    let places = (0...count).map { _ in system.addVariable() }
    let widths = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
    try system.add(places[0] == 0)
    for index in 0..<count { try system.add(places[index + 1] - places[index] - widths[index] == 0) }
    try system.add(widths[0] == 40)
    for width in widths.dropFirst() { try system.add(width - widths[0] == 0) }
    let end = try system.add(places[count] == 1_000)
    try system.solve()
    #expect(system.conflicts.map(\.broken) == [end])
  }

  // MARK: The order of rows

  /// Rows of coefficients without a pattern, each with a priority of its own: no order takes more work than others, and
  /// all lead to the same bits.
  @Test(arguments: [
    (100, 3, 5_000_000), (150, 3, 20_000_000), (150, 6, 30_000_000), (300, 3, 90_000_000),
    (300, 6, 150_000_000),
  ])
  func realRows_takeTheSameWorkInAnyOrder(_ size: Int, terms: Int, most: Int) throws {
    for (number, relations) in [["=="], ["<=", ">="], ["<=", "==", ">="]].enumerated() {
      let system = RandomSystem.realRows(
        size, of: terms, relations: relations, number: number, seed: UInt64(terms))
      var random = SeededGenerator(seed: UInt64(number))
      var values: [Double]?
      for turn in 0..<4 {
        var order = Array(system.rows.indices)
        if turn > 0 { random.shuffle(&order) }
        let run = try SystemRun(system, order: order)
        run.system.workLimit = most
        try run.system.solve()
        let found = run.variables.map { run.system.value(of: $0) }
        #expect(found == values ?? found, "relations \(relations), order \(turn)")
        values = found
      }
    }
  }

  // MARK: The limit

  @Test func workLimit_endsASolveInATypedError_andCanBeRaised() throws {
    let system = RandomSystem(family: .dense, size: 60, number: 1, seed: 5)
    let run = try SystemRun(system)
    run.system.workLimit = 10_000
    for _ in 0..<2 {
      let work = try work(of: run.system)
      #expect(work.task == .values && work.count > 50 && work.steps == 10_000)
    }
    #expect(run.system.isAmbiguous(run.variables[0]) && run.system.conflicts.isEmpty)
    run.system.workLimit = 100_000_000
    try run.system.solve()
    let cold = try SystemRun(system)
    try cold.system.solve()
    #expect(run.variables.allSatisfy { run.system.value(of: $0) == cold.system.value(of: $0) })
  }

  @Test func workLimit_holdsForTheSearchOfConflicts() throws {
    let (system, rows) = try tree(500)
    system.workLimit = 2_000_000
    let work = try work(of: system)
    guard case .conflicts(let found) = work.task else {
      Issue.record("\(work)")
      return
    }
    #expect((1..<124).contains(found) && (1_000_000...2_100_000).contains(work.steps))
    #expect(work.count == rows.count && work.first == rows.first && work.last == rows.last)
    #expect(
      "\(work)".hasSuffix(
        """
         of them went into the question which of 250 required constraints contradict others, from constraint 0 to \
        constraint 249; \(found) were found. A constraint that was added again and again is the usual cause.
        """))
  }

  /// Of many groups of constraints, that one is told which took the rest of the work.
  @Test func workLimit_saysWhichConstraintsTookIt() throws {
    let system = ConstraintSystem()
    let small = [system.addVariable(), system.addVariable()]
    try system.add(small[0] + small[1] == 10)
    try system.add(Constraint(small[0] - 2 * small[1], .greaterThanOrEqual, 30, priority: 400))
    let unknowns = (0..<60).map { _ in system.addVariable() }
    var rows: [ConstraintID] = []
    for index in 0..<120 {
      var sum = LinearExpression()
      for (turn, step) in [1, 7, 11].enumerated() {
        sum.add(Double(1 + index * step % 9), unknowns[(index * step + turn) % 60])
      }
      let priority = Priority(Float(1 + index))
      rows.append(try system.add(Constraint(sum, .equal, Double(index), priority: priority)))
    }
    system.workLimit = 200_000
    let work = try work(of: system)
    #expect(work.task == .values && work.count == rows.count)
    #expect(work.first == rows.first && work.last == rows.last)
    #expect((100_000...200_000).contains(work.steps), "\(work.steps)")
    let error = SolverError.workLimit(200_000, work)
    #expect(error.constraints == [rows[0], rows[119]])
    #expect(
      "\(error)" == """
        this takes more than 200000 steps of work. \(work.steps) of them went into the values of 120 constraints that \
        depend on each other, from constraint 2 to constraint 121. Many wishes or contradictions between the same views \
        are the usual cause. ConstraintSystem.workLimit allows more.
        """)
  }

  private func work(of system: ConstraintSystem) throws -> SolverError.Work {
    let error = try #require(throws: SolverError.self) { try system.solve() }
    guard case .workLimit(_, let work) = error else { throw error }
    return work
  }

  @Test func workLimit_thatIsNone_stops() async {
    await #expect(processExitsWith: .failure) { ConstraintSystem().workLimit = 0 }
  }
}
