import Foundation
import LayoutSnapshotViews

extension LayoutEditor {
  /// Adds the constraints that views lack, so that each has one place and size, its own: Add Missing Constraints.
  ///
  /// ```swift
  /// let added = try editor.addMissingConstraints(to: [title, field])
  /// // title.leading == layoutMarginsGuide.leading, title.top == safeAreaLayoutGuide.top + 8, ...
  /// ```
  ///
  /// It is the smallest set that leaves nothing open, and of those the most natural one: margins, nearest
  /// neighbours and the safe area before sizes, equal sizes before numbers; none can be left out. Constraints
  /// that are there count, and so do contents and stack views. A view that was held by its frame is held by
  /// constraints alone from now on.
  ///
  /// A view whose constraints put it elsewhere than its frame stays misplaced; ``updateFrames(of:)`` or
  /// ``updateConstraintConstants(of:)`` settle that.
  /// - Parameter views: those to complete, or nil for all.
  /// - Returns: the constraints, which are active.
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
      // What is nearly in the middle is centred, unless that moves something by a pixel.
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

  /// Replaces views' constraints by those that ``addMissingConstraints(to:)`` would add to none.
  ///
  /// - Parameter views: those to start anew, or nil for all.
  /// - Returns: the constraints that were added.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func resetToSuggestedConstraints(
    for views: [View]? = nil
  ) throws(LayoutToolError) -> [LayoutConstraint] {
    try clearConstraints(of: views)
    return try addMissingConstraints(to: views)
  }

  /// Whether no view would leave its pixels.
  private func keepsPixels(_ views: [View]) throws(LayoutError) -> Bool {
    let probe = try LayoutProbe(root: root, device: device)
    return views.allSatisfy { rounded(probe.frame(of: $0)) == rounded($0.frame(in: root)) }
  }

  /// Asking for a system guide makes it, and each is a line in every layout; those without use go again.
  func removeUnusedGuides(_ before: [(view: View, guides: [LayoutGuide])]) {
    let mentioned = ([root] + views).flatMap(\.constraints).items
    for (view, guides) in before {
      for guide in view.systemGuides where !guides.contains(where: { $0 === guide }) {
        if !mentioned.contains(ObjectIdentifier(guide)) { view.removeLayoutGuide(guide) }
      }
    }
  }
}
