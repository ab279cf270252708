import Foundation
import LayoutSnapshotViews

/// A solved layout, prepared for rules: containment, constraints by item, and neighbors.
struct LayoutInspection {
  let layout: Layout
  let nodes: [Layout.Node]
  /// The user's constraints, without those that stack views make.
  let constraints: [Layout.Constraint]
  private let slots: [String: Int]
  private let mirrored: Bool
  /// The subviews of each view, by its path.
  private let families: [String: Family]
  /// The indices of the constraints on each item, by its path.
  private let mentions: [String: [Int]]

  /// Siblings, and which of them are neighbors.
  private struct Family {
    let slots: [Int]
    let neighbours: Neighbours
    let places: [Int: Int]
  }

  init(_ layout: Layout) {
    self.layout = layout
    let nodes = layout.nodes
    self.nodes = nodes
    constraints = layout.constraints.filter { !$0.isSystem }
    slots = Dictionary(nodes.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let mirrored = layout.device.traitCollection.layoutDirection == .rightToLeft
    self.mirrored = mirrored
    var children: [String: [Int]] = [:]
    for (slot, node) in nodes.enumerated() where node.kind == .view && !node.isHidden {
      children[LayoutPath(node.path).parent ?? "", default: []].append(slot)
    }
    func inReadingDirection(_ rect: CGRect) -> CGRect {
      guard mirrored else { return rect }
      return CGRect(
        x: nodes[0].frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    families = children.mapValues { slots in
      Family(
        slots: slots, neighbours: Neighbours(rects: slots.map { inReadingDirection(nodes[$0].frameInRoot) }),
        places: Dictionary(uniqueKeysWithValues: slots.enumerated().map { ($1, $0) }))
    }
    var mentions: [String: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      mentions[constraint.item, default: []].append(index)
      if let other = constraint.otherItem, other != constraint.item {
        mentions[other, default: []].append(index)
      }
    }
    self.mentions = mentions
  }

  var root: Layout.Node { nodes[0] }

  func node(_ path: String) -> Layout.Node? { slots[path].map { nodes[$0] } }

  /// The constraints on an item, in the layout's order.
  func constraints(on path: String) -> [Layout.Constraint] { (mentions[path] ?? []).map { constraints[$0] } }

  /// Whether the view's frame replaces constraints.
  func isHeldByFrame(_ path: String) -> Bool {
    slots[path].flatMap { layout.explanation?.items[$0].fixedFrame } != nil
  }

  /// The nearest sibling of a view on the side of an edge.
  func neighbour(of path: String, beyond edge: LayoutConstraint.Attribute) -> Layout.Node? {
    guard let slot = slots[path], let family = families[LayoutPath(path).parent ?? ""],
      let index = family.places[slot]
    else { return nil }
    let neighbours = family.neighbours
    let found =
      switch edge {
      case .leading: neighbours.before(index, .horizontal)
      case .trailing: neighbours.after(index, .horizontal)
      case .top: neighbours.before(index, .vertical)
      case .bottom: neighbours.after(index, .vertical)
      case .left: mirrored ? neighbours.after(index, .horizontal) : neighbours.before(index, .horizontal)
      case .right: mirrored ? neighbours.before(index, .horizontal) : neighbours.after(index, .horizontal)
      default: Int?.none
      }
    return found.map { nodes[family.slots[$0]] }
  }
}

extension Layout.Node {
  /// Whether the system places the item, so that it needs no name.
  var isSystemGuide: Bool { kind == .guide && className == "InsetGuide" }

  /// Whether the item shows text of several lines or a single one.
  var isText: Bool { className.hasSuffix("Label") || className.hasSuffix("TextView") }
}
