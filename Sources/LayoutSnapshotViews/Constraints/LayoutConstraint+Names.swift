import LayoutSnapshotValues

extension LayoutConstraint {
  /// UIKit's name for `LayoutAttribute`, nested in the constraint.
  public typealias Attribute = LayoutAttribute
  /// UIKit's name for `LayoutRelation`, nested in the constraint.
  public typealias Relation = LayoutRelation
}
