import Foundation
import ViewTree

/// A solved layout as rules look at it: who lies in whom, what constraints speak of whom, who is beside whom.
struct LayoutInspection {
  let layout: Layout
  let nodes: [Layout.Node]
  /// What the user has made; stack views know what they do.
  let constraints: [Layout.Constraint]
  private let slots: [String: Int]
  private let mirrored: Bool
  private let children: [String: [Int]]

  init(_ layout: Layout) {
    self.layout = layout
    nodes = layout.nodes
    constraints = layout.constraints.filter { !$0.isSystem }
    slots = Dictionary(nodes.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    mirrored = layout.device.traitCollection.layoutDirection == .rightToLeft
    var children: [String: [Int]] = [:]
    for (slot, node) in nodes.enumerated() where node.kind == .view && !node.isHidden {
      children[String(parent(of: node.path)), default: []].append(slot)
    }
    self.children = children
  }

  var root: Layout.Node { nodes[0] }

  func node(_ path: String) -> Layout.Node? { slots[path].map { nodes[$0] } }

  /// The frame that a view was given in place of constraints.
  func isHeldByFrame(_ path: String) -> Bool {
    slots[path].flatMap { layout.explanation?.items[$0].fixedFrame } != nil
  }

  /// The sibling that lies next to a view on the side of an edge.
  func neighbour(of path: String, beyond edge: LayoutConstraint.Attribute) -> Layout.Node? {
    guard let slot = slots[path], let family = children[String(parent(of: path))],
      let index = family.firstIndex(of: slot)
    else { return nil }
    let neighbours = Neighbours(rects: family.map { inReadingDirection(nodes[$0].frameInRoot) })
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
    return found.map { nodes[family[$0]] }
  }

  private func inReadingDirection(_ rect: CGRect) -> CGRect {
    guard mirrored else { return rect }
    return CGRect(x: root.frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Layout.Node {
  /// Whether the system places the item: nobody has to name it.
  var isSystemGuide: Bool { kind == .guide && className == "InsetGuide" }

  /// Whether the item shows text of several lines or a single one.
  var isText: Bool { className.hasSuffix("Label") || className.hasSuffix("TextView") }
}
