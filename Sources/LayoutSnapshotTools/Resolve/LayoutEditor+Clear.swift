import Foundation
import LayoutSnapshotViews

extension LayoutEditor {
  /// Takes views' constraints away and holds the views at their frames instead: Clear Constraints.
  ///
  /// What a stack view arranges stays in its hands.
  /// - Parameter views: those to clear, or nil for all.
  /// - Returns: how many constraints have gone.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func clearConstraints(of views: [View]? = nil) throws(LayoutToolError) -> Int {
    let constraints = try constraints(on: views)
    LayoutConstraint.deactivate(constraints)
    for view in try selection(views) where view.arrangingStack == nil {
      let frame = view.frame
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
    }
    return constraints.count
  }
}
