import LayoutConstraintSolver

/// What becomes of places and sizes that constraints leave open.
///
/// Sizes are decided before inequalities act as equalities, positions afterwards: a size is 0 unless something pulls
/// it, and a position takes what is left. Of several open sizes the last item's is the first to be 0, so that the first
/// item takes the room; guides that are in no list come after all others, so that the gaps of a stack take it before
/// what lies in the stack does. An open position is the superview's: origins are absolute, so each of them prefers where the
/// superview lies, which is known once that is solved.
final class OpenPlaces {
  private let equations: Equations
  /// Those that have been told what to prefer.
  private var moved: Set<Variable> = []

  init(_ equations: Equations) { self.equations = equations }

  /// Ranks that make the solver decide the extents of an item at a place before those of the items before it, and
  /// before all origins.
  static func rankOfExtents(at slot: Int, isListed: Bool) -> Int32 {
    isListed ? -2 - Int32(truncatingIfNeeded: slot) : -1
  }

  /// Has each open origin prefer that of its superview.
  ///
  /// - Returns: whether one of them has changed.
  func settle() throws(EngineError) -> Bool {
    let system = equations.system
    guard system.isAmbiguousSomewhere else { return false }
    var changed = false
    for slot in equations.items.indices {
      let item = equations.items[slot]
      guard let parent = item.parent else { continue }
      let origin = equations.frame(at: parent).origin
      for (variable, home) in [
        (item.variables.x, origin.x + item.alignment.left), (item.variables.y, origin.y + item.alignment.top),
      ] {
        guard let variable, system.followsPreference(variable) else { continue }
        // What lies beyond all reason is told of by whoever rounds it to pixels.
        if system.preferredValue(of: variable) == home || home.magnitude > OpenPlaces.furthest { continue }
        try prefer(home, variable)
        moved.insert(variable)
        changed = true
      }
    }
    return changed
  }

  private static var furthest: Double { 1e9 }

  /// Takes all preferences back to nothing.
  func reset() throws(EngineError) {
    for variable in moved { try prefer(0, variable) }
    moved = []
  }

  private func prefer(_ home: Double, _ variable: Variable) throws(EngineError) {
    do { try equations.system.setPreferredValue(home, of: variable) } catch { throw .unsolved(error) }
  }
}
