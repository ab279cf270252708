import LayoutConstraintSolver
import Testing

/// Every public call in every state of a system has a defined answer: a value, a typed error, or a precondition.
@Suite struct StateTests {
  /// A system with two variables, a parameter and some constraints, in one of the states that it can be in.
  private struct Subject {
    let system = ConstraintSystem()
    let x: Variable
    let width: Variable
    /// Created after the last solve, if the state is about that.
    var late: Variable
    let kept: ConstraintID
    var removed: ConstraintID?
    /// The member that was left out of a conflict with `kept`.
    var broken: ConstraintID?

    init() throws {
      x = system.addVariable(lowerBound: 0)
      late = x
      width = try system.addParameter(320)
      kept = try system.add(2 * x == width - 20)
    }
  }

  /// What a state makes of the calls.
  private struct Row: Sendable {
    let name: String
    let isSolved: Bool
    let hasValues: Bool
    let conflictCount: Int
    let prepare: @Sendable (inout Subject) throws -> Void

    init(
      _ name: String, isSolved: Bool, hasValues: Bool, conflictCount: Int = 0,
      _ prepare: @escaping @Sendable (inout Subject) throws -> Void
    ) {
      self.name = name
      self.isSolved = isSolved
      self.hasValues = hasValues
      self.conflictCount = conflictCount
      self.prepare = prepare
    }
  }

  private static func addLate(_ subject: inout Subject) {
    // Beyond whatever is allocated in steps.
    for _ in 0..<100_000 { subject.late = subject.system.addVariable() }
  }

  /// Enough constraints for their removal to move the others.
  private static func addAndRemove(_ subject: inout Subject) throws {
    let rows = try (0..<5_000).map { try subject.system.add(subject.x <= Double(1_000 + $0)) }
    try subject.system.solve()
    for row in rows { try subject.system.remove(row) }
    subject.removed = rows.last
  }

  private static func conflict(_ subject: inout Subject) throws {
    for _ in 0..<5_000 {
      subject.removed = try subject.system.add(subject.x <= 900)
    }
    let broken = try subject.system.add(subject.x == 7)
    try subject.system.solve()
    subject.broken = broken
  }

  private static func fail(_ subject: inout Subject) {
    _ = subject.system.addVariable(lowerBound: .nan)
    #expect(throws: SolverError.self) { try subject.system.solve() }
  }

  private static let states: [Row] = [
    Row("before the first solve", isSolved: false, hasValues: false) { _ in },
    Row("solved", isSolved: true, hasValues: true) { try $0.system.solve() },
    Row("solved twice", isSolved: true, hasValues: true) {
      try $0.system.solve()
      try $0.system.solve()
    },
    Row("another size", isSolved: false, hasValues: true) {
      try $0.system.solve()
      try $0.system.setValue(500, of: $0.width)
    },
    Row("variables added", isSolved: false, hasValues: true) {
      try $0.system.solve()
      addLate(&$0)
    },
    Row("constraints added and removed", isSolved: false, hasValues: true) { try addAndRemove(&$0) },
    Row("a conflict", isSolved: true, hasValues: true, conflictCount: 1) { try conflict(&$0) },
    Row("a conflict, then all but one removed", isSolved: false, hasValues: true, conflictCount: 1) {
      try conflict(&$0)
      for serial in 1...5_001 { try $0.system.remove(ConstraintID(serial: UInt32(serial))) }
      $0.removed = ConstraintID(serial: 5_001)
    },
    Row("failed at first", isSolved: false, hasValues: false) { fail(&$0) },
    Row("failed after a solve", isSolved: false, hasValues: false) {
      try $0.system.solve()
      fail(&$0)
      addLate(&$0)
    },
    Row("failed after a conflict", isSolved: false, hasValues: false) {
      try conflict(&$0)
      fail(&$0)
    },
  ]

