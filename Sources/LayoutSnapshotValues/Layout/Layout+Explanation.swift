import Foundation

extension Layout {
  /// The settings of a tree's items and constraints, which explain a layout but are not part of its frames.
  package struct Explanation: Hashable, Sendable {
    /// The facts of each item, in the outline's order.
    package var items: [ItemFacts] = []
    /// Every constraint, in an order that does not depend on when it was activated.
    package var constraints: [ConstraintFacts] = []
    /// Names for the unlisted items of constraints, such as the distance between two anchors.
    package var unlistedPaths: [String] = []

    package init() {}
  }

  /// The settings of one item.
  package struct ItemFacts: Hashable, Sendable {
    /// The size of the content; nil along an axis without one.
    package var content: (width: Double?, height: Double?) {
      get { (contentWidth, contentHeight) }
      set { (contentWidth, contentHeight) = newValue }
    }
    private var contentWidth: Double?
    private var contentHeight: Double?
    /// How strongly the item keeps the size of its content; standard values if it has none.
    package var hugging = AxisPriorities.standardHugging
    package var resistance = AxisPriorities.standardResistance
    package var isHidden = false
    /// Whether a control made the view and places it, like the label of a button.
    package var isPart = false
    /// Whether a part of the item's text is cut off.
    package var isTruncated = false
    /// The frame that replaces constraints: x, y, width and height.
    package var fixedFrame: [Double]?
    /// The frame that was set in addition to constraints, if these place the view elsewhere.
    package var misplaced: [Double]?
    /// The insets of a guide that the system places in its view: top, left, bottom, right.
    package var insets: [Double]?
    /// How far the first baseline lies below the item's top, in points; nil unless a constraint uses it.
    package var firstBaseline: Double?
    /// How far the last baseline lies below the item's top, in points; nil unless a constraint uses it.
    package var lastBaseline: Double?
    /// What asks for another layout in every layout; nil for an item that comes to rest.
    package var restlessness: Restlessness?
    /// The settings that explain the item's size or arrangement, by name, such as the axis of a stack.
    package var settings: [String: String] = [:]
    /// The looks that differ from the default, by UIKit's names; nil if no looks were noted.
    package var looks: [String: String]?

    package init() {}
  }

  /// A horizontal and a vertical priority.
  package struct AxisPriorities: Hashable, Sendable {
    package var horizontal: Double
    package var vertical: Double

    package init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    package static let standardHugging = AxisPriorities(horizontal: 250, vertical: 250)
    package static let standardResistance = AxisPriorities(horizontal: 750, vertical: 750)
  }

  /// A constraint with slots of the outline instead of items. Numbers are rounded as in a file.
  package struct ConstraintFacts: Hashable, Sendable {
    package var first: Operand
    package var relation: LayoutRelation
    /// Nil if there is only a number on the right.
    package var second: Operand?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    package var identifier: String?
    /// Whether a view made the constraint for its contents, as stack views do.
    package var isSystem: Bool

    /// An attribute of an item. Slots beyond the outline are those of unlisted items.
    package struct Operand: Hashable, Sendable {
      package var slot: Int
      package var attribute: LayoutAttribute

      package init(slot: Int, attribute: LayoutAttribute) {
        self.slot = slot
        self.attribute = attribute
      }
    }

    package init(
      first: Operand, relation: LayoutRelation, second: Operand?, multiplier: Double,
      constant: Double, priority: Double, identifier: String?, isSystem: Bool
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = roundedDecimal(multiplier, to: 1_000_000)
      self.constant = roundedDecimal(constant, to: 1000)
      // A priority just below required must not be rounded up to it.
      self.priority = priority >= 1000 ? 1000 : min(999.999, roundedDecimal(priority, to: 1000))
      self.identifier = identifier
      self.isSystem = isSystem
    }
  }
}

extension Layout.ConstraintFacts: Comparable {
  /// Sorts by the items in the outline's order, then by everything else that can differ.
  package static func < (a: Self, b: Self) -> Bool {
    if a.first != b.first { return a.first < b.first }
    if a.second != b.second {
      guard let first = a.second, let second = b.second else { return a.second == nil }
      return first < second
    }
    if a.relation != b.relation { return a.relation.rawValue < b.relation.rawValue }
    if a.priority != b.priority { return a.priority > b.priority }
    if a.constant != b.constant { return a.constant < b.constant }
    if a.multiplier != b.multiplier { return a.multiplier < b.multiplier }
    if a.identifier != b.identifier { return (a.identifier ?? "") < (b.identifier ?? "") }
    return !a.isSystem && b.isSystem
  }
}

extension Layout.ConstraintFacts.Operand: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    (a.slot, a.attribute.rawValue) < (b.slot, b.attribute.rawValue)
  }
}

/// A number rounded to a fraction and limited to a range that text can represent.
package func roundedDecimal(_ number: Double, to fraction: Double) -> Double {
  guard number.isFinite else { return 0 }
  let bounded = max(-1e9, min(1e9, number))
  return (bounded * fraction).rounded() / fraction
}
