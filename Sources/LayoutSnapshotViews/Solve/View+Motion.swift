import Foundation
import LayoutSnapshotGraphics

extension View {
  /// The states of the tree on the way from its current layout to the one after some changes.
  ///
  /// As in Core Animation, constraints are solved at the start and at the end, and frames and opacity move between the two.
  /// Everything else takes its new value at once: text is wrapped as at the end, and a view that is new is at its place.
  ///
  /// - Parameters:
  ///   - fractions: how far each state is; 0 is the start, 1 the end, and springs go beyond.
  ///   - changes: changes the views.
  /// - Throws: ``LayoutError`` for a tree that cannot be laid out, and what the changes throw.
  package func solvedTrees(
    on device: Device, at fractions: [Double], changes: () throws -> Void
  ) throws -> [SolvedTree] {
    let first = try motionState(on: device)
    try changes()
    let last = try motionState(on: device)
    var starts: [ObjectIdentifier: (edges: PixelEdges, alpha: CGFloat)] = [:]
    for (index, view) in first.items.enumerated() {
      guard let view else { continue }
      starts[ObjectIdentifier(view)] = (first.tree.layout.edges[index], first.alphas[index])
    }
    return try fractions.map { fraction in
      if fraction == 0 { return first.tree }
      if fraction == 1 { return last.tree }
      return try last.between(starts, fraction, of: self, on: device)
    }
  }

  private func motionState(on device: Device) throws -> MotionState {
    try CurrentDevice.layingOut(on: device) { () throws(LayoutError) in
      let sized = try extent(on: device)
      let (layout, engine) = try solve(on: sized)
      let items = engine.listedItems.map { $0?.handle.layoutItem }
      let views = items.map { $0 as? View }
      return MotionState(
        tree: try painted(layout, views, on: sized.device), items: items,
        alphas: views.map { $0?.alpha ?? 1 }, sized: sized.device)
    }
  }
}

/// A solved tree, with the items that it is of.
private struct MotionState {
  let tree: SolvedTree
  let items: [LayoutItem?]
  let alphas: [CGFloat]
  let sized: Device

  /// A state on the way here.
  func between(
    _ starts: [ObjectIdentifier: (edges: PixelEdges, alpha: CGFloat)], _ fraction: Double, of root: View,
    on device: Device
  ) throws -> SolvedTree {
    let end = tree.layout
    var edges = end.edges
    let views = items.map { $0 as? View }
    defer { for (view, alpha) in zip(views, alphas) { view?.alpha = alpha } }
    for (index, item) in items.enumerated() {
      guard let item, let start = starts[ObjectIdentifier(item)] else { continue }
      edges[index] = start.edges.moved(to: end.edges[index], by: fraction)
      // A spring may go beyond what can be seen.
      views[index]?.alpha = min(max(start.alpha + (alphas[index] - start.alpha) * fraction, 0), 1)
    }
    var facts = Layout.Explanation()
    facts.items = end.explanation?.items ?? []
    let layout = Layout(
      device: end.device, outline: end.outline, edges: edges, explanation: facts, scrolled: end.scrolled)
    // Between two layouts nothing changes.
    return try CurrentDevice.layingOut(on: device, endingTurn: false) { () throws(LayoutError) in
      try root.painted(layout, views, on: sized)
    }
  }
}

extension PixelEdges {
  /// The rectangle on the way to another one. Edges that coincide at both ends do so in between.
  fileprivate func moved(to end: PixelEdges, by fraction: Double) -> PixelEdges {
    func between(_ a: Int, _ b: Int) -> Int { a + Int((Double(b - a) * fraction).rounded()) }
    return PixelEdges(
      left: between(left, end.left), top: between(top, end.top), right: between(right, end.right),
      bottom: between(bottom, end.bottom))
  }
}
