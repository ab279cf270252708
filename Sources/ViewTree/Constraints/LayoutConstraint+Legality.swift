extension LayoutConstraint {
  /// Why the constraint can never be active, whatever tree its items are in; none if it can.
  var illegality: ConstraintRefusal.Reason? {
    guard constant.isFinite, multiplier.isFinite else { return .notFinite }
    guard firstAttribute != .notAnAttribute else { return .noFirstAttribute }
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

extension LayoutConstraint.Attribute {
  /// Whether an edge changes sides with the direction of text; none where that makes no difference.
  fileprivate var followsText: Bool? {
    switch self {
    case .leading, .trailing: true
    case .left, .right: false
    default: nil
    }
  }
}
