import LayoutConstraintSolver
import Foundation

/// What a row of the engine was made from, so that a conflict can be told in the user's words.
enum RowSource {
  case constraint(LayoutConstraint)
  case autoresizing(View, LayoutConstraint.Attribute)
  case content(View, LayoutConstraint.Axis)
  case guide(LayoutGuide)
  case part(View)
  case target

  var pseudocode: String {
    switch self {
    case .constraint(let constraint): constraint.pseudocode
    case .autoresizing(let view, let attribute):
      "\(view.readableName).\(attribute) == \(numberText(view.given(attribute)))"
        + " (autoresizing \(view.autoresizingMask.pseudocode))"
    case .content(let view, let axis):
      "\(view.readableName).\(axis == .horizontal ? "width" : "height") of its content"
    case .guide(let guide):
      "the place of \(guide.readableName) of \(guide.owningView?.readableName ?? "(gone)")"
    case .part(let part):
      "the place of \(part.readableName) in \(part.superview?.readableName ?? "(gone)")"
    case .target: "the size that is to be fitted"
    }
  }
}

extension View {
  fileprivate func given(_ attribute: LayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .left: givenFrame.minX
    case .top: givenFrame.minY
    case .width: givenFrame.width
    default: givenFrame.height
    }
  }
}

extension LayoutEngine {
  @discardableResult
  func addRow(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double,
    _ priority: Priority = .required,
    _ source: RowSource
  ) throws(LayoutError) -> ConstraintID {
    do {
      let id = try system.add(Constraint(expression, relation, constant, priority: priority))
      sources.append((id, source))
      return id
    } catch { throw .refusedConstraint(source.pseudocode, error) }
  }

  func add(
    _ constraint: LayoutConstraint, heldBy holder: View, isSystem: Bool = false
  ) throws(LayoutError) {
    guard let (expression, shift) = expression(of: constraint, heldBy: holder) else { return }
    let id = try addRow(
      expression, constraint.relation.engineValue, constraint.constant - shift,
      constraint.priority.engineValue, .constraint(constraint))
    constraint.rows[direction] = LayoutConstraint.Row(engine: ObjectIdentifier(self), id: id, shift: shift)
    constraintRows.append(
      ConstraintRow(
        constraint: constraint, first: constraint.first?.slot ?? 0, second: constraint.second?.slot, id: id,
        isSystem: isSystem))
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    guard firstAttribute.isBaseline || secondAttribute.isBaseline else { return }
    let shifting = { (engine: LayoutEngine) -> Double in
      let other = engine.place(constraint.second, secondAttribute)?.baseline ?? 0
      return (engine.place(constraint.first, firstAttribute)?.baseline ?? 0) - constraint.multiplier * other
    }
    baselineRows.append(BaselineRow(id: id, constraint: constraint, shift: shifting, known: shift))
  }

  /// A constraint's left side with all items brought there, and what baselines add to it.
  func expression(
    of constraint: LayoutConstraint, heldBy holder: View
  ) -> (LinearExpression, shift: Double)? {
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    guard let first = place(constraint.first, firstAttribute, beside: constraint.second) else { return nil }
    let rightToLeft = holder.semanticContentAttribute.direction(in: direction) == .rightToLeft
    let follows = firstAttribute.followsText == true || secondAttribute.followsText == true
    var row = RowBuilder(
      holder: holder.handle.slot, rightToLeft: rightToLeft, mirrored: rightToLeft && follows)
    row.add(1, first.attribute, of: first.slot, items[first.slot].variables)
    var shift = first.baseline
    if let second = place(constraint.second, secondAttribute, beside: constraint.first) {
      row.add(-constraint.multiplier, second.attribute, of: second.slot, items[second.slot].variables)
      shift -= constraint.multiplier * second.baseline
    }
    return (row.expression(inside: items[holder.handle.slot].variables, firstAttribute), shift)
  }

  /// What an attribute of an item is measured on, and what is added for a baseline.
  private func place(
    _ handle: ItemHandle?, _ attribute: LayoutConstraint.Attribute, beside other: ItemHandle? = nil
  ) -> (slot: Int, attribute: LayoutConstraint.Attribute, baseline: Double)? {
    guard let handle else { return nil }
    guard let view = handle.item as? View else { return (handle.slot, attribute, 0) }
    if view.isPart, handle.slot > 0 { mentionedParts.insert(handle.slot) }
    if view.scrollGuides != nil, let content = view.scrolledPart(attribute, for: other?.item) {
      return (content.handle.slot, attribute, 0)
    }
    if attribute.isOfMargins { return (view.layoutMarginsGuide.handle.slot, attribute, 0) }
    switch attribute {
    case .firstBaseline:
      let text = view.forFirstBaselineLayout
      return (text.handle.slot, text.baselineOrigin ?? attribute, text.baselineOffsets.first)
    case .lastBaseline:
      let text = view.forLastBaselineLayout
      return (text.handle.slot, text.baselineOrigin ?? attribute, -text.baselineOffsets.last)
    default: return (handle.slot, attribute, 0)
    }
  }

  /// Pulls a root without a device towards a size.
  func addTarget(_ target: FittingTarget) throws(LayoutError) {
    let root = items[0].variables
    for (variable, extent, priority) in [
      (root.width, target.size.width, target.horizontal), (root.height, target.size.height, target.vertical),
    ] {
      try addRow(LinearExpression(1, variable), .equal, extent, priority.engineValue, .target)
    }
  }

  /// Places a guide that the system places.
  func addRows(of guide: LayoutGuide, in view: View) throws(LayoutError) {
    if let guide = guide as? InsetGuide { try addInsets(of: guide, in: view) }
    guard let guide = guide as? OffsetGuide else { return }
    let vertical = guide.extent == .height
    for (edge, end) in [
      (vertical ? LayoutConstraint.Attribute.top : .left, guide.from),
      (vertical ? .bottom : .right, guide.to),
    ] {
      // An end in another tree, or in none any more, leaves the distance open.
      guard let other = place(end.handle, end.attribute), other.slot < items.count,
        items[other.slot].handle === end.handle || end.attribute.followsText == nil
      else { continue }
      let rightToLeft = view.semanticContentAttribute.direction(in: direction) == .rightToLeft
      var row = RowBuilder(holder: 0, rightToLeft: rightToLeft)
      row.add(1, edge, of: guide.handle.slot, items[guide.handle.slot].variables)
      row.add(-1, other.attribute, of: other.slot, items[other.slot].variables)
      let id = try addRow(
        row.expression(inside: items[0].variables, edge), .equal, other.baseline, .required, .guide(guide))
      guard end.attribute.isBaseline else { continue }
      let shifting = { (engine: LayoutEngine) -> Double in
        -(engine.place(end.handle, end.attribute)?.baseline ?? 0)
      }
      baselineRows.append(BaselineRow(id: id, constraint: nil, shift: shifting, known: -other.baseline))
    }
  }
}

extension LayoutConstraint.Relation {
  var engineValue: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
