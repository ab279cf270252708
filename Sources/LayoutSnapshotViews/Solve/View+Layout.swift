import LayoutSnapshotEngine
import LayoutSnapshotGraphics

extension View {
  /// Lays out the tree below this view on a device, whose screen this view fills, and sets every frame in it.
  ///
  /// ```swift
  /// let layout = try card.layout(on: .iPhone5)
  /// layout["Card/title"]?.frame  // (16.0, 262.0, 160.0, 44.0)
  /// ```
  ///
  /// The tree is converted to equations once. For other devices, constants and priorities it is only solved again.
  /// - Throws: ``LayoutError`` for illegal constraints, unusable devices, and numbers that are too large.
  public func layout(on device: Device) throws(LayoutError) -> Layout {
    try CurrentDevice.layingOut(on: device) { () throws(LayoutError) in
      try solve(on: try extent(on: device)).layout
    }
  }

  /// The layout with the display list: everything that a picture needs.
  package func solvedTree(on device: Device) throws(LayoutError) -> SolvedTree {
    try CurrentDevice.layingOut(on: device) { () throws(LayoutError) in
      let sized = try extent(on: device)
      let (layout, engine) = try solve(on: sized)
      let views = engine.listedItems.map { $0?.handle.layoutItem as? View }
      return try painted(layout, views, on: sized.device)
    }
  }

  /// A layout of the tree with its drawing.
  ///
  /// - Parameters:
  ///   - views: the views in the outline's order; nil for guides.
  ///   - device: the device with the size of the component, if it is one for components.
  func painted(_ layout: Layout, _ views: [View?], on device: Device) throws(LayoutError) -> SolvedTree {
    let painter = try TreePainter(layout: layout, traits: surroundings, views: views)
    painter.paintBackground()
    painter.paint()
    // Bars around a higher screen lie at its edges.
    if let bars = life.bars?.containers(on: device) {
      painter.add(try bars.view.drawing(on: bars.device))
    }
    if let statusBar = StatusBarView(over: self, on: device) {
      painter.add(try statusBar.drawing(on: device))
    }
    let looks = LookNotes.looks(of: views, in: layout.outline, surroundings)
    return SolvedTree(layout: layout.noting(looks), displayList: painter.list)
  }

  /// The drawing of the tree on a device of its size, without a background.
  func drawing(on device: Device) throws(LayoutError) -> DisplayList {
    let pass = LayoutPass(root: self, device: device, isPart: true)
    let (layout, engine) = try solve(on: SizedDevice(device, made: (pass, try pass.run())))
    let views = engine.listedItems.map { $0?.handle.layoutItem as? View }
    let painter = try TreePainter(layout: layout, traits: surroundings, views: views)
    painter.paint()
    return painter.list
  }

  func solve(on sized: SizedDevice) throws(LayoutError) -> (layout: Layout, engine: LayoutEngine) {
    let device = sized.device
    let (pass, engine) = try made(on: sized)
    let frames = Layout(device: device, outline: engine.outline, edges: pass.edges, scrolled: pass.scrolled)
    var explanation = engine.explanation(of: frames)
    if let (view, facts) = pass.restlessness {
      // A view that the last round took out of the tree asked from somewhere in it.
      explanation.items[engine.slot(of: view) ?? 0].restlessness = facts
    }
    let layout = Layout(
      device: device, outline: engine.outline, edges: pass.edges, conflicts: engine.conflicts(),
      ambiguousSlots: engine.ambiguousSlots(), explanation: explanation,
      unmetConstraints: engine.unmetConstraints(), scrolled: pass.scrolled)
    return (layout, engine)
  }

  private func made(on sized: SizedDevice) throws(LayoutError) -> (LayoutPass, LayoutEngine) {
    if let made = sized.made { return made }
    let pass = LayoutPass(root: self, device: sized.device)
    return (pass, try pass.run())
  }

  /// The engine for the tree's current state: the existing one, or a new one if the tree has changed.
  package func currentEngine() throws(LayoutError) -> LayoutEngine {
    if let engine = engines[surroundings.direction], engine.holds(with: surroundings) { return engine }
    let fresh = try makeEngine(.constraints)
    engines[surroundings.direction] = fresh
    return fresh
  }

  /// A new engine of the tree below this view. The tree does not store it.
  package func makeEngine(_ basis: EngineBasis = .constraints) throws(LayoutError) -> LayoutEngine {
    try ask { () throws(LayoutError) in
      let tree = TreeOrder(root: self, isNamed: basis.target == nil)
      var refusals: [ConstraintRefusal] = []
      for item in tree.items {
        if let own = item.layoutItem?.refusals, !own.isEmpty { refusals += own }
      }
      var constraintCount = 0
      for view in tree.views {
        constraintCount += view.ownConstraints.count
        for constraint in view.ownConstraints where constraint.crossesAxes {
          refusals.append(ConstraintRefusal(constraint: constraint.pseudocode, reason: .differentKinds))
        }
      }
      guard refusals.isEmpty else { throw .illegalConstraints(refusals.uniqued()) }
      do throws(EngineError) {
        return try LayoutEngine(
          ItemTree(tree.items, tree.outline), constraintCount: constraintCount,
          direction: surroundings.direction, traits: surroundings, basis: basis)
      } catch { throw LayoutError(error) }
    }
  }

  /// Runs a closure that asks this tree's views, which then answer as if there had been no layout.
  func ask<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let wasAsked = life.isAsked
    life.isAsked = true
    defer { life.isAsked = wasAsked }
    return try body()
  }

  /// Runs such a closure, and converts an engine's error.
  func ask<Value>(_ body: () throws(EngineError) -> Value) throws(LayoutError) -> Value {
    try ask { () throws(LayoutError) in
      do throws(EngineError) { return try body() } catch { throw LayoutError(error) }
    }
  }

  /// The edges of everything on a device, by an engine of this tree. No view is changed.
  package func solve(_ engine: LayoutEngine, on device: Device) throws(LayoutError) -> [PixelEdges] {
    let surroundings = surroundings(on: try extent(on: device).device)
    return try ask { () throws(EngineError) in try engine.solve(for: surroundings) }
  }

  /// The values that the tree is solved for on a device, with the traits that it currently has.
  func surroundings(on device: Device) -> Surroundings {
    Surroundings(
      device: device, traits: surroundings,
      safeArea: (controller?.safeArea(of: device) ?? device.safeAreaInsets)
        + (life.bars?.insets(on: device) ?? .zero))
  }

  /// Discards the engines that contain this view, because the tree has changed since they were built.
  ///
  /// - Parameter cause: what has changed, for what is said of a layout that never comes to rest.
  func discardEngines(_ cause: @autoclosure () -> String = "views, constraints or contents") {
    var view: View? = self
    while let current = view {
      current.engines = EnginePair()
      if let pass = current.life.pass { pass.note("\(cause()) of \(readableName)") }
      view = current.ownSuperview
      if view == nil { current.treeHasChanged() }
    }
  }
}

extension [ConstraintRefusal] {
  /// Each refusal once: one between two items of the tree is noted with both.
  fileprivate func uniqued() -> [ConstraintRefusal] {
    var seen: Set<ConstraintRefusal> = []
    return filter { seen.insert($0).inserted }
  }
}
