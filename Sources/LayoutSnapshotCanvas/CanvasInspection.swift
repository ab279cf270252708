import LayoutSnapshotViews

/// What the page says of a view that is clicked.
struct CanvasInspection: Encodable {
  struct Item: Encodable {
    let path, type: String
    let isView, isHidden, isAmbiguous: Bool
    /// x, y, width and height in the superview, in points.
    let frame: [Double]
  }

  struct Constraint: Encodable {
    /// The paths of what it connects.
    let items: [String]
    let text: String
    let isHeld: Bool
  }

  /// In the order of a frame's edges.
  let items: [Item]
  let constraints: [Constraint]

  init(_ layout: Layout) {
    let visible = Set(layout.visibleNodes.map(\.path))
    items = layout.nodes.map { node in
      Item(
        path: node.path, type: node.className, isView: node.kind == .view,
        isHidden: !visible.contains(node.path), isAmbiguous: node.isAmbiguous,
        frame: [node.frame.origin.x, node.frame.origin.y, node.frame.size.width, node.frame.size.height]
          .map { Double($0) })
    }
    constraints = layout.constraints.map {
      Constraint(
        items: [$0.item] + ($0.otherItem.map { [$0] } ?? []), text: $0.description, isHeld: $0.isHeld)
    }
  }
}
