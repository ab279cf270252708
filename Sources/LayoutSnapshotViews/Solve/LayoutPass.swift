import LayoutSnapshotEngine
import LayoutSnapshotGraphics
import LayoutSnapshotTurns

/// One layout of a tree on a device: constraints are updated, solved and applied until nothing changes.
///
/// The order is UIKit's: `updateConstraints()` from inner to outer views, then frames, then
/// `layoutSubviews()` from outer to inner views. Changes that these calls make are solved in another round.
final class LayoutPass: RunningLayout {
  let root: View
  let device: Device
  /// The edges of each item, in the outline's order.
  private(set) var edges: [PixelEdges] = []
  /// The scroll positions of scroll views.
  private(set) var scrolled: [Layout.Scrolled] = []

  private var round = 0
  private var changes: [String] = []
  /// Whether the tree was solved again while its views were being laid out.
  private var solvesWithin = false
  private var depth = 0
  /// The view whose call made another round necessary, or that asked for it.
  private var asker: View?
  /// The view that is being called.
  private var called: View?
  /// Who asked which view for another layout in the last round.
  private var requests: [(of: View, by: View)] = []

  /// The number of nested layouts that is safe for the stack.
  private static let mostNested = 32

  /// Whose `layoutSubviews()` a layout calls at least once.
  enum Called {
    /// Every view's, as for a tree that is laid out for the first time.
    case all
    /// That of views which need it, as when the run loop turns.
    case needy
  }
  private let calling: Called
  private let source: DeviceSource
  private let endsTurn: Bool
  /// How often something is done still where what is done always puts off more: what `viewWillAppear` and `viewDidAppear` lead to is.
  private var endlessTurns = 2

  /// - Parameters:
  ///   - source: who has named the device.
  ///   - isPart: whether this is the layout of a part of a picture, whose tree has been laid out.
  init(
    root: View, device: Device, namedBy source: DeviceSource = .code, calling: Called = .all,
    isPart: Bool = false
  ) {
    (self.root, self.device) = (root, device)
    (self.source, self.calling) = (source, calling)
    endsTurn = !isPart && CurrentDevice.endsTurn == true
  }

  /// Runs until nothing changes any more, or for as many rounds as a layout may take.
  ///
  /// A phone draws a tree that asks for another layout in every layout, too, frame by frame. Here it is drawn as it is
  /// after the last round, and ``restlessness`` says who asks.
  /// - Returns: the engine that holds the solution.
  func run() throws(LayoutError) -> LayoutEngine {
    let outermost = root.root
    let around = outermost.life.innerPass
    root.life.pass = self
    if outermost !== root { outermost.life.innerPass = self }
    defer {
      root.life.pass = nil
      outermost.life.innerPass = around
    }
    root.life.begin(on: device, namedBy: source)
    root.adopt(device.traitCollection)
    root.rootController?.willLayOut(on: device)
    // A controller that is shown only now is told, too.
    if finishTurn() { root.rootController?.willLayOut(on: device) }
    while round < Layout.mostPasses {
      round += 1
      let engine = try solve()
      guard layOut(engine) else {
        root.rootController?.didLayOut(on: device)
        finishTurn()
        // Changes in `viewDidAppear` are visible on a phone too.
        if !isStale(engine), firstInNeed(root) == nil { return engine }
        root.rootController?.willLayOut(on: device)
        continue
      }
    }
    root.rootController?.didLayOut(on: device)
    finishTurn()
    restlessness = (asker ?? root, Layout.Restlessness(of: asker ?? root, changes: changes))
    // What the last calls have changed has its place, too.
    return try solve()
  }

  /// Does what the calls of a layout have led code to put off, such as what is bound in `viewWillAppear`, so that the picture does not
  /// depend on how many layouts came before.
  ///
  /// - Returns: whether something was done.
  @discardableResult
  private func finishTurn() -> Bool {
    guard endsTurn else { return false }
    guard CurrentDevice.isTurnEndless else { return CurrentDevice.endTurn() != .nothing }
    guard endlessTurns > 0 else { return false }
    endlessTurns -= 1
    return Turns.run(once: true) != .nothing
  }

  /// What is restless in the tree, and the view that asks; nil if it came to rest.
  private(set) var restlessness: (view: View, facts: Layout.Restlessness)?

