import LayoutSnapshotGraphics

/// Turns a laid out tree into a display list: each view's looks, its content, then its subviews.
struct TreePainter {
  private let layout: Layout
  /// By the outline's order; none where an item is a guide.
  private let views: [View?]
  /// For each item the first one after its tree.
  private let ends: [Int]
  private let canvas: Canvas
  /// What overrides of `draw(_:)` draw in.
  private let context: CGContext

  init(layout: Layout, traits: Traits, views: [View?]) {
    (self.layout, self.views) = (layout, views)
    var ends = Array(1...views.count)
    for slot in views.indices.reversed() {
      if let parent = layout.outline.entries[slot].parent { ends[parent] = max(ends[parent], ends[slot]) }
    }
    self.ends = ends
    let root = layout.edges[0]
    canvas = Canvas(width: root.width, height: root.height, scale: layout.device.scale, traits: traits)
    context = CGContext(canvas)
  }

  /// All that has to be painted, on the ground that a screen has in the root's style.
  func paint() -> DisplayList {
    canvas.append(.fill(FixedRect(pixels: layout.edges[0]), canvas.pixel(.systemBackground)))
    CurrentContext.with(context) { paint(0, canvas.traitCollection) }
    return canvas.list
  }

  /// The items that lie in one, the hindmost first.
  private func children(of slot: Int) -> [Int] {
    var children: [Int] = []
    var item = slot + 1
    while item < ends[slot] {
      children.append(item)
      item = ends[item]
    }
    return children.backToFront { views[$0]?.loadedLayer?.zPosition ?? 0 }
  }

  /// Paints a view and all that is in it.
  private func paint(_ slot: Int, _ outerTraits: Traits) {
    guard let view = views[slot] else { return }
    if view.isHidden || view.loadedLayer?.isInvisible == true { return }
    var traits = outerTraits
    traits.add(view.traitOverrides)
    (canvas.edges, canvas.traitCollection) = (layout.edges[slot], traits)
    canvas.draw(view.loadedLayer, background: view.backgroundColor) {
      view.drawContent(on: canvas)
      view.draw(canvas.bounds)
      context.finish()
      view.draw(canvas.bounds, on: canvas)
      for item in children(of: slot) { paint(item, traits) }
    }
  }
}
