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
    try solvedTree(on: device).layout
  }

  /// The layout together with how each item looks: all that a picture needs.
  package func solvedTree(on device: Device) throws(LayoutError) -> SolvedTree {
    let engine = try currentEngine()
    let edges = try engine.solve(on: device)
    let layout = Layout(device: device, outline: engine.outline, edges: edges)
    engine.writeFrames(layout)
    return SolvedTree(layout: layout, appearances: engine.appearances())
  }

  /// The engine of the tree as it is now: the one at hand, or a new one after the tree has changed.
  package func currentEngine() throws(LayoutError) -> LayoutEngine {
    if let engine { return engine }
    let fresh = try LayoutEngine(root: self)
    engine = fresh
    return fresh
  }
}
