import LayoutSnapshotGraphics

/// Converts a laid out tree to a display list: for each view its looks, its content and its subviews.
struct TreePainter {
  private let layout: Layout
  /// In the outline's order; nil for guides.
  private let views: [View?]
  /// For each item, the slot after the last item of its subtree.
  private let ends: [Int]
  private let canvas: Canvas
  /// The context for overrides of `draw(_:)`.
  private let context: CGContext

  /// - Throws: the errors of views that are masks, which are laid out for it.
  init(layout: Layout, traits: Traits, views: [View?]) throws(LayoutError) {
    (self.layout, self.views) = (layout, views)
    var ends = Array(1...views.count)
    for slot in views.indices.reversed() {
      if let parent = layout.outline.entries[slot].parent { ends[parent] = max(ends[parent], ends[slot]) }
    }
    self.ends = ends
    let root = layout.edges[0]
    canvas = Canvas(width: root.width, height: root.height, scale: layout.device.scale, traits: traits)
    context = CGContext(canvas)
    canvas.viewMasks = try ViewMasks(of: views, on: layout.device).drawings
  }

  /// What has been painted.
  var list: DisplayList { canvas.list }

  /// Paints the background that a screen has in the root's style.
  func paintBackground() {
    canvas.append(.fill(FixedRect(pixels: layout.edges[0]), canvas.pixel(.systemBackground)))
  }

  /// Paints the whole tree.
  func paint() { CurrentContext.with(context) { paint(0, canvas.traitCollection) } }

  /// Adds what another painter has painted on a canvas of the same size.
  func add(_ drawing: DisplayList) { for command in drawing.commands { canvas.append(command) } }

  /// The items directly inside an item, from back to front.
  private func children(of slot: Int) -> [Int] {
    var children: [Int] = []
    var item = slot + 1
    while item < ends[slot] {
      children.append(item)
      item = ends[item]
    }
    return children.backToFront { views[$0]?.loadedLayer?.zPosition ?? 0 }
  }

  /// Paints a view and everything inside it.
  private func paint(_ slot: Int, _ outerTraits: Traits) {
    guard let view = views[slot] else { return }
    if view.isHidden || view.loadedLayer?.isInvisible == true { return }
    var traits = outerTraits
    view.addOwnTraits(to: &traits)
    (canvas.edges, canvas.traitCollection, canvas.view) = (layout.edges[slot], traits, view)
    canvas.draw(view.loadedLayer, background: view.backgroundColor) {
      view.drawContent(on: canvas)
      view.draw(canvas.bounds)
      context.finish()
      view.draw(canvas.bounds, on: canvas)
      if let color = view.vibrantColor {
        paintVibrantly(in: color, slot, traits)
      } else {
        for item in children(of: slot) { paint(item, traits) }
      }
      // The border is drawn after what is inside.
      canvas.view = view
    }
  }

  /// Paints the views inside a view in one color, with the opacity that they have.
  private func paintVibrantly(in color: Color, _ slot: Int, _ traits: Traits) {
    let (edges, pixel) = (canvas.edges, canvas.pixel(color))
    canvas.append(.beginMask)
    for item in children(of: slot) { paint(item, traits) }
    (canvas.edges, canvas.traitCollection) = (edges, traits)
    canvas.append(.beginMasked)
    canvas.append(.fill(FixedRect(pixels: edges), pixel))
    canvas.append(.end)
  }
}
