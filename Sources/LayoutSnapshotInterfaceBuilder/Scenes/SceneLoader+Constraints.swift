import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Makes the constraints that a view's element lists, and lets the view hold them.
  func addConstraints(of element: XMLElement, to holder: View) throws(InterfaceBuilderError) {
    for list in element.children where list.name == "constraints" {
      for child in list.children where child.name == "constraint" { try addConstraint(child, to: holder) }
    }
  }

  private func addConstraint(_ element: XMLElement, to holder: View) throws(InterfaceBuilderError) {
    if let ghost = ["firstItem", "secondItem"].compactMap({ element[$0] }).first(where: { items[$0] == nil })
    {
      warn(.unknownReference(ghost, by: "the constraint \(element["id"] ?? "")"), at: element.location)
      return
    }
    let first = try side(element, item: "firstItem", attribute: "firstAttribute", holder)
    guard let first else { throw element.invalid("firstAttribute", "an attribute") }
    let second = try side(element, item: "secondItem", attribute: "secondAttribute", nil)
    let relation: LayoutConstraint.Relation =
      try element.requiredWord(
        "relation",
        ["equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual])
      ?? .equal
    let constant = try element.number("constant") ?? 0
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: try element.ratio("multiplier") ?? 1,
      constant: isStandardSpaceToSafeArea(element) ? 0 : constant)
    if let priority = try element.priority("priority") { constraint.priority = priority }
    constraint.identifier = element["identifier"] ?? element["userLabel"]
    constraint.isPlaceholder = element.flag("placeholder") == true
    constraint.holdsOnCanvas = options.isForCanvas
    let id = element["id"] ?? ""
    constraints[id] = constraint
    if let file = document.file { ConstraintOrigins.note(constraint, in: file, line: element.location.line) }
    constraintRecords.append(ConstraintRecord(constraint: constraint, id: id, location: element.location))
    variations.note(constraint, element, id: id, heldBy: holder, constant: constraint.constant)
  }

  /// Standard spacing to a safe area is none, whatever constant is written.
  private func isStandardSpaceToSafeArea(_ element: XMLElement) -> Bool {
    guard element.flag("symbolic") == true, options.follows(.standardSpaceToSafeArea) else { return false }
    return ["firstItem", "secondItem"].contains { name in
      guard let id = element[name], let item = document.objects[id] else { return false }
      return item.name == "viewLayoutGuide" && item["key"] == "safeArea"
    }
  }

  private func side(
    _ element: XMLElement, item: String, attribute: String, _ holder: View?
  ) throws(InterfaceBuilderError) -> (item: LayoutItem, attribute: LayoutConstraint.Attribute)? {
    guard let value = try element.requiredWord(attribute, SceneLoader.attributeWords) else { return nil }
    guard let id = element[item] else { return holder.map { place(value, on: $0) } }
    return items[id].map { place(value, on: $0) }
  }

  /// Margins of a view that follows readable width are its readable guide.
  private func place(
    _ attribute: LayoutConstraint.Attribute, on item: LayoutItem
  ) -> (item: LayoutItem, attribute: LayoutConstraint.Attribute) {
    guard attribute.isOfMargins, let view = item as? View, readableViews.contains(ObjectIdentifier(view))
    else { return (item, attribute) }
    return (view.readableContentGuide, attribute.withoutMargins)
  }
}

extension SceneLoader {
  /// What documents call attributes. Of two words for one attribute the first is written.
  static let attributeWords: KeyValuePairs<String, LayoutConstraint.Attribute> = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "left": .left, "right": .right, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