  /// Solves the tree in its current state and sets all frames.
  @discardableResult
  func solve() throws(LayoutError) -> LayoutEngine {
    root.updateConstraintsIfNeeded()
    let engine = try root.currentEngine()
    let surroundings = root.surroundings(on: device)
    edges = try root.ask { () throws(EngineError) in try engine.solve(for: surroundings) }
    // The solution is final here. Until now, no view was changed.
    scrolled = engine.scrolled(on: device)
    root.margins.safeArea = surroundings.safeArea + root.additionalSafeArea
    engine.handOut(Layout(device: device, outline: engine.outline, edges: edges, scrolled: scrolled))
    return engine
  }

  /// Records a change, if this round is late enough to be part of a loop.
  func note(_ change: @autoclosure () -> String) {
    guard round > Layout.mostPasses - 3 else { return }
    let text = change()
    if !changes.contains(text) { changes.append(text) }
  }

  func noteRequest(of view: View) {
    guard round == Layout.mostPasses, let called else { return }
    requests.append((view, called))
  }

  /// Calls `layoutSubviews()` on the views, outer views first.
  ///
  /// - Returns: whether a call made another round necessary.
  private func layOut(_ engine: LayoutEngine) -> Bool {
    asker = nil
    requests = []
    func visit(_ view: View, _ area: EdgeInsets) {
      let hasOtherArea = view.tellInsets(area)
      if calling == .all || hasOtherArea || needsCall(view) {
        call(view)
      } else {
        view.life.laidOutFrame = view.frame
      }
      if asker == nil, solvesWithin || isStale(engine) { asker = view }
      view.forEachSubview { visit($0, $0.safeArea(inside: view, area)) }
    }
    solvesWithin = false
    visit(root, root.safeAreaInsets)
    // Who asks is not always who is asked.
    if let needy = firstInNeed(root), asker == nil { asker = requests.first { $0.of === needy }?.by ?? needy }
    return asker != nil
  }

  /// Whether a view is called although not all are: as in UIKit, if it was asked for a layout or has another size, or if views
  /// within it came, went or were moved by constraints.
  private func needsCall(_ view: View) -> Bool {
    if view.life.needsLayout || view.life.hasOtherParts || view.isLaidOutEachTime || hasOtherSize(view) {
      return true
    }
    var isFound = false
    view.forEachSubview { part in
      guard !isFound, let old = part.life.laidOutFrame else { return }
      isFound =
        part.translatesAutoresizingMaskIntoConstraints ? old.size != part.frame.size : old != part.frame
    }
    return isFound
  }

  private func hasOtherSize(_ view: View) -> Bool { view.life.laidOutFrame?.size != view.frame.size }

  /// Lays out a view while the tree is being laid out: `layoutIfNeeded()` called in a `layoutSubviews()`.
  ///
  /// Only changed views are called; otherwise this would not end. If a view changes in each of its layouts,
  /// this stops after a number of nested calls, and the outer layout reports it.
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
      if view.life.needsLayout || hasOtherSize(view) { call(view) }
      view.forEachSubview(visit)
    }
    visit(top)
  }

  private func call(_ view: View) {
    let around = called
    called = view
    defer { called = around }
    view.life.needsLayout = false
    view.life.hasOtherParts = false
    view.life.laidOutFrame = view.frame
    view.controller?.viewWillLayoutSubviews()
    view.layoutSubviews()
    if let layer = view.loadedLayer {
      view.layoutSublayers(of: layer)
      layer.layoutSublayers()
      layer.layOutSublayers()
    }
    view.controller?.viewDidLayoutSubviews()
    view.tellObservers()
    view.controller?.tellObservers()
  }

  /// Whether the engine is no longer the tree's, or has changes to solve.
  private func isStale(_ engine: LayoutEngine) -> Bool {
    root.engines[engine.direction] !== engine || engine.hasChanges
  }

  private func firstInNeed(_ view: View) -> View? {
    if view.life.needsLayout {
      note("setNeedsLayout() of \(view.readableName)")
      return view
    }
    var found: View?
    view.forEachSubview { if found == nil { found = firstInNeed($0) } }
    return found
  }
}

extension Layout.Restlessness {
  /// The view's class, its controller's if it has one, and what keeps changing.
  fileprivate init(of view: View, changes: [String]) {
    let controller = view.controller.map { ", the view of \(type(of: $0))," } ?? ""
    self.init(who: "\(type(of: view))\(controller)", changes: changes)
  }
}
