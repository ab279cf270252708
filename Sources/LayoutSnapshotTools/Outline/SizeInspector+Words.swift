import LayoutSnapshotViews

extension SizeInspector.Entry {
  init(_ constraint: Layout.Constraint, of path: String, isPlaceholder: Bool) {
    let side = Side(constraint, of: path)
    let isOwn = constraint.otherItem == constraint.item
    self.constraint = constraint
    attributes = isOwn ? [side.attribute, side.other?.attribute ?? side.attribute] : [side.attribute]
    var text = side.text
    if constraint.priority < 1000 { text += " @" + number(constraint.priority) }
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    if isPlaceholder { text += "  (\(Placeholders.remark))" }
    self.isPlaceholder = isPlaceholder
    self.text = text
  }
}

/// A constraint with its sides arranged so that one view is on the left.
private struct Side {
  let attribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  let other: (name: String, attribute: LayoutConstraint.Attribute, isOutside: Bool, isSelf: Bool)?
  let multiplier: Double
  let constant: Double

  init(_ constraint: Layout.Constraint, of path: String) {
    let isFirst = constraint.item == path
    let (own, its) =
      isFirst
      ? (constraint.attribute, constraint.otherAttribute) : (constraint.otherAttribute, constraint.attribute)
    attribute = own.withoutMargins
    other = (isFirst ? constraint.otherItem : constraint.item).map { item in
      (
        nameOf(item, its, from: path), its.withoutMargins,
        path.hasPrefix(item) || isGuide(item, around: path),
        item == path
      )
    }
    // Swapping the sides divides by the multiplier, which reverses an inequality if it is negative.
    let swaps = !isFirst && constraint.multiplier != 0
    multiplier = swaps ? 1 / constraint.multiplier : constraint.multiplier
    constant = swaps ? -constraint.constant / constraint.multiplier : constraint.constant
    let turns = swaps && constraint.multiplier > 0
    relation = turns ? constraint.relation.turned : constraint.relation
  }

  var text: String {
    guard let other else { return "\(label(attribute)) \(word(relation)): \(number(constant))" }
    if attribute.kind == .size { return sizeWords(other) }
    if multiplier != 1 {
      return "Align \(label(attribute)) to: \(other.name) \(label(other.attribute))"
        + "  Multiplier: \(number(multiplier))" + (constant == 0 ? "" : "  Constant: \(number(constant))")
    }
    let isEdge = [.leading, .trailing, .left, .right, .top, .bottom].contains(attribute)
    let isAligned = attribute == other.attribute && !(isEdge && other.isOutside)
    if isAligned, relation == .equal {
      return "Align \(label(attribute)) to: \(other.name)"
        + (constant == 0 ? "" : "  Offset: \(number(constant))")
    }
    // Measured outward from an edge, so that a gap is positive on every side.
    let isFar = [.trailing, .right, .bottom, .lastBaseline].contains(attribute)
    let gap = isFar ? -constant : constant
    let relation = isFar ? relation.turned : relation
    return "\(label(attribute)) Space to: \(other.name)  \(word(relation)): \(number(gap == 0 ? 0 : gap))"
  }

  private func sizeWords(
    _ other: (name: String, attribute: LayoutConstraint.Attribute, isOutside: Bool, isSelf: Bool)
  ) -> String {
    if other.isSelf, constant == 0 {
      let widthToHeight = attribute == .width ? multiplier : 1 / multiplier
      return "Aspect Ratio \(word(relation)): \(ratio(widthToHeight))"
    }
    let target = other.isSelf ? label(other.attribute) : other.name
    if multiplier == 1, constant == 0, attribute == other.attribute, relation == .equal {
      return "Equal \(label(attribute)) to: \(target)"
    }
    let numbers = [
      multiplier == 1 ? nil : "Multiplier: \(number(multiplier))",
      constant == 0 ? nil : "Constant: \(number(constant))",
    ].compactMap { $0 }
    let words = (["\(label(attribute)) \(word(relation)): \(target)"] + numbers).joined(separator: "  ")
    return attribute == other.attribute || other.isSelf ? words : words + "  (\(label(other.attribute)))"
  }
}

extension LayoutConstraint.Relation {
  /// The relation with its sides swapped.
  var turned: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

private func word(_ relation: LayoutConstraint.Relation) -> String {
  switch relation {
  case .lessThanOrEqual: "≤"
  case .equal: "Equals"
  case .greaterThanOrEqual: "≥"
  }
}

/// An attribute as the inspector spells it: `Center X`.
private func label(_ attribute: LayoutConstraint.Attribute) -> String {
  var words = ""
  for letter in attribute.name {
    if letter.isUppercase { words += " " }
    words += words.isEmpty ? letter.uppercased() : String(letter)
  }
  return words
}

/// The other item from the view's perspective: its superview, a guide of the superview, or the item's own name.
private func nameOf(_ item: String, _ attribute: LayoutConstraint.Attribute, from path: String) -> String {
  let superview = LayoutPath(path).parent ?? ""
  let margin = attribute.isOfMargins ? " Margin" : ""
  if item == superview { return "Superview" + margin }
  switch LayoutPath(item).name {
  case "safeAreaLayoutGuide": return "Safe Area"
  case "layoutMarginsGuide" where LayoutPath(item).parent ?? "" == superview: return "Superview Margin"
  case "readableContentGuide" where LayoutPath(item).parent ?? "" == superview:
    return "Superview Readable Width"
  default: return LayoutPath(item).name + margin
  }
}

/// Whether an item is a system guide of a view that contains the given one.
private func isGuide(_ item: String, around path: String) -> Bool {
  ["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide"].contains(LayoutPath(item).name)
    && path.hasPrefix(LayoutPath(item).parent ?? "")
}

/// A ratio of small integers if there is one: `16:9`.
private func ratio(_ value: Double) -> String {
  for denominator in 1...100 {
    let numerator = (value * Double(denominator)).rounded()
    if numerator >= 1, abs(numerator / Double(denominator) - value) < 1e-5 {
      return "\(number(numerator)):\(denominator)"
    }
  }
  return number(value)
}

/// A number rounded to thousandths, without trailing zeros.
func number(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  let text = "\(rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
