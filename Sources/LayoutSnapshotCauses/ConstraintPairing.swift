import LayoutSnapshotValues

/// Which constraint became which: two lists, matched by what they have in common.
struct ConstraintPairing {
  /// Those that are in both lists but not the same.
  private(set) var changed: [(old: Layout.Constraint, new: Layout.Constraint)] = []
  private(set) var added: [Layout.Constraint] = []
  private(set) var removed: [Layout.Constraint] = []

  init(old: [Layout.Constraint], new: [Layout.Constraint]) {
    removed = old
    added = new
    match { $0.key(.everything) }
    changed = []
    // What was given a name is found by it; else the more is the same, the earlier two are paired.
    match { $0.identifier == nil ? nil : $0.key(.identifier) }
    match { $0.key(.items) }
    match { $0.key(.firstAndOther) }
    match { $0.key(.first) }
    match { $0.key(.firstAxis) }
  }

  /// Pairs those with the same key, in order, and takes them out of both lists.
  private mutating func match(_ key: (Layout.Constraint) -> [String]?) {
    var waiting: [[String]: [Int]] = [:]
    for (index, constraint) in removed.enumerated().reversed() {
      if let key = key(constraint) { waiting[key, default: []].append(index) }
    }
    var (keptNew, taken): ([Layout.Constraint], Set<Int>) = ([], [])
    for constraint in added {
      if let key = key(constraint), let index = waiting[key]?.popLast() {
        taken.insert(index)
        changed.append((removed[index], constraint))
      } else {
        keptNew.append(constraint)
      }
    }
    added = keptNew
    removed = removed.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
}

extension Layout.Constraint {
  fileprivate enum Sameness {
    case everything, identifier, items, firstAndOther, first, firstAxis
  }

  fileprivate func key(_ sameness: Sameness) -> [String] {
    let system = isSystem ? "system" : ""
    let first = [system, item, attribute.name]
    switch sameness {
    case .everything:
      return first + [
        "\(relation)", otherItem ?? "", otherAttribute.name, "\(multiplier)", "\(constant)", "\(priority)",
        identifier ?? "",
      ]
    case .identifier: return [system, identifier ?? ""] + (isSystem ? first : [])
    case .items: return first + ["\(relation)", otherItem ?? "", otherAttribute.name]
    case .firstAndOther: return first + [otherItem ?? ""]
    case .first: return first
    case .firstAxis: return [system, item, "\(attribute.kind)"]
    }
  }
}

extension Layout.Constraint {
  /// The constraint, and what it was: the part alone that is another, where one part is.
  func text(was old: Layout.Constraint, naming name: (String) -> String) -> String {
    let now = text(naming: name)
    let hasSameItems =
      item == old.item && attribute == old.attribute && relation == old.relation
      && otherItem == old.otherItem && otherAttribute == old.otherAttribute
    let before: String
    switch (hasSameItems, constant == old.constant, multiplier == old.multiplier, priority == old.priority) {
    case (true, false, true, true):
      before = otherItem == nil ? decimalText(old.constant) : old.signedConstant
    case (true, true, false, true): before = decimalText(old.multiplier, digits: 6) + " *"
    case (true, true, true, false):
      before = old.priority == 1000 ? "required" : "@" + decimalText(old.priority)
    default: before = old.text(naming: name)
    }
    return "\(now), was \(before)"
  }
}
