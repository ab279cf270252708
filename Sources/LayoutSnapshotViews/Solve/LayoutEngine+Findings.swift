import LayoutConstraintSolver

extension LayoutEngine {
  /// The sets of required constraints that excluded each other at the last solve, in the user's words.
  func conflicts() -> [Layout.Conflict] {
    system.conflicts.map { conflict in
      Layout.Conflict(constraints: conflict.members.map(words(for:)), broken: words(for: conflict.broken))
    }
  }

  /// Where the constraints left a choice for the place or the size of an item, in the outline's order.
  func ambiguousSlots() -> [Int] {
    if !system.isAmbiguousSomewhere { return [] }
    // Where something lies that is not shown is nobody's question.
    var isTakenOut = [Bool](repeating: false, count: outline.entries.count)
    return outline.entries.indices.filter { slot in
      isTakenOut[slot] =
        outline.entries[slot].parent.map { isTakenOut[$0] } == true
        || (items[slot].handle.item as? View)?.isTakenOutByStack == true
      if isTakenOut[slot] || items[slot].isPart { return false }
      let own = items[slot].variables
      return own.x.map(system.isAmbiguous) == true || own.y.map(system.isAmbiguous) == true
        || system.isAmbiguous(own.width) || system.isAmbiguous(own.height)
    }
  }

  /// The constraints that decide on an item's place and size along an axis, in the order of their rows.
  func constraints(deciding slot: Int, along axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    var seen: Set<ConstraintID> = []
    for variable in variables(at: slot, along: axis) {
      // A variable of an engine that has been solved has an explanation; else there is nothing to tell.
      for reason in (try? system.explanation(of: variable))?.reasons ?? [] { seen.insert(reason.constraint) }
    }
    return seen.sorted().compactMap { id in
      guard case .constraint(let constraint) = source(of: id) else { return nil }
      return constraint
    }
  }

  /// Whether the constraints left open where an item lies or how large it is.
  func isAmbiguous(at slot: Int) -> Bool {
    var view = items[slot].handle.item?.hostView
    while let current = view {
      if current.isTakenOutByStack { return false }
      view = current.superview
    }
    return LayoutConstraint.Axis.allCases.contains { axis in
      variables(at: slot, along: axis).contains(where: system.isAmbiguous)
    }
  }

  /// Finds another solution in which an ambiguous item lies elsewhere, and hands out its frames.
  func showOtherSolution(at slot: Int, on device: Device) throws(LayoutError) {
    var rows: [ConstraintID] = []
    for axis in LayoutConstraint.Axis.allCases {
      for variable in variables(at: slot, along: axis) where system.isAmbiguous(variable) {
        let other = system.value(of: variable) + LayoutEngine.exercise
        let row = LinearExpression(1, variable)
        rows.append(try addRow(row, .equal, other, Priority(LayoutEngine.weakest), .target))
      }
    }
    guard !rows.isEmpty else { return }
    let edges = try solve(on: device)
    writeFrames(Layout(device: device, outline: outline, edges: edges, scrolled: scrolled(on: device)))
    sources.removeLast(rows.count)
    for row in rows {
      do { try system.remove(row) } catch { throw .unsolved(error) }
    }
  }

  /// How far ambiguous views are moved to show that they are, in points.
  private static var exercise: Double { 20 }
  /// A priority below all that anyone gives.
  private static var weakest: Float { 0.001 }

  private func variables(at slot: Int, along axis: LayoutConstraint.Axis) -> [Variable] {
    let own = items[slot].variables
    let pair = axis == .horizontal ? (own.x, own.width) : (own.y, own.height)
    return [pair.0, pair.1].compactMap { $0 }
  }

  private func words(for id: ConstraintID) -> String { source(of: id).pseudocode }

  private func source(of id: ConstraintID) -> RowSource {
    // Rows are numbered as they are added, so the list is sorted.
    var (low, high) = (0, sources.count)
    while low < high {
      let middle = (low + high) / 2
      if sources[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return sources[low].source
  }
}
