import LayoutSnapshotViews

/// Takes views out of the trees that a closure makes, for as long as what is left shows a problem.
///
/// A view is known by its place in a new tree, so that the same views are missing in each of them.
package struct SlotReduction<Root: View> {
  /// The places of the views that are not needed.
  private var missing: Set<Int> = []

  /// Reduces the trees.
  ///
  /// - Parameters:
  ///   - make: creates a tree.
  ///   - most: the number of trials.
  ///   - showsProblem: whether trees that a closure makes show the problem.
  package init(
    of make: @escaping () -> Root, most: Int = 100, while showsProblem: @escaping (() -> Root) -> Bool
  ) {
    var missing: Set<Int> = []
    let count = make().treeViews.count
    var trials = Trials(left: most) { showsProblem { Self.tree(make, without: missing) } }
    trials.leaveOut(Array(1..<max(count, 1)), ifThere: { !missing.contains($0) }) { slots in
      missing.formUnion(slots)
      return { missing.subtract(slots) }
    }
    self.missing = missing
  }

  /// A new tree without what is not needed.
  package func tree(_ make: () -> Root) -> Root { Self.tree(make, without: missing) }

  private static func tree(_ make: () -> Root, without missing: Set<Int>) -> Root {
    let root = make()
    for (slot, view) in root.treeViews.enumerated() where missing.contains(slot) && !view.isPartOfControl {
      view.removeFromSuperview()
    }
    return root
  }
}
