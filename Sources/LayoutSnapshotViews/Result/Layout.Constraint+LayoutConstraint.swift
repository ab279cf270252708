import LayoutSnapshotValues

extension Layout.Constraint {
  /// A layout's description of a constraint. The constraint does not have to be part of a layout.
  ///
  /// - Parameter path: an item's path.
  package init?(_ constraint: LayoutConstraint, isHeld: Bool, path: (LayoutItem) -> String?) {
    guard let first = constraint.first?.layoutItem.flatMap(path) else { return nil }
    self.init(
      item: first, attribute: constraint.firstAttribute, relation: constraint.relation,
      otherItem: constraint.second?.layoutItem.flatMap(path), otherAttribute: constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: Double(constraint.priority.rawValue), identifier: constraint.identifier, isHeld: isHeld)
  }
}
