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
    let pass = LayoutPass(root: self, device: device)
    let engine = try pass.run()
    let frames = Layout(device: device, outline: engine.outline, edges: pass.edges, scrolled: pass.scrolled)
    let layout = Layout(
      device: device, outline: engine.outline, edges: pass.edges, conflicts: engine.conflicts(),
      ambiguousSlots: engine.ambiguousSlots(), explanation: engine.explanation(of: frames),
      unmetConstraints: engine.unmetConstraints(), scrolled: pass.scrolled)
    return (layout, engine)
  }

  /// The engine of the tree as it is now: the one at hand, or a new one after the tree has changed.
  package func currentEngine() throws(LayoutError) -> LayoutEngine {
    if let engine = engines[surroundings.direction], engine.holds(with: surroundings) { return engine }
    let fresh = try LayoutEngine(root: self, direction: surroundings.direction)
    engines[surroundings.direction] = fresh
    return fresh
  }

  /// Forgets the engines that know this view, because the tree is no longer what they were built from.
  ///
  /// - Parameter cause: what has changed, for a layout that never comes to rest.
  func discardEngines(_ cause: @autoclosure () -> String = "views, constraints or contents") {
    var view: View? = self
    while let current = view {
      current.engines = DirectionPair()
      if let pass = current.life.pass { pass.note("\(cause()) of \(readableName)") }
      view = current.superview
    }
  }
}
