import LayoutConstraintSolver
import LayoutSnapshotValues

/// What attributes mean: the items that they are measured on, and what baselines add.
extension Equations {
  typealias Place = (slot: Int, attribute: LayoutAttribute, offset: Double)

  /// A constraint's left side with all items brought there, and what baselines add to it; none for a constraint of
  /// items that are not in the tree.
  func expression(
    of form: ConstraintForm, heldBy holder: Int
  ) -> (expression: LinearExpression, shift: Double)? {
    let (firstAttribute, secondAttribute) = (form.first.attribute, form.second?.attribute)
    guard let first = place(form.first, beside: form.second?.handle) else { return nil }
    let rightToLeft = isRightToLeft(in: holder)
    let follows = firstAttribute.followsText == true || secondAttribute?.followsText == true
    var row = RowBuilder(holder: holder, rightToLeft: rightToLeft, mirrored: rightToLeft && follows)
    row.add(1, first.attribute, of: first.slot, items[first.slot].variables)
    var shift = first.offset
    if let end = form.second, let second = place(end, beside: form.first.handle) {
      row.add(-form.multiplier, second.attribute, of: second.slot, items[second.slot].variables)
      shift -= form.multiplier * second.offset
    }
    return (row.expression(inside: items[holder].variables, firstAttribute), shift)
  }

  /// What an attribute of an item is measured on, and what is added for a baseline.
  func place(_ end: ItemEnd, beside other: ItemHandle? = nil) -> Place? {
    guard let slot = slot(of: end.handle) else { return nil }
    let attribute = end.attribute
    guard case .view = items[slot].nature.kind, attribute.isMeasuredElsewhere || scrolls(at: slot),
      let place = end.handle.item?.place(of: attribute, beside: other)
    else { return (slot, attribute, 0) }
    guard let other = self.slot(of: place.handle) else { return nil }
    return (other, place.attribute, place.offset)
  }

  func isRightToLeft(in slot: Int) -> Bool {
    (items[slot].item?.direction(in: direction) ?? direction) == .rightToLeft
  }

  private func scrolls(at slot: Int) -> Bool { items[slot].nature.features.contains(.scrolls) }
}

extension LayoutAttribute {
  /// Whether views may measure the attribute on something else than themselves.
  fileprivate var isMeasuredElsewhere: Bool { isBaseline || isOfMargins }
}

extension LayoutRelation {
  var solverValue: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
