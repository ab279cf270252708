import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// Whether a constraint that differs made a difference: judged by the frames before and after.
///
/// A constraint that the old frames would hold as well, and whose former version the new frames hold, has
/// moved nothing, whatever became of it.
struct ConstraintEffect {
  let pair: LayoutPair

  func isEffective(was old: Layout.Constraint, is new: Layout.Constraint) -> Bool {
    guard moves(old) || moves(new) else { return false }
    guard let newBefore = pair.old.slack(of: new), let oldAfter = pair.new.slack(of: old),
      let oldBefore = pair.old.slack(of: old), let newAfter = pair.new.slack(of: new)
    else { return true }
    // Baselines lie at an unknown distance from the edges that are measured instead.
    let unknown = old.speaksOfBaselines ? oldBefore : 0
    let unknownNow = new.speaksOfBaselines ? newAfter : 0
    // What is smaller than a pixel cannot be seen in frames.
    let isTiny =
      old.sharesItems(with: new) && abs(old.constant - new.constant) <= pair.tolerance
      && old.constant != new.constant
    return isTiny || isViolated(new, slack: newBefore - unknown)
      || isViolated(old, slack: oldAfter - unknownNow)
  }

  func isEffective(added constraint: Layout.Constraint) -> Bool {
    guard moves(constraint) else { return false }
    guard !constraint.speaksOfBaselines, let slack = pair.old.slack(of: constraint) else { return true }
    return isViolated(constraint, slack: slack)
  }

  func isEffective(removed constraint: Layout.Constraint) -> Bool {
    guard moves(constraint) else { return false }
    guard !constraint.speaksOfBaselines, let slack = pair.new.slack(of: constraint) else { return true }
    return isViolated(constraint, slack: slack)
  }

  /// Whether an item of the constraint has moved along its axis.
  private func moves(_ constraint: Layout.Constraint) -> Bool {
    constraint.operands.contains { pair.hasMoved($0) }
  }

  private func isViolated(_ constraint: Layout.Constraint, slack: Double) -> Bool {
    let tolerance = pair.tolerance * (1 + abs(constraint.multiplier)) / 2
    switch constraint.relation {
    case .equal: return abs(slack) > tolerance
    case .lessThanOrEqual: return slack > tolerance
    case .greaterThanOrEqual: return slack < -tolerance
    }
  }
}

extension Layout.Constraint {
  /// The items, each along the axis that the constraint speaks of.
  var operands: [AxisItem] {
    var operands = [AxisItem(path: item, axis: attribute.axis)]
    if let otherItem { operands.append(AxisItem(path: otherItem, axis: otherAttribute.axis)) }
    return operands
  }

  fileprivate var speaksOfBaselines: Bool {
    [attribute, otherAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }

  fileprivate func sharesItems(with other: Layout.Constraint) -> Bool {
    item == other.item && attribute == other.attribute && otherItem == other.otherItem
      && otherAttribute == other.otherAttribute
  }
}

extension LayoutAttribute {
  fileprivate var axis: AxisItem.Axis {
    self == .height || kind == .verticalPosition ? .vertical : .horizontal
  }
}
