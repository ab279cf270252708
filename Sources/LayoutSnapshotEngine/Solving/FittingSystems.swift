import LayoutConstraintSolver
import LayoutSnapshotSupport

/// The systems by which fitting sizes were found last.
///
/// Each row of a table is measured as a tree of its own. Most rows say the same as the one before, of other texts, so that a
/// system that is compiled already takes over their constants. That leaves no trace in the values: a system's do not depend on
/// what was solved before.
enum FittingSystems {
  /// Rows, headers and footers of a table in turn.
  private static let mostKept = 4
  /// Larger ones are rarely repeated, and would take memory.
  private static let mostConstraints = 400

  /// What is kept belongs to nobody: who takes one has it alone.
  private struct Kept: @unchecked Sendable { var systems: [ConstraintSystem] = [] }
  private static let kept = Locked(Kept())

  /// A compiled system that says what another one says; none where there is none.
  static func take(like system: ConstraintSystem) -> ConstraintSystem? {
    guard system.constraintCount <= mostConstraints else { return nil }
    return kept.withLock { kept in
      guard let index = kept.systems.lastIndex(where: { $0.follow(system) }) else { return nil }
      return kept.systems.remove(at: index)
    }
  }

  /// Keeps a system that nobody uses any more.
  static func keep(_ system: ConstraintSystem) {
    guard system.constraintCount <= mostConstraints else { return }
    kept.withLock { kept in
      if kept.systems.count == mostKept { kept.systems.removeFirst() }
      kept.systems.append(system)
    }
  }
}
