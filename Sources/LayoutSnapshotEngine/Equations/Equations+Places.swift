import LayoutConstraintSolver
import LayoutSnapshotValues

/// What attributes mean: the items that they are measured on, and what baselines add.
extension Equations {
  typealias Place = (slot: Int, attribute: LayoutAttribute, offset: Double)

  /// A constraint's left side with all items brought there, and what baselines add to it; none for a constraint of
  /// items that are not in the tree.
  ///
  /// - Parameter rightToLeft: whether text runs so in the holder.
  func expression(
    of form: ConstraintForm, heldBy holder: Int, rightToLeft: Bool
  ) -> (expression: LinearExpression, shift: Double)? {
    guard let first = place(form.first, form.firstAttribute, beside: form.second) else { return nil }
    let isMirrored =
      rightToLeft && (form.firstAttribute.followsText == true || form.secondAttribute.followsText == true)
    var row = RowBuilder(holder: holder, rightToLeft: rightToLeft, mirrored: isMirrored)
    row.add(1, first.attribute, of: first.slot, items[first.slot].variables)
    var shift = first.offset
    if let handle = form.second, let second = place(handle, form.secondAttribute, beside: form.first) {
      row.add(-form.multiplier, second.attribute, of: second.slot, items[second.slot].variables)
      shift -= form.multiplier * second.offset
    }
    return (row.expression(inside: items[holder].variables, form.firstAttribute), shift)
  }

  /// What an attribute of an item is measured on, and what is added for a baseline.
  @inline(__always)
  func place(_ handle: ItemHandle, _ attribute: LayoutAttribute, beside other: ItemHandle? = nil) -> Place? {
    guard let slot = slot(of: handle) else { return nil }
    let features = items[slot].features
    if features.isScrollFrame { return (standIn(forScrollFrame: slot, beside: other), attribute, 0) }
    if !attribute.isMeasuredElsewhere, !features.scrolls { return (slot, attribute, 0) }
    return askedPlace(handle, slot, attribute, beside: other)
  }

  /// What a constraint speaks of that names the guide for a scroll view's frame.
  ///
  /// The guide lies where the scroll view has scrolled to in its content, so that what lies there can keep to it. What
  /// lies outside means the scroll view's own edges: on these depends how far it scrolls, and so where the guide lies.
  private func standIn(forScrollFrame slot: Int, beside other: ItemHandle?) -> Int {
    guard let scroller = items[slot].parent, let other, let inner = self.slot(of: other) else { return slot }
    var outer = items[inner].parent
    while let current = outer {
      if current == scroller { return slot }
      outer = items[current].parent
    }
    return scroller
  }

  private func askedPlace(
    _ handle: ItemHandle, _ slot: Int, _ attribute: LayoutAttribute, beside other: ItemHandle?
  ) -> Place? {
    guard isView(at: slot), let place = unsafe handle.item?.place(of: attribute, beside: other)
    else { return (slot, attribute, 0) }
    guard let other = self.slot(of: place.handle) else { return nil }
    return (other, place.attribute, place.offset)
  }

  func isRightToLeft(in slot: Int) -> Bool {
    (item(at: slot)?.direction(in: direction) ?? direction) == .rightToLeft
  }
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
