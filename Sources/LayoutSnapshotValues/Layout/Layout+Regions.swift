import LayoutSnapshotGraphics

extension Layout {
  /// The pixels that views with a name cover, in the tree's order. A comparison can leave them out.
  ///
  /// The name is a whole path, such as `Card/title`, or only its last part; `View` also stands for `View[0]`
  /// and all other views of that name. Areas outside of the canvas and empty areas are left out. Transforms
  /// are ignored: a view covers the area that it would cover without one.
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
