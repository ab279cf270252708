import Foundation
import LayoutSnapshotViews

/// Rules about what edges are pinned to.
extension LayoutInspection {
  func sidesThatDoNotMirror() -> [LayoutFinding] {
    constraints.filter { constraint in
      [constraint.attribute, constraint.otherAttribute].contains { $0.followsText == false }
    }.map { constraint in
      LayoutFinding(
        rule: .leftRight, path: subject(of: constraint), constraint: constraint.description,
        reason: "Left and right do not swap in right-to-left languages.",
        fix: "Use leading and trailing. A view that must not mirror can set semanticContentAttribute.")
    }
  }

  func reachesAcross() -> [LayoutFinding] {
    constraints.compactMap { constraint in
      for end in ends(of: constraint) {
        guard let neighbour = neighbour(of: end.path, beyond: end.edge), isBeyond(end, neighbour) else {
          continue
        }
        return LayoutFinding(
          rule: .reachesAcross, path: end.path, constraint: constraint.description,
          reason:
            "It extends across \(LayoutPath(neighbour.path).name). When that view grows, the two overlap.",
          fix: "Pin the \(end.edge.name) edge to \(LayoutPath(neighbour.path).name).")
      }
      return nil
    }
  }

  /// The item of a constraint that lies inside the other one, or else the first one.
  private func subject(of constraint: Layout.Constraint) -> String {
    guard let other = constraint.otherItem else { return constraint.item }
    let isInside = container(of: constraint.item).map { LayoutPath($0).contains(other) } ?? false
    return isInside ? other : constraint.item
  }

  /// The container of an item: a view itself, or the owner of a system guide.
  private func container(of path: String) -> String? {
    guard let node = node(path) else { return nil }
    return node.isSystemGuide ? (LayoutPath(path).parent ?? "") : node.kind == .view ? path : nil
  }

  /// An edge of a view, and the item that it is pinned to.
  private struct End {
    let path: String
    let edge: LayoutConstraint.Attribute
    let other: String
    let its: LayoutConstraint.Attribute
  }

  /// An equation between edges, from the perspective of each of its views.
  private func ends(of constraint: Layout.Constraint) -> [End] {
    guard let other = constraint.otherItem, constraint.attribute.kind != .size,
      constraint.relation == .equal, constraint.multiplier == 1
    else { return [] }
    let (own, its) = (constraint.attribute, constraint.otherAttribute)
    return [
      End(path: constraint.item, edge: own.withoutMargins, other: other, its: its),
      End(path: other, edge: its.withoutMargins, other: constraint.item, its: own),
    ].filter { node($0.path)?.kind == .view }
  }

  /// Whether an edge is pinned to the same edge of its container, or to a sibling behind a neighbor.
  private func isBeyond(_ end: End, _ neighbour: Layout.Node) -> Bool {
    if container(of: end.other) == LayoutPath(end.path).parent ?? "" {
      return end.its.withoutMargins == end.edge
    }
    guard LayoutPath(end.other).parent == LayoutPath(end.path).parent, end.its != end.edge else {
      return false
    }
    guard end.other != neighbour.path, let target = node(end.other)?.frameInRoot else { return false }
    var next = self.neighbour(of: neighbour.path, beyond: end.edge)
    // Each sibling is farther away than the one before, so the search ends at the first one behind the target.
    while let current = next, !isPast(current.frameInRoot, target, beyond: end.edge) {
      if current.path == end.other { return true }
      next = self.neighbour(of: current.path, beyond: end.edge)
    }
    return false
  }

  /// Whether a frame lies completely behind another one, from the perspective of a view's edge.
  private func isPast(_ frame: CGRect, _ target: CGRect, beyond edge: LayoutConstraint.Attribute) -> Bool {
    let isMirrored = layout.device.traitCollection.layoutDirection == .rightToLeft
    return switch edge {
    case .top: frame.maxY < target.minY
    case .bottom: frame.minY > target.maxY
    case .left: frame.maxX < target.minX
    case .right: frame.minX > target.maxX
    case .leading: isMirrored ? frame.minX > target.maxX : frame.maxX < target.minX
    case .trailing: isMirrored ? frame.maxX < target.minX : frame.minX > target.maxX
    default: true
    }
  }

  func edgesOfTheRoot() -> [LayoutFinding] {
    constraints.compactMap { constraint in
      for end in ends(of: constraint) where end.other == root.path && end.its == end.edge {
        guard let frame = node(end.path)?.frameInRoot else { continue }
        let isWide = frame.minX <= 0 && frame.maxX >= root.frame.width
        switch end.edge {
        // A view that fills the screen from side to side is meant to do so: a background, a bar.
        case _ where isWide && end.edge.kind == .horizontalPosition: continue
        case .leading, .trailing, .left, .right:
          return LayoutFinding(
            rule: .rootEdge, path: end.path, constraint: constraint.description,
            reason: "The root's edges ignore notches and presentation styles. Its margins do not.",
            fix: "Pin it to the root's layoutMarginsGuide, ideally with a constant of 0.")
        case _ where isWide && constraint.constant == 0: continue
        case .top, .bottom:
          return LayoutFinding(
            rule: .safeArea, path: end.path, constraint: constraint.description,
            reason: "Bars, notch and home indicator may cover the root's \(end.edge.name).",
            fix: "Pin it to the root's safeAreaLayoutGuide.")
        default: continue
        }
      }
      return nil
    }
  }

  func textFromMarginToMargin() -> [LayoutFinding] {
    nodes.filter { $0.isText && LayoutPath($0.path).parent == root.path }.compactMap { node in
      let pins = constraints(on: node.path).filter { constraint in
        let (own, other) =
          constraint.item == node.path
          ? (constraint.attribute, constraint.otherItem) : (constraint.otherAttribute, constraint.item)
        let its = constraint.item == node.path ? constraint.otherAttribute : constraint.attribute
        let isMargin = other == root.path + "/layoutMarginsGuide" || (other == root.path && its.isOfMargins)
        return isMargin && constraint.constant == 0 && constraint.relation == .equal
          && [.leading, .trailing, .left, .right].contains(own)
      }
      guard pins.count == 2 else { return nil }
      return LayoutFinding(
        rule: .readableWidth, path: node.path, constraint: pins[0].description,
        reason: "On wide screens its lines become too long to read comfortably.",
        fix: "Pin it to the root's readableContentGuide.")
    }
  }
}
