import LayoutSnapshotViews

/// What is wrong with a single layout of a tree: views that constraints leave open, and conflicts.
struct TreeTroubles {
  /// Nil if the tree cannot be laid out.
  private let open: Set<ObjectIdentifier>?
  private let conflicts: Int

  init(of root: View, on device: Device) {
    guard let tree = try? TreeFrames(root, on: device) else {
      (open, conflicts) = (nil, 0)
      return
    }
    let nodes = tree.layout.nodes.filter { $0.kind == .view }
    open = Set(zip(tree.views, nodes).filter { $1.isAmbiguous }.map { ObjectIdentifier($0.0) })
    conflicts = tree.layout.conflicts.count
  }

  /// Whether there is no trouble that another layout of the same tree did not have.
  func areAmong(_ others: TreeTroubles) -> Bool {
    guard let open else { return others.open == nil }
    return conflicts <= others.conflicts && open.isSubset(of: others.open ?? [])
  }
}
