/// Finds which required constraints have to be left out so that the others can hold.
///
/// The rule: in order of activation, a constraint that cannot hold together with the parameters, the implicit
/// bounds and all earlier constraints that were not left out, is left out. It depends on nothing but that order.
/// A failed search for a feasible point mostly shows a conflict by itself (`ConflictSupport`). Where it does not,
/// the first such constraint of an island is found by bisection, and a minimal set that excludes it by QuickXplain
/// (Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems", AAAI 2004). The
/// search alone took 14 s for a conflict of 400 members.
///
/// Nothing is carried over to another size: a set that is minimal here need not be there, and the search may then
/// name another one.
struct ConflictResolution<Form: AffineForm> {
  /// Minimal ones, in order of the rows that are left out.
  private(set) var conflicts: [RowConflict] = []
  /// How many of them did not show by themselves.
  private(set) var searchCount = 0
  /// How much rounding questions put up with.
  private var care = CompiledSystem<Form>.Care.usual

  /// - Parameter doubts: the positions of rows of which doubles do not tell whether they contradict others.
  init(_ model: Model, at point: Form, doubts: Set<Int> = []) throws(SolverError) {
    for island in RequiredIslands(model).islands {
      if doubts.isDisjoint(with: island) {
        try resolve(island, of: model, at: point)
      } else {
        try resolve(island, of: model, at: point, with: .exact)
      }
    }
    conflicts.sort { $0.broken < $1.broken }
  }

  /// The model without what has to be left out. The caller deallocates it.
  func reduced(_ model: Model) -> Model {
    let reduced = model.copy()
    for conflict in conflicts { reduced.rows[conflict.broken].isRemoved = true }
    return reduced
  }

  private mutating func resolve(_ island: [Int], of model: Model, at point: Form) throws(SolverError) {
    if try ConflictSweep<Form>.suits(island, of: model) {
      if let found = try ConflictSweep.conflicts(among: island, of: model, at: point) {
        conflicts += found
      } else {
        try resolve(island, of: model, at: point, with: .unabsorbed)
      }
      return
    }
    let (start, known) = (model.budget.pointee.spent, conflicts.count)
    defer { model.book(.conflicts(found: conflicts.count - known), since: start, of: island) }
    var rows = island
    while try !holds(rows, model, point) {
      let conflict = try firstConflict(in: rows, model, point)
      try ConflictSweep.prove(conflict, of: model, at: point)
      conflicts.append(conflict)
      rows.removeAll { $0 == conflict.broken }
    }
  }

  /// The same in numbers of any precision, as far as they go.
  private mutating func resolve(
    _ island: [Int], of model: Model, at point: Form, with care: CompiledSystem<Form>.Care
  ) throws(SolverError) {
    self.care = care
    let (start, known) = (model.budget.pointee.spent, conflicts.count)
    defer {
      self.care = .usual
      model.book(.conflicts(found: conflicts.count - known), since: start, of: island)
    }
    var rows = island
    while try !holds(rows, model, point) {
      searchCount += 1
      let conflict = try searchedConflict(in: rows, model, point)
      conflicts.append(conflict)
      rows.removeAll { $0 == conflict.broken }
    }
  }

  /// The conflict whose last member is the first row that cannot hold together with all rows before it.
  private mutating func firstConflict(
    in rows: [Int], _ model: Model, _ point: Form
  ) throws(SolverError) -> RowConflict {
    var rows = rows
    while let conflict = try ConflictSupport.find(rows, of: model, at: point) {
      let before = rows.filter { $0 < conflict.broken }
      if try holds(before, model, point) { return try withoutNeedless(conflict, model, point) }
      rows = before
    }
    searchCount += 1
    return try searchedConflict(in: rows, model, point)
  }

  /// A conflict without members that implicit bounds make needless.
  private func withoutNeedless(
    _ conflict: RowConflict, _ model: Model, _ point: Form
  ) throws(SolverError) -> RowConflict {
    let bounded = Set(model.bounds.elements.map(\.variable))
    let meetsBounds = conflict.members.contains { row in
      model.termRange(of: row).contains { bounded.contains(model.terms[$0].variable) }
    }
    guard meetsBounds else { return conflict }
    let others = try smallest(
      of: conflict.members.dropLast(), excluding: [conflict.broken], hasNew: true, model, point)
    return RowConflict(others, excluding: conflict.broken)
  }

  /// The same by bisection and QuickXplain.
  private func searchedConflict(
    in rows: [Int], _ model: Model, _ point: Form
  ) throws(SolverError) -> RowConflict {
    // All rows below `low` hold, not all below `high` do.
    var low = 0
    var high = rows.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if try holds(Array(rows.prefix(middle)), model, point) { low = middle } else { high = middle }
    }
    let others = try smallest(of: rows.prefix(low), excluding: [rows[low]], hasNew: true, model, point)
    return RowConflict(others, excluding: rows[low])
  }

  /// A smallest part of `candidates` that cannot hold together with `background`.
  private func smallest(
    of candidates: ArraySlice<Int>, excluding background: [Int], hasNew: Bool, _ model: Model, _ point: Form
  ) throws(SolverError) -> [Int] {
    if hasNew, try !holds(background, model, point) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let first = candidates.prefix(candidates.count / 2)
    let second = candidates.dropFirst(candidates.count / 2)
    let fromSecond = try smallest(of: second, excluding: background + first, hasNew: true, model, point)
    let fromFirst = try smallest(
      of: first, excluding: background + fromSecond, hasNew: !fromSecond.isEmpty, model, point)
    return fromFirst + fromSecond
  }

  private func holds(_ rows: [Int], _ model: Model, _ point: Form) throws(SolverError) -> Bool {
    var check = try FeasibilityCheck<Form>(rows.sorted(), of: model, care: care)
    return try check.holds(at: point)
  }
}
