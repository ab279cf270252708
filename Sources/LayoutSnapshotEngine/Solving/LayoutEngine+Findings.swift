import LayoutConstraintSolver
import LayoutSnapshotValues

/// What constraints contradicted, left open or decided.
extension LayoutEngine {
  /// The sets of required constraints that excluded each other at the last solve, in the user's words.
  package func conflicts() -> [Layout.Conflict] {
    let conflicts = equations.system.conflicts
    if conflicts.isEmpty { return [] }
    let paths = outline.paths
    let rows = facts.constraints(constraints.rows).rows
    return conflicts.map { conflict in
      let members = Set(conflict.members)
      let slots = Set(
        conflict.members.flatMap { equations.source(of: $0)?.items ?? [] }.compactMap(equations.slot))
      return Layout.Conflict(
        constraints: conflict.members.map(text(for:)), broken: text(for: conflict.broken),
        items: slots.sorted().filter(paths.indices.contains).map { paths[$0] },
        members: rows.indices.filter { members.contains(rows[$0]) },
        viewsWithMasks: namesOfMasks(in: conflict.members))
    }
  }

  /// The names of the views whose frames are among some rows, each once.
  private func namesOfMasks(in rows: [ConstraintID]) -> [String] {
    var names: [String] = []
    for case .autoresizing(let handle, _)? in rows.map(equations.source) {
      let name = RowSource.name(of: handle)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The same sets as objects: what is a constraint of somebody's, and all else in words.
  package func contradictions() -> [Contradiction] {
    equations.system.conflicts.map { conflict in
      var contradiction = Contradiction()
      for source in conflict.members.compactMap(equations.source) {
        if case .constraint(let constraint) = source {
          contradiction.constraints.append(constraint)
        } else {
          contradiction.others.append(source.pseudocode)
        }
      }
      return contradiction
    }
  }

  /// Where the constraints left a choice for the place or the size of an item, in the outline's order.
  package func ambiguousSlots() -> [Int] {
    if !equations.system.isAmbiguousSomewhere { return [] }
    // Where something lies that is not shown is nobody's question.
    var isOutOfRow = [Bool](repeating: false, count: outline.entries.count)
    return outline.entries.indices.filter { slot in
      let item = equations.items[slot]
      isOutOfRow[slot] =
        item.parent.map { isOutOfRow[$0] } == true || equations.item(at: slot)?.isOutOfRow == true
      if isOutOfRow[slot] || item.features.isPart { return false }
      return item.variables.contains(where: equations.system.isAmbiguous)
    }
  }

  /// The constraints that decide on an item's place and size along an axis, in the order of their rows.
  package func constraints(deciding slot: Int, along axis: LayoutAxis) -> [any EngineConstraint] {
    var seen: Set<ConstraintID> = []
    for variable in equations.items[slot].variables.along(axis) {
      // A variable of an engine that has been solved has an explanation; else there is nothing to tell.
      let reasons = (try? equations.system.explanation(of: variable))?.reasons ?? []
      for reason in reasons { seen.insert(reason.constraint) }
    }
    return seen.sorted().compactMap { id in
      guard case .constraint(let constraint)? = equations.source(of: id) else { return nil }
      return constraint
    }
  }

  /// Whether the constraints left open where an item lies or how large it is. A part of a control is the control's matter.
  package func isAmbiguous(at slot: Int) -> Bool {
    if equations.items[slot].features.isPart { return false }
    var around: Int? = slot
    while let current = around {
      if equations.item(at: current)?.isOutOfRow == true { return false }
      around = equations.items[current].parent
    }
    return equations.items[slot].variables.contains(where: equations.system.isAmbiguous)
  }

  private func text(for id: ConstraintID) -> String { equations.source(of: id)?.pseudocode ?? "" }
}

/// Required rows that exclude each other.
package struct Contradiction {
  package fileprivate(set) var constraints: [any EngineConstraint] = []
  /// What views say without constraints, such as the place of one that is placed by its frame.
  package fileprivate(set) var others: [String] = []
}
