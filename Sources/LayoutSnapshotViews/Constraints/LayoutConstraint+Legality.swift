import LayoutSnapshotEngine

extension LayoutConstraint {
  /// Whether a horizontal position is compared with a vertical one. UIKit activates such a constraint and
  /// stops the process when the tree is laid out.
  final var crossesAxes: Bool {
    let kinds = (firstAttribute.kind, secondAttribute.kind)
    return kinds == (.horizontalPosition, .verticalPosition)
      || kinds == (.verticalPosition, .horizontalPosition)
  }

  /// Why the constraint cannot be activated in any tree, or nil if it can.
  final var reasonToRefuse: ConstraintRefusal.Reason? { crossesAxes ? nil : illegality }

  /// Why the constraint cannot be laid out in any tree, or nil if it can.
  package var illegality: ConstraintRefusal.Reason? {
    guard constant.isFinite, multiplier.isFinite else { return .notFinite }
    guard firstAttribute != .notAnAttribute else { return .noFirstAttribute }
    if first?.lacks(firstAttribute) == true || second?.lacks(secondAttribute) == true {
      return .guideWithoutIt
    }
    guard secondAttribute != .notAnAttribute else {
      if second != nil { return .incompleteSecondSide }
      return firstAttribute.kind == .size ? nil : .positionWithoutCounterpart
    }
    guard firstAttribute.kind == secondAttribute.kind else { return .differentKinds }
    if firstAttribute.followsText != nil, secondAttribute.followsText != nil,
      firstAttribute.followsText != secondAttribute.followsText
    {
      return .mixedDirections
    }
    if multiplier == 0, firstAttribute.kind != .size { return .positionWithoutCounterpart }
    return nil
  }
}

extension ItemHandle {
  /// Whether the item is a guide, which has neither margins nor lines of text.
  fileprivate func lacks(_ attribute: LayoutConstraint.Attribute) -> Bool {
    guard layoutItem is LayoutGuide else { return false }
    return attribute.isOfMargins || attribute == .firstBaseline || attribute == .lastBaseline
  }
}
