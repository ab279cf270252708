extension View {
  /// Solves the tree below this view, as the root that fills a device, and sets every frame in it.
  ///
  /// ```swift
  /// let layout = try card.layout(on: .iPhone5)
  /// layout["Card/title"]?.frame  // (16.0, 262.0, 160.0, 44.0)
  /// ```
  ///
  /// The tree is turned into equations once; further devices, constants and priorities only solve anew.
  /// - Throws: ``LayoutError`` for illegal constraints, unusable devices, and numbers beyond reason.
  public func layout(on device: Device) throws(LayoutError) -> Layout {
    try Traits.asCurrent(device.traitCollection) { () throws(LayoutError) in try solve(on: device).layout }
  }

  /// The layout together with what has to be painted: all that a picture needs.
  package func solvedTree(on device: Device) throws(LayoutError) -> SolvedTree {
    try Traits.asCurrent(device.traitCollection) { () throws(LayoutError) in
      let (layout, engine) = try solve(on: device)
      let painter = TreePainter(layout: layout, traits: surroundings, views: engine.views)
      return SolvedTree(layout: layout, displayList: painter.paint())
    }
  }

  private func solve(on device: Device) throws(LayoutError) -> (layout: Layout, engine: LayoutEngine) {
    adopt(device.traitCollection)
    var restlessView = readableName
    for _ in 0..<View.mostLayoutRounds {
      updateTreeConstraints()
      let engine = try currentEngine()
      let edges = try engine.solve(on: device)
      let layout = Layout(
        device: device, outline: engine.outline, edges: edges, conflicts: engine.conflicts(),
        ambiguousSlots: engine.ambiguousSlots(), explanation: engine.explanation(),
        unmetConstraints: engine.unmetConstraints())
      engine.writeFrames(layout)
      guard let restless = layoutTree(engine) else {
        return (layout, engine)
      }
      restlessView = restless
    }
    throw .layoutLoop(restlessView)
  }

  /// How often a layout may ask for another one before that counts as a loop.
  private static let mostLayoutRounds = 100

  /// Calls `updateConstraints()` where it was asked for, inner views first.
  private func updateTreeConstraints() {
    for subview in subviews { subview.updateTreeConstraints() }
    if needsUpdateConstraints() {
      updateConstraints()
      constraintsAreUpdated()
    }
  }

  /// Calls `layoutSubviews()`, outer views first.
  ///
  /// - Returns: the view after whose call the tree has to be solved again, if there is one.
  private func layoutTree(_ engine: LayoutEngine) -> String? {
    var restless: String?
    func visit(_ view: View) {
      view.willLayoutSubviews?()
      view.layoutSubviews()
      view.didLayoutSubviews?()
      if restless == nil, self.engine !== engine || engine.hasChanges { restless = view.readableName }
      for subview in view.subviews { visit(subview) }
    }
    visit(self)
    return restless
  }

  /// The engine of the tree as it is now: the one at hand, or a new one after the tree has changed.
  package func currentEngine() throws(LayoutError) -> LayoutEngine {
    if let engine, engine.holds(with: surroundings) { return engine }
    let fresh = try LayoutEngine(root: self, direction: surroundings.direction)
    engine = fresh
    return fresh
  }
}
