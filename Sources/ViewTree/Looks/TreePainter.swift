import Graphics

/// Turns a laid out tree into a display list: each view's looks, its content, then its subviews.
struct TreePainter {
  private let layout: Layout
  /// By the outline's order; none where an item is a guide.
  private let views: [View?]
  private let canvas: Canvas

  init(layout: Layout, traits: Traits, views: [View?]) {
    (self.layout, self.views) = (layout, views)
    let root = layout.edges[0]
    canvas = Canvas(width: root.width, height: root.height, scale: layout.device.scale, traits: traits)
  }

  /// All that has to be painted, on the ground that a screen has in the root's style.
  func paint() -> DisplayList {
    canvas.append(.fill(FixedRect(pixels: layout.edges[0]), canvas.pixel(.systemBackground)))
    _ = paint(0, canvas.traitCollection)
    return canvas.list
  }

  /// Paints a view and all that is in it.
  ///
  /// - Returns: the first item after the view's tree.
  private func paint(_ slot: Int, _ outerTraits: Traits) -> Int {
    var next = slot + 1
    let count = views.count
    guard let view = views[slot] else { return next }
    if view.isHidden {
      // The items of a tree follow each other, and each names one of the tree as its parent.
      while next < count, let parent = layout.outline.entries[next].parent, parent >= slot { next += 1 }
      return next
    }
    var traits = outerTraits
    traits.add(view.traitOverrides)
    (canvas.edges, canvas.traitCollection) = (layout.edges[slot], traits)
    if let color = view.backgroundColor { canvas.fill(canvas.bounds, color) }
    view.drawContent(on: canvas)
    view.draw(canvas.bounds, on: canvas)
    while next < count, layout.outline.entries[next].parent == slot { next = paint(next, traits) }
    return next
  }
}
