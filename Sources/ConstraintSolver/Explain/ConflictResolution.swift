/// Finds which required constraints have to be left out so that the others can hold.
///
/// The rule: in order of activation, a constraint that cannot hold together with the parameters, the implicit
/// bounds and all earlier constraints that were not left out, is left out. It depends on nothing but that order.
/// The first such constraint of an island is found by bisection; a minimal set that excludes it by QuickXplain
/// (Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems", AAAI 2004).
///
/// Nothing is carried over to another size: a set that is minimal here need not be there, and the search may then
/// name another one.
struct ConflictResolution<Form: AffineForm> {
  /// The positions in the model of a minimal conflict, ascending; the last one is left out.
  private(set) var conflicts: [[Int]] = []

  init(_ model: Model, at point: Form) throws(SolverError) {
    for island in RequiredIslands(model).islands {
      try resolve(island, of: model, at: point)
    }
    conflicts.sort { $0.last! < $1.last! }
  }

  /// The model without what has to be left out. The caller deallocates it.
  func reduced(_ model: Model) -> Model {
    let reduced = model.copy()
    for conflict in conflicts { reduced.rows[conflict.last!].isRemoved = true }
    return reduced
  }

  private mutating func resolve(_ island: [Int], of model: Model, at point: Form) throws(SolverError) {
    var kept: [Int] = []
    var rest = island[...]
    while try !holds(kept + rest, model, point) {
      // The largest number of further rows that can be kept: all below `low` hold, not all below `high` do.
      var low = 0
      var high = rest.count
      while low + 1 < high {
        let middle = (low + high) / 2
        if try holds(kept + rest.prefix(middle), model, point) { low = middle } else { high = middle }
      }
      kept += rest.prefix(low)
      let broken = rest[rest.startIndex + low]
      rest = rest.dropFirst(low + 1)
      let others = try smallest(of: kept[...], excluding: [broken], hasNew: true, model, point)
      conflicts.append((others + [broken]).sorted())
    }
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
    var check = FeasibilityCheck<Form>(rows.sorted(), of: model)
    return try check.holds(at: point)
  }
}
