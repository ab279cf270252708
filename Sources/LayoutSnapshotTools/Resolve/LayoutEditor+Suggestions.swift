import Foundation
import LayoutSnapshotViews

extension LayoutEditor {
  /// Adds the constraints that views lack, so that each has a definite place and size: Add Missing Constraints.
  ///
  /// ```swift
  /// let added = try editor.addMissingConstraints(to: [title, field])
  /// // title.leading == layoutMarginsGuide.leading, title.top == safeAreaLayoutGuide.top + 8, ...
  /// ```
  ///
  /// It adds the smallest set that leaves nothing ambiguous, and the most natural one of that size: margins,
  /// nearest neighbors and the safe area before sizes, equal sizes before numbers. None of the constraints
  /// can be left out. Existing constraints, contents and stack views are taken into account. A view that its
  /// frame held is held by constraints alone afterward.
  ///
  /// A view whose constraints contradict its frame stays misplaced; use ``updateFrames(of:)`` or
  /// ``updateConstraintConstants(of:)`` to resolve that.
  /// - Parameter views: the views to complete, or nil for all.
  /// - Returns: the new constraints, which are active.
  /// - Throws: ``LayoutToolError``.
  /// - Complexity: a few solves of the tree, and about two more for each constraint in a container whose views
  ///   are misplaced or where optional constraints and inequalities decide.
  @discardableResult
  public func addMissingConstraints(to views: [View]? = nil) throws(LayoutToolError) -> [LayoutConstraint] {
    let selected = try selection(views)
    for view in selected { view.translatesAutoresizingMaskIntoConstraints = false }
    let members = Set(selected.map(ObjectIdentifier.init))
    let containers = ([root] + self.views).filter { container in
      container.subviews.contains { members.contains(ObjectIdentifier($0)) }
    }
    let before = containers.map { ($0, $0.systemGuides) }
    defer { removeUnusedGuides(before) }
    for container in containers { container.prepareSystemGuides() }
    return try laidOut { () throws(LayoutError) in
      // A view that is nearly centered gets a center constraint, unless that moves something by a pixel.
      for tolerance in [0.5 / CGFloat(device.scale) + Self.noticeable, Self.noticeable] {
        let suggester = try Suggester(
          root: root, device: device, containers: containers, selected: members, tolerance: tolerance)
        LayoutConstraint.activate(suggester.chosen)
        if tolerance == Self.noticeable { return suggester.chosen }
        if try keepsPixels(selected) { return suggester.chosen }
        LayoutConstraint.deactivate(suggester.chosen)
      }
      return []
    }
  }

  /// Removes views' constraints and adds those that ``addMissingConstraints(to:)`` finds.
  ///
  /// - Parameter views: the views to reset, or nil for all.
  /// - Returns: the constraints that were added.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func resetToSuggestedConstraints(
    for views: [View]? = nil
  ) throws(LayoutToolError) -> [LayoutConstraint] {
    try clearConstraints(of: views)
    return try addMissingConstraints(to: views)
  }

  /// Whether every view would keep its edges to the pixel.
  private func keepsPixels(_ views: [View]) throws(LayoutError) -> Bool {
    let probe = try LayoutProbe(root: root, device: device)
    return views.allSatisfy { rounded(probe.frame(of: $0)) == rounded($0.frame(in: root)) }
  }

  /// Using a system guide creates it, and each one is a line in every layout. This removes the unused ones.
  func removeUnusedGuides(_ before: [(view: View, guides: [LayoutGuide])]) {
    let mentioned = ([root] + views).flatMap(\.ownConstraints).items
    for (view, guides) in before {
      for guide in view.systemGuides where !guides.contains(where: { $0 === guide }) {
        if !mentioned.contains(ObjectIdentifier(guide)) { view.removeLayoutGuide(guide) }
      }
    }
  }
}
