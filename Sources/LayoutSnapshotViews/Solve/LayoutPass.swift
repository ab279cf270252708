import LayoutSnapshotEngine
import LayoutSnapshotGraphics

/// One layout of a tree on a device: constraints are updated, solved, and handed out until nothing changes.
///
/// The order is UIKit's: `updateConstraints()` from the inside out, then frames, then `layoutSubviews()` from
/// the outside in. What these change is solved again.
final class LayoutPass: RunningLayout {
  let root: View
  let device: Device
  /// Where each item lies, in the outline's order.
  private(set) var edges: [PixelEdges] = []
  /// What the scroll views have scrolled to.
  private(set) var scrolled: [Layout.Scrolled] = []

  private var round = 0
  private var changes: [String] = []
  /// Whether a view has had the tree solved while it was laid out.
  private var solvesWithin = false
  private var depth = 0

  /// How often a layout may ask for another one before that counts as a loop.
  private static let mostRounds = 100
  /// How deep layouts may be nested, before the stack is at risk.
  private static let mostNested = 32

  init(root: View, device: Device) {
    self.root = root
    self.device = device
  }

  /// Runs until the tree is at rest.
  ///
  /// - Returns: the engine that holds the solution.
  func run() throws(LayoutError) -> LayoutEngine {
    root.life.pass = self
    defer { root.life.pass = nil }
    root.life.device = device
    root.adopt(device.traitCollection)
    root.controller?.willLayOut(on: device)
    var restless = root
    while round < LayoutPass.mostRounds {
      round += 1
      let engine = try solve()
      guard let view = layOut(engine) else {
        root.controller?.didLayOut(on: device)
        return engine
      }
      restless = view
    }
    throw .layoutLoop(view: restless.readableName, changes: changes)
  }

  /// Solves the tree as it is and sets all frames.
  @discardableResult
  func solve() throws(LayoutError) -> LayoutEngine {
    root.updateConstraintsIfNeeded()
    let engine = try root.currentEngine()
    let surroundings = root.surroundings(on: device)
    edges = try root.ask { () throws(EngineError) in try engine.solve(for: surroundings) }
    // From here on the solution stands; nothing before has written into a view.
    scrolled = engine.scrolled(on: device)
    root.margins.safeArea = surroundings.safeArea + root.additionalSafeArea
    engine.handOut(Layout(device: device, outline: engine.outline, edges: edges, scrolled: scrolled))
    return engine
  }

  /// Notes what has changed during the pass, if this round is late enough to be part of a loop.
  func note(_ change: @autoclosure () -> String) {
    guard round > LayoutPass.mostRounds - 3 else { return }
    let text = change()
    if !changes.contains(text) { changes.append(text) }
  }

  /// Calls `layoutSubviews()` of every view, outer views first.
  ///
  /// - Returns: the view after whose call the tree has to be solved again, if there is one.
  private func layOut(_ engine: LayoutEngine) -> View? {
    var restless: View?
    func visit(_ view: View, _ area: EdgeInsets) {
      view.tellInsets(area)
      call(view)
      if restless == nil, solvesWithin || isStale(engine) { restless = view }
      for subview in view.ownSubviews { visit(subview, subview.safeArea(inside: view, area)) }
    }
    solvesWithin = false
    visit(root, root.safeAreaInsets)
    return restless ?? firstInNeed(root)
  }

  /// Lays out a view while the tree is being laid out, as `layoutIfNeeded()` in a `layoutSubviews()` does.
  ///
  /// Only views that have changed are called, or else this would not end. One that changes whenever it is laid
  /// out is left as it is after a while, and the layout around it tells of it.
  func layOutWithin(_ top: View) {
    guard depth < LayoutPass.mostNested,
      let engine = root.engines[device.layoutDirection] ?? (try? root.currentEngine())
    else { return }
    depth += 1
    defer { depth -= 1 }
    if edges.isEmpty || isStale(engine) || engine.solveCount == 0 {
      solvesWithin = true
      guard (try? solve()) != nil else { return }
    }
    func visit(_ view: View) {
      if view.life.needsLayout || view.life.laidOutSize != view.frame.size { call(view) }
      for subview in view.ownSubviews { visit(subview) }
    }
    visit(top)
  }

  private func call(_ view: View) {
    view.life.needsLayout = false
    view.life.laidOutSize = view.frame.size
    view.controller?.viewWillLayoutSubviews()
    view.layoutSubviews()
    if let layer = view.loadedLayer {
      view.layoutSublayers(of: layer)
      layer.layoutSublayers()
    }
    view.controller?.viewDidLayoutSubviews()
  }

  /// Whether the engine is no longer that of the tree, or has been told of changes.
  private func isStale(_ engine: LayoutEngine) -> Bool {
    root.engines[engine.direction] !== engine || engine.hasChanges
  }

  private func firstInNeed(_ view: View) -> View? {
    if view.life.needsLayout {
      note("setNeedsLayout() of \(view.readableName)")
      return view
    }
    for subview in view.ownSubviews {
      if let found = firstInNeed(subview) { return found }
    }
    return nil
  }
}
