/// In what order variables that the constraints leave open are decided, and what value each is brought near to.
///
/// What is said of no variable takes no memory: most systems leave nothing open, or are content with the order of
/// creation and with 0.
struct Preferences {
  private struct Preference: BitwiseCopyable {
    var rank: Int32 = 0
    var value = 0.0
  }

  /// By variable; those behind the last one that something was said of are missing.
  private var preferences = Buffer<Preference>()

  func deallocate() { preferences.deallocate() }

  func copy() -> Preferences {
    var copy = Preferences()
    copy.preferences = preferences.copy()
    return copy
  }

  /// Lower ranks are decided first. Those below 0 are decided before inequalities act as equalities.
  @inline(__always)
  func rank(of variable: Int32) -> Int32 {
    Int(variable) < preferences.count ? preferences[variable].rank : 0
  }

  /// What the variable is brought as near to as it can be.
  @inline(__always)
  func value(of variable: Int32) -> Double {
    Int(variable) < preferences.count ? preferences[variable].value : 0
  }

  /// Whether a variable is decided before another one.
  @inline(__always)
  func puts(_ first: Int32, before second: Int32) -> Bool {
    (rank(of: first), first) < (rank(of: second), second)
  }

  /// Whether all variables are decided in the same order as by others.
  func hasSameRanks(as other: Preferences) -> Bool {
    for index in 0..<max(preferences.count, other.preferences.count)
    where rank(of: Int32(index)) != other.rank(of: Int32(index)) { return false }
    return true
  }

  /// The variables that prefer something else than by others.
  func forEachDifference(from other: Preferences, _ body: (Int32, Double) -> Void) {
    for index in 0..<Int32(max(preferences.count, other.preferences.count))
    where value(of: index) != other.value(of: index) { body(index, value(of: index)) }
  }

  mutating func setRank(_ rank: Int32, of variable: Int32) {
    makeRoom(for: variable)
    preferences[variable].rank = rank
  }

  mutating func setValue(_ value: Double, of variable: Int32) {
    makeRoom(for: variable)
    preferences[variable].value = value
  }

  private mutating func makeRoom(for variable: Int32) {
    while preferences.count <= Int(variable) { preferences.append(Preference()) }
  }
}

extension Model {
  mutating func setRank(_ rank: Int32, of variable: Variable) throws(SolverError) {
    try checkUnknown(variable)
    guard rank != preferences.rank(of: variable.index) else { return }
    preferences.setRank(rank, of: variable.index)
    change = .structure
  }

  mutating func setPreferredValue(_ value: Double, of variable: Variable) throws(SolverError) {
    try checkUnknown(variable)
    try Self.check(value, .constant)
    setPreferredValue(value, at: variable.index)
  }

  mutating func setPreferredValue(_ value: Double, at variable: Int32) {
    guard value != preferences.value(of: variable) else { return }
    preferences.setValue(value, of: variable)
    if change == .structure { return }
    preferenceChanges.append(variable)
    change = .constants
  }

  private func checkUnknown(_ variable: Variable) throws(SolverError) {
    guard variable.index >= 0, variable.index < variableCount else { throw .unknownVariable(variable) }
  }
}

extension ConstraintSystem {
  /// Says when a variable that the constraints leave open is decided: those of lower ranks first, and within a rank
  /// those that were created first. Ranks below 0 are decided before inequalities act as equalities, all others
  /// afterwards.
  ///
  /// ```swift
  /// try system.setRank(-1, of: width)   // a width is 0 before a position takes what is left
  /// ```
  /// - Throws: `SolverError.unknownVariable`.
  package func setRank(_ rank: Int32, of variable: Variable) throws(SolverError) {
    try storage.pointee.model.setRank(rank, of: variable)
  }

  /// Says which value a variable that the constraints leave open is brought as near to as it can be; 0 until then.
  ///
  /// - Throws: `SolverError.unknownVariable`, `SolverError.invalidNumber`.
  package func setPreferredValue(_ value: Double, of variable: Variable) throws(SolverError) {
    try storage.pointee.model.setPreferredValue(value, of: variable)
  }

  /// Whether the last solve left a variable open until its own turn came, so that it lies as near as it can to what it
  /// prefers.
  package func followsPreference(_ variable: Variable) -> Bool {
    guard storage.pointee.hasSolution, let solver = storage.pointee.solver else { return false }
    return solver.followsPreference(variable.index)
  }

  /// The value that a variable prefers.
  package func preferredValue(of variable: Variable) -> Double {
    storage.pointee.model.preferences.value(of: variable.index)
  }
}
