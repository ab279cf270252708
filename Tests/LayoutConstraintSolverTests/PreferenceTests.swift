import LayoutConstraintSolver
import Testing

/// What is left open is decided by ranks and preferred values.
@Suite struct PreferenceTests {
  @Test func lowerRank_isDecidedFirst_whateverWasCreatedFirst() throws {
    let system = ConstraintSystem()
    let (first, second) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
    try system.add(first + second == 100)
    try system.solve()
    #expect(system.value(of: first) == 0 && system.value(of: second) == 100)
    try system.setRank(-1, of: second)
    try system.solve()
    #expect(system.value(of: first) == 100 && system.value(of: second) == 0)
    #expect(system.isAmbiguous(first) && system.isAmbiguous(second))
  }

  /// An extent stays 0 and an origin takes what an inequality leaves.
  @Test(arguments: [-1, 0] as [Int32]) func rankBelowZero_isDecidedBeforeInequalitiesPull(rank: Int32) throws
  {
    let system = ConstraintSystem()
    let (extent, origin) = (system.addVariable(lowerBound: 0), system.addVariable())
    let alone = system.addVariable(lowerBound: 0)
    try system.add(extent <= 323)
    try system.add(origin + alone <= 380)
    for variable in [extent, alone] { try system.setRank(rank, of: variable) }
    try system.solve()
    #expect(system.value(of: extent) == (rank < 0 ? 0 : 323))
    #expect(system.value(of: alone) == (rank < 0 ? 0 : 380))
    #expect(system.value(of: origin) == (rank < 0 ? 380 : 0))
  }

  @Test func preferredValue_isComeNearTo_andSoIsAnotherOneLater() throws {
    let system = ConstraintSystem()
    let limit = try system.addParameter(80)
    let (free, held) = (system.addVariable(), system.addVariable())
    let (left, right) = (system.addVariable(), system.addVariable())
    try system.add((held - limit == 0).at(300))
    try system.add(left + right + held == 100)
    for (variable, value) in [(free, 50.0), (held, 50), (left, -7), (right, 50)] {
      try system.setPreferredValue(value, of: variable)
    }
    try system.solve()
    #expect([free, held, left, right].map(system.value(of:)) == [50, 80, -7, 27])
    try system.setPreferredValue(60, of: free)
    try system.setPreferredValue(3, of: left)
    try system.setValue(90, of: limit)
    try system.solve()
    #expect([free, held, left, right].map(system.value(of:)) == [60, 90, 3, 7])
    #expect(try system.explanation(of: free).free == [free])
  }

  /// Preferences are kept where a conflict leaves a constraint out, and change there as well.
  @Test func preferences_countBesideConflicts() throws {
    let system = ConstraintSystem()
    let (torn, free) = (system.addVariable(), system.addVariable())
    try system.add(torn == 1)
    try system.add(torn == 2)
    for value in [12.0, 40] {
      try system.setPreferredValue(value, of: free)
      try system.solve()
      #expect(system.conflicts.count == 1 && system.value(of: free) == value)
    }
  }

  @Test func preference_ofAForeignVariable_isRefused() throws {
    let (system, other) = (ConstraintSystem(), ConstraintSystem())
    _ = other.addVariable()
    let foreign = other.addVariable()
    #expect(throws: SolverError.unknownVariable(foreign)) { try system.setRank(1, of: foreign) }
    #expect(throws: SolverError.unknownVariable(foreign)) { try system.setPreferredValue(1, of: foreign) }
    let own = system.addVariable()
    #expect(throws: SolverError.invalidNumber(.infinity, .constant)) {
      try system.setPreferredValue(.infinity, of: own)
    }
  }
}