  @Test(arguments: states.indices) func everyCall_isDefined(_ index: Int) throws {
    let state = Self.states[index]
    var subject = try Subject()
    try state.prepare(&subject)
    let (system, isLate) = (subject.system, subject.late != subject.x)
    let comment = Comment(rawValue: state.name)

    // Reading.
    if state.hasValues {
      #expect(system.value(of: subject.x) == 150, comment)
      #expect(system.value(of: subject.width) == 320, comment)
    }
    #expect(system.isAmbiguous(subject.x) == !state.hasValues, comment)
    #expect(system.isAmbiguous(subject.late) == (isLate || !state.hasValues), comment)
    #expect(system.isAmbiguousSomewhere == !state.hasValues, comment)
    #expect(system.withValues { $0.count } == (state.hasValues ? 2 : 0), comment)
    #expect(system.conflicts.count == state.conflictCount, comment)
    if let broken = subject.broken, state.hasValues {
      #expect(system.conflicts.map(\.members) == [[subject.kept, broken]], comment)
      #expect(system.conflicts.map(\.broken) == [broken], comment)
    }
    if state.isSolved {
      #expect(try system.violation(of: subject.kept) == 0, comment)
      let explanation = try system.explanation(of: subject.x)
      #expect(explanation.reasons.map(\.constraint) == [subject.kept], comment)
      #expect(explanation.reasons.map(\.weight) == [0.5], comment)
    } else {
      #expect(throws: SolverError.notSolved, comment) { try system.violation(of: subject.kept) }
      #expect(throws: SolverError.notSolved, comment) { try system.explanation(of: subject.x) }
    }
    #expect(system.variableCount >= 2 && system.constraintCount >= 1, comment)

    // Handles of another system, or of none any more.
    let other = ConstraintSystem()
    var foreign = other.addVariable()
    while Int(foreign.index) <= system.variableCount { foreign = other.addVariable() }
    let unknown = ConstraintID(serial: .max)
    #expect(system.isAmbiguous(foreign), comment)
    #expect(throws: SolverError.unknownVariable(foreign), comment) { try system.explanation(of: foreign) }
    #expect(throws: SolverError.unknownVariable(foreign), comment) { try system.setValue(1, of: foreign) }
    #expect(throws: SolverError.unknownVariable(foreign), comment) { try system.add(foreign == 1) }
    #expect(throws: SolverError.unknownVariable(foreign), comment) {
      try system.add(terms: [.init(1, foreign)], .equal, 1)
    }
    #expect(throws: SolverError.unknownVariable(foreign), comment) {
      try system.regions(of: foreign, in: 0...1)
    }
    #expect(throws: SolverError.notAParameter(subject.x), comment) {
      try system.regions(of: subject.x, in: 0...1)
    }
    for id in [unknown] + (system.constraintCount < 5_000 ? [subject.removed].compactMap { $0 } : []) {
      #expect(throws: SolverError.unknownConstraint(id), comment) { try system.violation(of: id) }
      #expect(throws: SolverError.unknownConstraint(id), comment) { try system.setConstant(1, of: id) }
      #expect(throws: SolverError.unknownConstraint(id), comment) { try system.setPriority(.low, of: id) }
      #expect(throws: SolverError.unknownConstraint(id), comment) { try system.remove(id) }
    }

    // None of that changed anything: what is changed now takes part.
    if state.name.hasPrefix("failed") {
      #expect(throws: SolverError.self, comment) { try system.solve() }
      #expect(throws: SolverError.self, comment) { try system.regions(of: subject.width, in: 0...1) }
      return
    }
    #expect(try system.regions(of: subject.width, in: 320...320).count == 1, comment)
    try system.setValue(420, of: subject.width)
    try system.setConstant(-40, of: subject.kept)
    try system.setPriority(.high, of: subject.kept)
    try system.solve()
    #expect(system.conflicts.isEmpty, comment)
    #expect(system.value(of: subject.x) == (state.isSolved && state.conflictCount > 0 ? 7 : 190), comment)
    #expect(system.isAmbiguous(subject.late) == isLate, comment)
    #expect(!system.isAmbiguous(subject.x), comment)
  }

  /// The terms are read before the system is changed, so that making them may change it.
  @Test func terms_thatAddVariables_areTaken() throws {
    let system = ConstraintSystem()
    try system.add(terms: (0..<1_000).lazy.map { _ in .init(1, system.addVariable()) }, .equal, 500)
    try system.add(terms: (0..<1_000).lazy.map { .init(1, Variable(index: $0)) }, .equal, 500)
    try system.solve()
    #expect(system.variableCount == 1_000 && system.conflicts.isEmpty)
    #expect(system.withValues { $0.reduce(0, +) } == 500)
  }

  @Test func reading_withoutValues_stops() async {
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      _ = system.value(of: system.addVariable())
    }
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      let x = system.addVariable()
      try system.solve()
      _ = system.addVariable(lowerBound: .nan)
      try? system.solve()
      _ = system.value(of: x)
    }
  }

  @Test func region_ofAVariableThatWasAddedLater_stops() async {
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      let parameter = try system.addParameter(1)
      let region = try system.regions(of: parameter, in: 0...1)[0]
      _ = region.slope(of: system.addVariable())
    }
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      let parameter = try system.addParameter(1)
      let region = try system.regions(of: parameter, in: 0...1)[0]
      _ = region.value(of: system.addVariable(), at: 0)
    }
  }

  @Test func solving_whileValuesAreHandedOut_stops() async {
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      _ = system.addVariable()
      try system.solve()
      try system.withValues { _ throws(SolverError) in
        _ = system.addVariable()
        try system.solve()
      }
    }
  }

  @Test func termOfAnExpression_beyondItsEnd_stops() async {
    await #expect(processExitsWith: .failure) { _ = LinearExpression()[6] }
    await #expect(processExitsWith: .failure) { _ = LinearExpression()[-1] }
  }
}
