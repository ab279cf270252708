import Foundation
import LayoutSnapshotViews

/// Constraints, with anchors wherever an anchor can say it.
extension SwiftWriter {
  /// The lines that make and activate every constraint, in the order of the tree; optional ones come last.
  ///
  /// Of required ones that contradict each other the order decides which is left out.
  mutating func constraintLines() -> [String] {
    let all = ([root] + LayoutEditor(root, on: .iPhone8).views).flatMap { view in
      view.constraints.filter { !$0.isPlaceholder }.map { (view, $0) }
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

  /// The expression that makes a constraint; nil where one of its items has gone.
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
    let base = attribute.isOfMargins ? member(of: item, "layoutMarginsGuide") : expression(item)
    let name = attribute.withoutMargins.name + "Anchor"
    return base == "self" ? name : base + "." + name
  }

  /// A multiple of a position has no anchors.
  private func longForm(
    _ constraint: LayoutConstraint, _ first: LayoutItem, _ second: LayoutItem?
  ) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equal"
      case .lessThanOrEqual: "lessThanOrEqual"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      }
    return
      "\(type("LayoutConstraint"))(item: \(expression(first)), attribute: .\(constraint.firstAttribute.name), "
      + "relatedBy: .\(relation), toItem: \(second.map(expression) ?? "nil"), "
      + "attribute: .\(constraint.secondAttribute.name), "
      + "multiplier: \(values.number(constraint.multiplier)), constant: \(values.number(constraint.constant)))"
  }
}
