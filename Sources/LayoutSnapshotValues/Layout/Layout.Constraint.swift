import Foundation

extension Layout {
  /// A constraint of a layout as a value, with the paths of its items.
  ///
  /// ```swift
  /// for constraint in layout.constraints { print(constraint) }
  /// // title.top == Card.top + 20
  /// // title.width <= 0.5 * Card.width @750
  /// ```
  public struct Constraint: Hashable, Sendable, CustomStringConvertible {
    /// The path of the item on the left.
    public let item: String
    /// The attribute of that item.
    public let attribute: LayoutAttribute
    /// The relation between the two sides.
    public let relation: LayoutRelation
    /// The path of the item on the right, or nil if there is only a number.
    public let otherItem: String?
    /// The attribute of that item, or ``LayoutAttribute/notAnAttribute`` without an item.
    public let otherAttribute: LayoutAttribute
    /// The factor of the second attribute.
    public let multiplier: Double
    /// The number added on the right.
    public let constant: Double
    /// The priority, up to 1000.
    public let priority: Double
    /// The constraint's identifier, if it has one.
    public let identifier: String?
    /// Whether a view made the constraint for its contents, as stack views do.
    public let isSystem: Bool
    /// Whether the layout satisfies it. Optional constraints may give way to others, and conflicts break
    /// required ones.
    public internal(set) var isHeld: Bool

    /// The constraint as pseudocode, with the last parts of paths: `title.width <= 0.5 * card.width @750`.
    public var description: String { text(naming: { LayoutPath($0).name }) }
  }

  /// Every constraint in the tree, in the order of its items; empty for a layout that was read from a file
  /// without constraints.
  public var constraints: [Constraint] {
    guard let explanation else { return [] }
    let paths = outline.paths + explanation.unlistedPaths
    let unmet = Set(unmetConstraints)
    return explanation.constraints.enumerated().map { index, relation in
      Constraint(relation, paths, isHeld: !unmet.contains(index))
    }
  }
}

extension Layout.Constraint {
  init(_ relation: Layout.ConstraintFacts, _ paths: [String], isHeld: Bool) {
    item = paths[relation.first.slot]
    attribute = relation.first.attribute
    self.relation = relation.relation
    otherItem = relation.second.map { paths[$0.slot] }
    otherAttribute = relation.second?.attribute ?? .notAnAttribute
    multiplier = relation.multiplier
    constant = relation.constant
    priority = relation.priority
    identifier = relation.identifier
    isSystem = relation.isSystem
    self.isHeld = isHeld
  }

  /// The constraint without its state in a layout.
  package var withoutState: Layout.Constraint {
    var copy = self
    copy.isHeld = true
    return copy
  }

  /// A constraint that does not have to be part of a layout.
  package init(
    item: String, attribute: LayoutAttribute, relation: LayoutRelation, otherItem: String?,
    otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: Double,
    identifier: String?,
    isHeld: Bool
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.otherItem = otherItem
    self.otherAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    isSystem = false
    self.isHeld = isHeld
  }

  /// The constraint as pseudocode, with the given names for paths.
  package func text(naming name: (String) -> String) -> String {
    var text = "\(name(item)).\(attribute.name) \(relation.symbol) "
    if let otherItem {
      if multiplier != 1 { text += decimalText(multiplier, digits: 6) + " * " }
      text += "\(name(otherItem)).\(otherAttribute.name)"
      if constant != 0 { text += " " + signedConstant }
    } else {
      text += decimalText(constant)
    }
    if priority != 1000 { text += " @" + decimalText(priority) }
    return identifier.map { "\(text) '\($0)'" } ?? text
  }

  /// The constant as written after an attribute: `+ 16`.
  package var signedConstant: String { (constant < 0 ? "- " : "+ ") + decimalText(abs(constant)) }
}
