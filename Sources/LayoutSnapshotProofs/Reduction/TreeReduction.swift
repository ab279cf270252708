import LayoutSnapshotViews

/// Takes views and constraints out of a tree for as long as the rest still shows a problem.
///
/// ```swift
/// let reduction = TreeReduction(of: card) { LayoutProofs.differencesFromTheMirrorImage(...) != [] }
/// print(card)            // the smallest tree that was found
/// reduction.restore()    // the tree as it was
/// ```
///
/// The search is that of delta debugging (Zeller and Hildebrandt, 2002) for what can be left out: halves, then quarters, down to
/// single parts. Views are tried from the outside to the inside, so that a large part goes at once, then guides and constraints.
/// What is left must not be worse than the tree was: without constraints, almost every tree depends on something.
///
/// The number of trials is bounded, by the size of the tree and never by time, so that the result is always the same one.
package struct TreeReduction {
  /// The number of views and of active constraints that are left, and that there were.
  package let views: (left: Int, all: Int)
  package let constraints: (left: Int, all: Int)

  private let order: TreeOrdering
  private let guides: [(owner: View, guides: [LayoutGuide])]
  private let removed: [RemovedView]

  /// Reduces a tree.
  ///
  /// - Parameters:
  ///   - root: the tree. It stays reduced until ``restore()``.
  ///   - device: the device on which the tree must not become ambiguous where it was not.
  ///   - most: the number of trials; nil for a number by the size of the tree.
  ///   - showsProblem: whether the tree as it is now still shows the problem. It must leave the tree as it is.
  package init(of root: View, on device: Device, most: Int? = nil, while showsProblem: @escaping () -> Bool) {
    order = TreeOrdering(of: root)
    let (viewCount, constraintCount) = (Self.views(of: root).count, Self.constraints(of: root).count)
    guides = root.treeViews.map { ($0, Self.ownGuides(of: $0)) }.filter { !$0.guides.isEmpty }
    let before = TreeTroubles(of: root, on: device)
    var trials = Trials(left: most ?? max(60, 30_000 / (viewCount + constraintCount + 1))) {
      TreeTroubles(of: root, on: device).areAmong(before) && showsProblem()
    }
    var removed: [RemovedView] = []
    trials.leaveOut(Self.views(of: root), ifThere: { $0.isDescendant(of: root) }) { views in
      let links = Self.constraints(of: root)
      let group = views.map { RemovedView($0) }
      removed += group
      return {
        for view in group.reversed() { view.putBack() }
        removed.removeLast(group.count)
        for link in links where !link.isActive { link.isActive = true }
      }
    }
    let owners = root.treeViews
    trials.leaveOut(owners.flatMap(Self.ownGuides), ifThere: { $0.owningView != nil }) { guides in
      let links = Self.constraints(of: root)
      let places = guides.map { ($0, $0.owningView) }
      for (guide, owner) in places { owner?.removeLayoutGuide(guide) }
      return {
        for (guide, owner) in places { owner?.addLayoutGuide(guide) }
        for link in links where !link.isActive { link.isActive = true }
      }
    }
    trials.leaveOut(Self.constraints(of: root), ifThere: { $0.isActive }) { links in
      LayoutConstraint.deactivate(links)
      return { LayoutConstraint.activate(links) }
    }
    self.removed = removed
    views = (Self.views(of: root).count, viewCount)
    constraints = (Self.constraints(of: root).count, constraintCount)
  }

  /// Puts everything back to its place, in the order in which it was.
  package func restore() {
    for view in removed.reversed() { view.putBack() }
    for (owner, guides) in guides {
      for guide in Self.ownGuides(of: owner) { owner.removeLayoutGuide(guide) }
      for guide in guides { owner.addLayoutGuide(guide) }
    }
    order.restore()
  }

  private static func ownGuides(of view: View) -> [LayoutGuide] {
    view.layoutGuides.filter { $0.systemPurpose == nil }
  }

  /// The views below the root that can be taken out, outer ones first: not the parts of controls, bars and lists, which
  /// their classes make and look after.
  private static func views(of root: View) -> [View] {
    var level = [root]
    var found: [View] = []
    while !level.isEmpty {
      level = level.filter { !TreeOrdering.looksAfterSubviews($0) }
        .flatMap { view in view.subviews.filter { !$0.isPartOfControl } }
      found += level
    }
    return found
  }

  private static func constraints(of root: View) -> [LayoutConstraint] {
    root.treeViews.filter { !$0.isPartOfControl }.flatMap(\.ownConstraints).filter(\.isActive)
  }
}
