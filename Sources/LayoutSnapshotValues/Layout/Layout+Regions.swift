import LayoutSnapshotGraphics

extension Layout {
  /// The pixels that the views of a name cover, in the order of the tree: what a comparison leaves out.
  ///
  /// A name is a whole path, such as `Card/title`, or its last part alone; `View` stands for `View[0]` and all
  /// others too. What lies outside of the canvas, and what is empty, is not among them. A view that is turned or
  /// enlarged by a transform covers, here, what it would without.
  ///
  /// - Complexity: the number of items.
  package func pixelEdges(named name: String) -> [PixelEdges] {
    let canvas = edges[0]
    var found: [PixelEdges] = []
    for (slot, path) in outline.paths.enumerated() {
      let own = outline.entries[slot].name
      guard path == name || own.description == name || own.text == name else { continue }
      let part = PixelEdges(
        left: max(canvas.left, edges[slot].left), top: max(canvas.top, edges[slot].top),
        right: min(canvas.right, edges[slot].right), bottom: min(canvas.bottom, edges[slot].bottom))
      if !part.isEmpty { found.append(part) }
    }
    return found
  }
}
