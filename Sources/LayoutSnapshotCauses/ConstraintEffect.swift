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
    guard let newBefore = slack(of: new, in: pair.old), let oldAfter = slack(of: old, in: pair.new),
      let oldBefore = slack(of: old, in: pair.old), let newAfter = slack(of: new, in: pair.new)
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
    guard !constraint.speaksOfBaselines, let slack = slack(of: constraint, in: pair.old) else { return true }
    return isViolated(constraint, slack: slack)
  }

  func isEffective(removed constraint: Layout.Constraint) -> Bool {
    guard moves(constraint) else { return false }
    guard !constraint.speaksOfBaselines, let slack = slack(of: constraint, in: pair.new) else { return true }
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

  /// The left side minus the right one; none where an item is not in the layout.
  private func slack(of constraint: Layout.Constraint, in index: LayoutIndex) -> Double? {
    let ruler = Ruler(constraint, index)
    guard let first = ruler.value(constraint.attribute, of: constraint.item) else { return nil }
    guard let other = constraint.otherItem else { return first - constraint.constant }
    guard let second = ruler.value(constraint.otherAttribute, of: other) else { return nil }
    return first - constraint.multiplier * second - constraint.constant
  }
}

/// Measures attributes as a constraint does: from the origin of the view that contains both its items.
private struct Ruler {
  private let index: LayoutIndex
  private let holder: PixelEdges
  private let isMirrored: Bool

  init(_ constraint: Layout.Constraint, _ index: LayoutIndex) {
    self.index = index
    var path = index.host(of: constraint.item)
    if let other = constraint.otherItem.map(index.host) {
      while other != path, !other.hasPrefix(path + "/"), let up = parent(of: path) { path = up }
    }
    holder = index.edges(of: path) ?? PixelEdges(left: 0, top: 0, right: 0, bottom: 0)
    let follows = constraint.attribute.followsText == true || constraint.otherAttribute.followsText == true
    isMirrored = follows && index.layout.device.layoutDirection == .rightToLeft
  }

  func value(_ attribute: LayoutAttribute, of path: String) -> Double? {
    let path = attribute.isOfMargins ? path + "/layoutMarginsGuide" : path
    guard let edges = index.edges(of: path) else { return nil }
    let (left, right) = (edges.left - holder.left, edges.right - holder.left)
    let mirrored = (left: holder.width - left, right: holder.width - right)
    let pixels: Double
    switch attribute.withoutMargins {
    case .width: pixels = Double(edges.width)
    case .height: pixels = Double(edges.height)
    case .top, .firstBaseline: pixels = Double(edges.top - holder.top)
    case .bottom, .lastBaseline: pixels = Double(edges.bottom - holder.top)
    case .centerY: pixels = Double(edges.top + edges.bottom) / 2 - Double(holder.top)
    case .centerX:
      pixels = isMirrored ? Double(mirrored.left + mirrored.right) / 2 : Double(left + right) / 2
    case .leading: pixels = Double(isMirrored ? mirrored.right : left)
    case .trailing: pixels = Double(isMirrored ? mirrored.left : right)
    case .left: pixels = Double(isMirrored ? mirrored.left : left)
    case .right: pixels = Double(isMirrored ? mirrored.right : right)
    default: return nil
    }
    return pixels / Double(index.layout.device.scale)
  }
}

extension LayoutIndex {
  /// The view that an item is or that owns it.
  fileprivate func host(of path: String) -> String { isGuide(path) ? parent(of: path) ?? path : path }
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
