import LayoutSnapshotEngine

extension LayoutConstraint {
  /// Why the constraint can never be active, whatever tree its items are in; none if it can.
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
