import LayoutConstraintSolver
import LayoutSnapshotValues

/// The constraints of a tree as values, in order, and the row of each.
struct ExplainedConstraints {
  let values: [Layout.ConstraintFacts]
  let rows: [ConstraintID]
  /// The places of those that are not required.
  let optional: [Int]
  let unlistedPaths: [String]

  /// - Parameters:
  ///   - listed: the number of items in the outline.
  ///   - paths: the names of the items beyond it.
  init(_ constraints: [ConstraintRows.Row], listed: Int, beyond paths: [String]) {
    let facts = constraints.map(Layout.ConstraintFacts.init)
    // Numbers are sorted and not the values, which hold texts: that took a fifth of a first layout.
    let order = facts.indices.map { (key: facts[$0].sortingKey, index: $0) }.sorted { a, b in
      a.key == b.key ? facts[a.index] < facts[b.index] : a.key < b.key
    }
    rows = order.map { constraints[$0.index].id }
    var numbers = UnlistedNumbers(listed: listed, paths: paths)
    let sorted = order.map { facts[$0.index] }
    values = paths.isEmpty ? sorted : sorted.map { numbers.renumbered($0) }
    optional = values.indices.filter { [values] in values[$0].priority < 1000 }
    unlistedPaths = numbers.mentioned
  }
}

/// Numbers the items beyond the outline anew, in the order in which constraints mention them, because that
/// is all that a file can tell.
private struct UnlistedNumbers {
  let listed: Int
  let paths: [String]
  private var numbers: [Int: Int] = [:]
  private(set) var mentioned: [String] = []

  init(listed: Int, paths: [String]) { (self.listed, self.paths) = (listed, paths) }

  mutating func renumbered(_ value: Layout.ConstraintFacts) -> Layout.ConstraintFacts {
    var value = value
    value.first.slot = number(of: value.first.slot)
    if let second = value.second { value.second?.slot = number(of: second.slot) }
    return value
  }

  private mutating func number(of slot: Int) -> Int {
    guard slot >= listed else { return slot }
    if let number = numbers[slot] { return number }
    numbers[slot] = listed + mentioned.count
    mentioned.append(paths[slot - listed])
    return listed + mentioned.count - 1
  }
}

extension Layout.ConstraintFacts {
  fileprivate init(_ row: ConstraintRows.Row) {
    let form = row.constraint.form
    let second = row.second.map { Operand(slot: $0, attribute: form.secondAttribute) }
    self.init(
      first: Operand(slot: row.first, attribute: form.firstAttribute), relation: form.relation,
      second: second, multiplier: form.multiplier, constant: form.constant,
      priority: Double(form.priority.rawValue), identifier: row.constraint.identifier, isSystem: row.isSystem)
  }

  /// What decides on the order of most: the places and attributes of both items, in one number.
  fileprivate var sortingKey: UInt64 {
    UInt64(first.sortingKey) << 32 | (second.map { UInt64($0.sortingKey) + 1 } ?? 0)
  }
}

extension Layout.ConstraintFacts.Operand {
  fileprivate var sortingKey: UInt32 { UInt32(truncatingIfNeeded: slot) << 5 | UInt32(attribute.rawValue) }
}
