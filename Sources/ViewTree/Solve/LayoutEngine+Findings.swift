import ConstraintSolver

extension LayoutEngine {
  /// The sets of required constraints that excluded each other at the last solve, in the user's words.
  func conflicts() -> [Layout.Conflict] {
    system.conflicts.map { conflict in
      Layout.Conflict(constraints: conflict.members.map(words(for:)), broken: words(for: conflict.broken))
    }
  }

  /// Where the constraints left a choice for the place or the size of an item, in the outline's order.
  func ambiguousSlots() -> [Int] {
    outline.entries.indices.filter { slot in
      if (items[slot].handle.item as? View)?.isPart == true { return false }
      let variables = items[slot].variables
      return [variables.x, variables.y, variables.width, variables.height]
        .contains { $0.map(system.isAmbiguous) ?? false }
    }
  }

  private func words(for id: ConstraintID) -> String {
    // Rows are numbered as they are added, so the list is sorted.
    var (low, high) = (0, sources.count)
    while low < high {
      let middle = (low + high) / 2
      if sources[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return sources[low].source.pseudocode
  }
}
