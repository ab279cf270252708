import Foundation

extension Layout {
  /// What the items and constraints of a tree ask for: no part of where things lie, but the reason for it.
  package struct Explanation: Hashable, Sendable {
    /// What each item asks for, in the outline's order.
    package var items: [ItemFacts] = []
    /// Every constraint, in an order that does not depend on when it was activated.
    package var constraints: [ConstraintFacts] = []
    /// Names for the items of constraints that are in no list, such as the distance between two anchors.
    package var unlistedPaths: [String] = []

    package init() {}
  }

  /// What one item asks for.
  package struct ItemFacts: Hashable, Sendable {
    /// The size of the content; none along an axis without one.
    package var content: (width: Double?, height: Double?) {
      get { (contentWidth, contentHeight) }
      set { (contentWidth, contentHeight) = newValue }
    }
    private var contentWidth: Double?
    private var contentHeight: Double?
    /// How strongly it keeps to its content; standard values where it has none.
    package var hugging = AxisPriorities.standardHugging
    package var resistance = AxisPriorities.standardResistance
    package var isHidden = false
    /// Whether some of the item's text is missing.
    package var isTruncated = false
    /// The frame that was given instead of constraints: x, y, width and height.
    package var fixedFrame: [Double]?
    /// The frame that was set by hand beside constraints, where these put the view elsewhere.
    package var misplaced: [Double]?
    /// How far a guide that the system places lies inside of its view: top, left, bottom, right.
    package var insets: [Double]?
    /// What explains its size or its arrangement, by name, such as the axis of a stack.
    package var settings: [String: String] = [:]
    /// What it looks like, by UIKit's names, but for what is as usual; none where nobody noted the looks.
    package var looks: [String: String]?

    package init() {}
  }

  /// A priority across and one downwards.
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

  /// A constraint with places in the outline instead of items. Numbers are rounded to what a file keeps.
  package struct ConstraintFacts: Hashable, Sendable {
    package var first: Operand
    package var relation: LayoutRelation
    /// None where a number alone is on the right.
    package var second: Operand?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    package var identifier: String?
    /// Whether a view made it for what lies in it, as stack views do.
    package var isSystem: Bool

    /// An attribute of an item. Places beyond the outline are those of unlisted items.
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
      // What is nearly required is not required.
      self.priority = priority >= 1000 ? 1000 : min(999.999, roundedDecimal(priority, to: 1000))
      self.identifier = identifier
      self.isSystem = isSystem
    }
  }
}

extension Layout.ConstraintFacts: Comparable {
  /// By the items in the outline's order, and then by everything else that can differ.
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

/// A number brought to a fraction and to a size that text can hold.
package func roundedDecimal(_ number: Double, to fraction: Double) -> Double {
  guard number.isFinite else { return 0 }
  let bounded = max(-1e9, min(1e9, number))
  return (bounded * fraction).rounded() / fraction
}
