import Foundation
import LayoutSnapshotViews

extension LayoutEditor {
  /// Removes views' constraints, so that their frames hold them instead: Clear Constraints.
  ///
  /// A stack view keeps arranging its views.
  /// - Parameter views: the views to clear, or nil for all.
  /// - Returns: the number of removed constraints.
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
