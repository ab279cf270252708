import LayoutConstraintSolver
import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// A tree as equations, built once and solved for as many devices as are asked for.
///
/// A device is two parameters and the insets of its safe area, so that another one costs a re-solve and
/// nothing more. Changing a constant or a priority patches a row. Anything else - a view that comes or goes,
/// a constraint that is activated - takes another engine.
///
/// Of views it knows what ``EngineItem`` says. It asks them while it solves, and tells them when it has: a tree
/// that cannot be solved, a fitting size and a trial leave all views as they were.
package final class LayoutEngine {
  /// What does not change from device to device: every item's name, class and parent.
  package let outline: Layout.Outline
  let equations: Equations
  let constraints: ConstraintRows
  let contents: Contents
  let frames: StatedFrames
  let parts: Parts
  let scrolling: Scrolling
  let insets: Insets
  private let openPlaces: OpenPlaces
  let facts: FactBook
  private let textSlots: [Int]
  /// Whether contents decide more than constants, so that the engine must go when they change.
  let isBuiltFromContents: Bool
  /// The traits that contents were asked for with.
  private var contentTraits: Traits
  /// The pixels of the device that is solved for; none for a fitting size.
  private var grid: PixelRounding?

  /// Turns a tree into unknowns and rows.
  ///
  /// - Complexity: the number of items and constraints.
  package init(
    _ tree: ItemTree, constraintCount: Int, direction: UserInterfaceLayoutDirection, traits: Traits,
    basis: EngineBasis = .constraints
  ) throws(EngineError) {
    let isFitting = basis.target != nil
    outline = tree.outline
    contentTraits = traits
    // A guess that most trees keep below: copying all that has grown took a tenth of the time.
    let rowCount = constraintCount + 6 * tree.handles.count
    equations = try Equations(
      of: tree, direction: direction, isRootOpen: isFitting, reservingRows: rowCount)
    constraints = ConstraintRows(equations, reserving: rowCount)
    contents = Contents(equations)
    frames = StatedFrames(equations)
    parts = Parts(equations)
    scrolling = Scrolling(equations)
    insets = Insets(equations, scrolling, isFitting: isFitting)
    openPlaces = OpenPlaces(equations)
    facts = FactBook(equations, outline)
    let items = equations.items
    textSlots = items.indices.filter { items[$0].features.showsText }
    isBuiltFromContents = items.contains { $0.features.isBuiltFromContents }
    switch basis {
    case .frames(let frozen): try addRows(heldAt: frozen)
    case .constraints, .fitting: try addRows(isFitting: isFitting)
    }
    if let target = basis.target { try add(target) }
  }

  /// How often the engine has been solved.
  package var solveCount: Int { equations.solveCount }
  /// How many rows there are, those of contents and frames included.
  package var rowCount: Int { equations.sources.count }
  /// Whether rows have been changed since they were solved.
  package var hasChanges: Bool { constraints.hasChanges || frames.haveChanges || contents.areStale }
  /// The direction of text that the rows were made for.
  package var direction: UserInterfaceLayoutDirection { equations.direction }
  /// The items of the outline, in its order; none where one is gone.
  package var listedItems: [(any EngineItem)?] { outline.entries.indices.map { equations.item(at: $0) } }

  /// An item's place in this engine, whichever engine was built last; none where it is not in the tree.
  package func slot(of item: any EngineItem) -> Int? { equations.slot(of: item.handle) }

  /// Whether the engine holds with other traits of the same direction of text.
  package func holds(with traits: Traits) -> Bool { !isBuiltFromContents || contentTraits == traits }

  // MARK: Solving

  /// Solves for a device and gives each item's edges in device pixels as they show, in the outline's order.
  ///
  /// - Complexity: O(items) after the first solve, where the device flips no inequality.
  package func solve(for surroundings: Surroundings) throws(EngineError) -> [PixelEdges] {
    let device = surroundings.device
    guard device.isUsable else { throw .unusableDevice(device) }
    try applyChanges()
    do {
      try equations.system.setValue(device.width, of: equations.items[0].variables.width)
      try equations.system.setValue(device.height, of: equations.items[0].variables.height)
    } catch { throw .unsolved(error) }
    let grid = PixelRounding(scale: device.scale)
    self.grid = grid
    if contents.areStale || contentTraits != surroundings.traits {
      try contents.refresh()
      try constraints.refreshBaselines()
      contentTraits = surroundings.traits
    } else {
      try contents.reset()
    }
    try settle(safeArea: surroundings.safeArea, in: MarginRoom(device))

    var edges: [PixelEdges] = []
    edges.reserveCapacity(outline.entries.count)
    for slot in outline.entries.indices {
      let frame = parts.frame(at: slot, given: edges, scale: device.scale) ?? equations.frame(at: slot)
      let rounded = grid.edges(
        left: frame.minX, top: frame.minY, right: frame.minX + frame.width, bottom: frame.minY + frame.height)
      guard let rounded else { throw .outOfRange(path: outline.paths[slot]) }
      edges.append(rounded)
    }
    facts.truncated = truncatedSlots(edges, device)
    if let slot = Scrolling.shift(&edges, by: scrolling.scrolled(on: grid), in: outline) {
      throw .outOfRange(path: outline.paths[slot])
    }
    return edges
  }

  /// The root's size nearest to the target. The engine is used up by it.
  package func fittingSize() throws(EngineError) -> CGSize {
    try equations.withCompiledSystem { () throws(EngineError) in
      try settle(safeArea: .zero, in: .none)
      return equations.frame(at: 0).size
    }
  }

  /// What the scroll views have scrolled to, in pixels; those that have not are left out.
  package func scrolled(on device: Device) -> [Layout.Scrolled] {
    scrolling.scrolled(on: PixelRounding(scale: device.scale))
  }

  /// Tells all items what was found: frames in their parents' coordinates, widths of lines, what is scrolled.
  package func handOut(_ layout: Layout) {
    for slot in outline.entries.indices { equations.item(at: slot)?.take(layout.frame(at: slot)) }
    contents.handOut()
    scrolling.handOut(layout)
  }

  /// How often the tree is solved for insets that begin where the last device left them.
  private static let fewRounds = 8
  /// How often for those that begin anew. Views that grow with their own insets can go on for ever; they are
  /// left where they are then.
  private static let mostRounds = 32

  private func settle(safeArea: EdgeInsets, in room: MarginRoom) throws(EngineError) {
    let area = safeArea + (equations.item(at: 0)?.additionalSafeArea ?? .zero)
    try insets.begin(rootArea: area, room: room)
    let isPlain = insets.guides.isEmpty && scrolling.places.isEmpty
    // The frames of the device before tell most insets of the next one right.
    if !isPlain, solveCount > 0 { _ = try insets.settle() }
    if try settles(isPlain, within: LayoutEngine.fewRounds) { return }
    // What does not settle soon would depend on the devices before.
    scrolling.reset()
    try insets.reset()
    try contents.reset()
    try parts.reset()
    try openPlaces.reset()
    if try !settles(isPlain, within: LayoutEngine.mostRounds) { try equations.solve() }
  }

  /// Solves until insets, texts and parts stay as they are.
  private func settles(_ isPlain: Bool, within rounds: Int) throws(EngineError) -> Bool {
    for round in 0..<rounds {
      try equations.solve()
      let placed = try openPlaces.settle()
      let moved = try isPlain ? false : insets.settle()
      // Lines are measured once the insets are at rest, or a width that is still wrong would stay with them;
      // but insets that never come to rest must not leave texts without their lines.
      let waits = moved && round < rounds / 2
      let flowed = try waits ? false : contents.settle(on: grid)
      let shifted = try parts.settle()
      if !placed, !moved, !flowed, !shifted { return true }
    }
    return false
  }

  private func truncatedSlots(_ edges: [PixelEdges], _ device: Device) -> [Int] {
    textSlots.filter { slot in
      guard slot < edges.count, let item = equations.item(at: slot) else { return false }
      return item.isTruncated(
        in: CGSize(
          width: CGFloat(edges[slot].width) / CGFloat(device.scale),
          height: CGFloat(edges[slot].height) / CGFloat(device.scale)))
    }
  }

  private func applyChanges() throws(EngineError) {
    if constraints.hasChanges { facts.forgetConstraints() }
    try constraints.applyChanges()
    try frames.applyChanges()
  }
}
