import LayoutConstraintSolver
import Foundation

/// A constraint with the places of its items, which only count in one engine.
struct ConstraintRow {
  let constraint: LayoutConstraint
  let first: Int
  let second: Int?
  let id: ConstraintID
  let isSystem: Bool
}

/// The constraints of a tree as values, in order, and the row of each.
struct ExplainedConstraints {
  let values: [Layout.ConstraintFacts]
  let rows: [ConstraintID]
  /// The places of those that are not required.
  let optional: [Int]
  let unlistedPaths: [String]

  /// Numbers the items beyond the outline anew, in the order in which constraints mention them, because that
  /// is all that a file can tell.
  init(_ values: [Layout.ConstraintFacts], rows: [ConstraintID], listed: Int, beyond paths: [String]) {
    var (numbers, mentioned): ([Int: Int], [String]) = ([:], [])
    func renumber(_ slot: Int) -> Int {
      guard slot >= listed else { return slot }
      if let number = numbers[slot] { return number }
      numbers[slot] = listed + mentioned.count
      mentioned.append(paths[slot - listed])
      return listed + mentioned.count - 1
    }
    self.values =
      paths.isEmpty
      ? values
      : values.map { value in
        var value = value
        value.first.slot = renumber(value.first.slot)
        if let second = value.second { value.second?.slot = renumber(second.slot) }
        return value
      }
    self.rows = rows
    optional = values.indices.filter { values[$0].priority < 1000 }
    unlistedPaths = mentioned
  }
}

extension LayoutEngine {
  /// What items and constraints ask for, as it was when the engine was last solved.
  ///
  /// - Parameter layout: where everything lies.
  func explanation(of layout: Layout) -> Layout.Explanation {
    var explanation = Layout.Explanation()
    explanation.constraints = explainConstraints().values
    explanation.unlistedPaths = explainConstraints().unlistedPaths
    explanation.items = itemFacts ?? outline.entries.indices.map(facts)
    itemFacts = explanation.items
    for slot in truncatedSlots { explanation.items[slot].isTruncated = true }
    for guide in insetGuides {
      let insets = guide.insets
      explanation.items[guide.slot].insets = [insets.top, insets.left, insets.bottom, insets.right].map {
        roundedDecimal($0, to: 1000)
      }
    }
    for slot in placedByHand {
      guard let given = (items[slot].handle.item as? View)?.givenFrame, given != .zero,
        given.isElsewhere(than: layout.frame(at: slot), scale: layout.device.scale)
      else { continue }
      explanation.items[slot].misplaced = [given.minX, given.minY, given.width, given.height].map {
        roundedDecimal($0, to: 1000)
      }
    }
    return explanation
  }

  /// The places among the explained constraints of those that the solution does not hold.
  func unmetConstraints() -> [Int] {
    let explained = explainConstraints()
    // Without conflicts all that is required holds.
    let candidates = system.conflicts.isEmpty ? explained.optional : Array(explained.rows.indices)
    return candidates.filter { index in
      // A row that the engine has is a row that it can answer for.
      let violation = (try? system.violation(of: explained.rows[index])) ?? 0
      return violation > LayoutEngine.noticeable
    }
  }

  /// What counts as a difference in a solution, in points: less than a hundredth of any pixel.
  private static var noticeable: Double { 0.001 }

  private func facts(at slot: Int) -> Layout.ItemFacts {
    var facts = Layout.ItemFacts()
    guard let view = items[slot].handle.item as? View else { return facts }
    facts.isHidden = view.isHidden
    facts.settings = view.layoutSettings
    facts.content = contentFacts(at: slot)
    if facts.content != (nil, nil) {
      let priorities = view.contentPriorities
      facts.hugging = Layout.AxisPriorities(priorities.hugging)
      facts.resistance = Layout.AxisPriorities(priorities.resistance)
    }
    if slot > 0, view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.givenFrame
      facts.fixedFrame = [frame.minX, frame.minY, frame.width, frame.height].map {
        roundedDecimal($0, to: 1000)
      }
    }
    return facts
  }

  func contentFacts(at slot: Int) -> (width: Double?, height: Double?) {
    guard let content = contentSizes[slot] else { return (nil, nil) }
    func extent(_ number: CGFloat) -> Double? {
      number == View.noIntrinsicMetric ? nil : roundedDecimal(number, to: 1000)
    }
    return (extent(content.width), extent(content.height))
  }

  private func explainConstraints() -> ExplainedConstraints {
    if let explainedConstraints { return explainedConstraints }
    let pairs = constraintRows.map { row in
      let constraint = row.constraint
      let second = row.second.map {
        Layout.ConstraintFacts.Operand(slot: $0, attribute: constraint.secondAttribute)
      }
      let value = Layout.ConstraintFacts(
        first: Layout.ConstraintFacts.Operand(slot: row.first, attribute: constraint.firstAttribute),
        relation: constraint.relation, second: second, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: Double(constraint.priority.rawValue),
        identifier: constraint.identifier, isSystem: row.isSystem)
      return (value: value, id: row.id)
    }
    // Numbers are sorted and not the values, which hold texts: that took a fifth of a first layout.
    let order = pairs.indices.map { (key: pairs[$0].value.sortingKey, index: $0) }.sorted { a, b in
      a.key == b.key ? pairs[a.index].value < pairs[b.index].value : a.key < b.key
    }
    let explained = ExplainedConstraints(
      order.map { pairs[$0.index].value }, rows: order.map { pairs[$0.index].id },
      listed: outline.entries.count, beyond: unlistedPaths)
    explainedConstraints = explained
    return explained
  }

  /// Names for the items beyond the outline. No item's own name has a bracket, so none is like these.
  func pathsBeyondOutline() -> [String] {
    let unlisted = items[outline.entries.count...]
    guard !unlisted.isEmpty else { return [] }
    let paths = outline.paths
    var used: [String: Int] = [:]
    return unlisted.map { item in
      let owner = item.handle.item?.enclosingView.map { paths[$0.handle.slot] } ?? ""
      let stem = "\(owner)/[\(item.handle.item?.givenName ?? "gap")"
      defer { used[stem, default: 0] += 1 }
      return "\(stem) \(used[stem, default: 0])]"
    }
  }
}

extension CGRect {
  /// Whether an edge lies half a pixel or more from where it does in another rectangle.
  fileprivate func isElsewhere(than other: CGRect, scale: Int) -> Bool {
    let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return distances.contains { abs($0) * Double(scale) >= 0.5 }
  }
}

extension Layout.ConstraintFacts {
  /// What decides on the order of most: the places and attributes of both items, in one number.
  fileprivate var sortingKey: UInt64 {
    UInt64(first.sortingKey) << 32 | (second.map { UInt64($0.sortingKey) + 1 } ?? 0)
  }
}

extension Layout.ConstraintFacts.Operand {
  fileprivate var sortingKey: UInt32 { UInt32(truncatingIfNeeded: slot) << 5 | UInt32(attribute.rawValue) }
}

extension Layout.AxisPriorities {
  init(_ priorities: (horizontal: LayoutPriority, vertical: LayoutPriority)) {
    self.init(
      horizontal: roundedDecimal(Double(priorities.horizontal.rawValue), to: 1000),
      vertical: roundedDecimal(Double(priorities.vertical.rawValue), to: 1000))
  }
}
