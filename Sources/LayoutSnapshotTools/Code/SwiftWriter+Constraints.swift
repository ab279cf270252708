import Foundation
import LayoutSnapshotViews

/// Writes constraints, with anchors wherever possible.
extension SwiftWriter {
  /// The lines that create and activate every constraint, in the order of the tree. Optional constraints come last.
  ///
  /// The order decides which of several contradictory required constraints is dropped.
  mutating func constraintLines() -> [String] {
    let all = ([root] + LayoutEditor(root, on: .iPhone8).views).flatMap { view in
      view.ownConstraints.filter { !$0.isPlaceholder && !$0.isOfCellContent }.map { (view, $0) }
    }
    var lines: [String] = []
    var plain: [String] = []
    var optional: [String] = []
    func activatePlain() {
      if plain.isEmpty { return }
      lines += ["\(type("LayoutConstraint")).activate(["] + plain + ["])"]
      plain = []
    }
    for (holder, constraint) in all {
      guard let text = creation(of: constraint) else { continue }
      let isHeldAsUsual = constraint.closestCommonAncestor === holder
      if constraint.priority == .required, constraint.identifier == nil, isHeldAsUsual {
        plain.append("  " + text + ",")
        continue
      }
      let name = names.fresh(localName(of: constraint))
      var others = ["let \(name) = \(text)"]
      if constraint.priority != .required {
        others.append("\(name).priority = \(values.priority(constraint.priority))")
      }
      if let identifier = constraint.identifier {
        others.append("\(name).identifier = \(values.string(identifier))")
      }
      others.append(
        isHeldAsUsual ? "\(name).isActive = true" : "\(member(of: holder, "addConstraint"))(\(name))")
      if constraint.priority == .required {
        activatePlain()
        lines += others
      } else {
        optional += others
      }
    }
    activatePlain()
    return lines + optional
  }

  private func localName(of constraint: LayoutConstraint) -> String {
    let item = constraint.firstItem as? LayoutItem
    let stem = item.flatMap { names[$0] } ?? "root"
    return stem + SwiftNames.upperCamel(constraint.firstAttribute.name)
  }

  /// The expression that creates a constraint; nil if one of its items no longer exists.
  private func creation(of constraint: LayoutConstraint) -> String? {
    guard let first = constraint.firstItem as? LayoutItem else { return nil }
    let second = constraint.secondItem as? LayoutItem
    if constraint.secondAttribute != .notAnAttribute, second == nil { return nil }
    let isSize = constraint.firstAttribute.kind == .size
    guard isSize || constraint.multiplier == 1 else { return longForm(constraint, first, second) }
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let own = anchor(first, constraint.firstAttribute)
    guard let second else {
      return "\(own).constraint(\(relation)Constant: \(values.number(constraint.constant)))"
    }
    var text = "\(own).constraint(\(relation): \(anchor(second, constraint.secondAttribute))"
    if constraint.multiplier != 1 { text += ", multiplier: \(values.number(constraint.multiplier))" }
    if constraint.constant != 0 { text += ", constant: \(values.number(constraint.constant))" }
    return text + ")"
  }

  /// An anchor of an item; margins are edges of the margins' guide.
  private func anchor(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) -> String {
    if let guide = item as? LayoutGuide, let (from, to) = guide.offsetEnds {
      return "\(anchor(from.item, from.attribute)).anchorWithOffset(to: \(anchor(to.item, to.attribute)))"
    }
    if let (place, attribute) = placeOfBars(item, attribute) {
      return place == "self" ? attribute.name + "Anchor" : "\(place).\(attribute.name)Anchor"
    }
    if let owner = ownerOfBars(item), attribute == .height {
      let isTop = (item as? LayoutGuide)?.systemPurpose == "topLayoutGuide"
      let (outer, inner) = (anchor(owner, isTop ? .top : .bottom), member(of: owner, "safeAreaLayoutGuide"))
      return isTop
        ? "\(outer).anchorWithOffset(to: \(inner).topAnchor)"
        : "\(inner).bottomAnchor.anchorWithOffset(to: \(outer))"
    }
    let base = attribute.isOfMargins ? member(of: item, "layoutMarginsGuide") : expression(item)
    let name = attribute.withoutMargins.name + "Anchor"
    return base == "self" ? name : base + "." + name
  }

  /// The view of a controller's top or bottom guide. Controllers have such guides, views do not.
  private func ownerOfBars(_ item: LayoutItem) -> View? {
    guard let guide = item as? LayoutGuide,
      ["topLayoutGuide", "bottomLayoutGuide"].contains(guide.systemPurpose)
    else { return nil }
    return guide.owningView
  }

  /// The place of an edge of a controller's guide: an edge of the safe area, or of the view itself.
  private func placeOfBars(
    _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> (place: String, attribute: LayoutConstraint.Attribute)? {
    guard let owner = ownerOfBars(item) else { return nil }
    let isTop = (item as? LayoutGuide)?.systemPurpose == "topLayoutGuide"
    switch attribute {
    case .bottom where isTop: return (member(of: owner, "safeAreaLayoutGuide"), .top)
    case .top where !isTop: return (member(of: owner, "safeAreaLayoutGuide"), .bottom)
    case .height, .centerY: return nil
    default: return (expression(owner), attribute)
    }
  }

  /// The long form, for multiples of a position, which anchors cannot express.
  private func longForm(
    _ constraint: LayoutConstraint, _ first: LayoutItem, _ second: LayoutItem?
  ) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equal"
      case .lessThanOrEqual: "lessThanOrEqual"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      }
    let own =
      placeOfBars(first, constraint.firstAttribute) ?? (expression(first), constraint.firstAttribute)
    let other =
      second.flatMap { placeOfBars($0, constraint.secondAttribute) }
      ?? (second.map(expression) ?? "nil", constraint.secondAttribute)
    return
      "\(type("LayoutConstraint"))(item: \(own.place), attribute: .\(own.attribute.name), "
      + "relatedBy: .\(relation), toItem: \(other.place), attribute: .\(other.attribute.name), "
      + "multiplier: \(values.number(constraint.multiplier)), constant: \(values.number(constraint.constant)))"
  }
}

extension LayoutConstraint {
  /// Whether it is one of those by which a table's cell holds its content, which code has no need to say.
  fileprivate var isOfCellContent: Bool {
    guard let cell = secondItem as? TableViewCell else { return false }
    return firstItem === cell.contentView
  }
}
