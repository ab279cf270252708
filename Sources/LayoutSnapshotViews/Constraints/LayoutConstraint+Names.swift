import LayoutSnapshotValues

extension LayoutConstraint {
  /// UIKit's spelling of the type, nested in the constraint.
  public typealias Attribute = LayoutAttribute
  /// UIKit's spelling of the type, nested in the constraint.
  public typealias Relation = LayoutRelation
}
