import LayoutSnapshotEngine

extension LayoutConstraint {
  final func setActive(_ active: Bool) {
    guard active != (holder != nil) else { return }
    if active { activate() } else { holder?.drop(self) }
  }

  /// Activates each of the constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    // Grouped by holder: removing them one by one would take time proportional to the square of their number.
    var leaving: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    var holders: [View] = []
    for constraint in constraints {
      guard let holder = constraint.holder else { continue }
      if leaving[ObjectIdentifier(holder)] == nil { holders.append(holder) }
      leaving[ObjectIdentifier(holder), default: []].insert(ObjectIdentifier(constraint))
    }
    for holder in holders { holder.drop(leaving[ObjectIdentifier(holder), default: []]) }
  }

  private func activate() {
    if let reason = reasonToRefuse {
      refuse(reason)
    } else if let ancestor = closestCommonAncestor {
      ancestor.hold(self)
    } else {
      refuse(.noCommonAncestor)
    }
  }

  /// Creates the guides that margin attributes and scroll views' attributes refer to.
  fileprivate func prepareGuides() {
    _ = (first?.layoutItem as? View)?.scrolledPart(firstAttribute, for: second?.layoutItem)
    _ = (second?.layoutItem as? View)?.scrolledPart(secondAttribute, for: first?.layoutItem)
    if firstAttribute.isOfMargins { _ = (first?.layoutItem as? View)?.layoutMarginsGuide }
    if secondAttribute.isOfMargins { _ = (second?.layoutItem as? View)?.layoutMarginsGuide }
  }

  /// The innermost view that contains every item.
  package var closestCommonAncestor: View? {
    guard let host = first?.layoutItem?.hostView else { return nil }
    guard secondAttribute != .notAnAttribute else { return host }
    guard let otherHost = second?.layoutItem?.hostView else { return nil }
    return host.closestCommonAncestor(with: otherHost)
  }

  /// Notes the refusal with each item, so that laying out either item's tree reports it. For a constraint
  /// without items, the view that it was added to notes it.
  func refuse(_ reason: ConstraintRefusal.Reason, by view: View? = nil) {
    let refusal = ConstraintRefusal(constraint: pseudocode, reason: reason)
    if first == nil, second == nil { view?.refusals.append(refusal) }
    first?.layoutItem?.refusals.append(refusal)
    if second !== first { second?.layoutItem?.refusals.append(refusal) }
  }
}

extension View {
  final func accept(_ constraint: LayoutConstraint) {
    if constraint is PlacementOfBarGuide { return }
    if let reason = constraint.reasonToRefuse {
      constraint.refuse(reason, by: self)
    } else if [constraint.first, constraint.second].contains(where: { $0.map(contains) == false }) {
      constraint.refuse(.outsideHolder(readableName))
    } else {
      constraint.holder?.drop(constraint)
      hold(constraint)
    }
  }

  func hold(_ constraint: LayoutConstraint) {
    constraint.prepareGuides()
    ownConstraints.append(constraint)
    constraint.holder = self
    discardEngines("the constraints")
  }

  func drop(_ constraint: LayoutConstraint) { drop([ObjectIdentifier(constraint)]) }

  fileprivate func drop(_ leaving: Set<ObjectIdentifier>) {
    ownConstraints.removeAll { constraint in
      guard leaving.contains(ObjectIdentifier(constraint)) else { return false }
      constraint.holder = nil
      return true
    }
    discardEngines("the constraints")
  }

  private func contains(_ item: ItemHandle) -> Bool {
    item.layoutItem?.hostView?.isInside(self) ?? false
  }
}
