import LayoutSnapshotValues

extension LayoutConstraint {
  /// UIKit's name for it, where it is spelled with the constraint.
  public typealias Attribute = LayoutAttribute
  /// UIKit's name for it, where it is spelled with the constraint.
  public typealias Relation = LayoutRelation
}
