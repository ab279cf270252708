import LayoutConstraintSolver
import Foundation
import LayoutSnapshotGraphics

/// The unknowns and rows of one tree, built once and solved for as many devices as are asked for.
///
/// A device is two parameters and the insets of its safe area, so that another one costs a re-solve and
/// nothing more. Changing a constant or a priority patches a row. Anything else - a view that comes or goes,
/// a constraint that is activated - makes ``View/discardEngines()`` throw the engine away.
package final class LayoutEngine {
  /// How often the engine has been solved.
  package private(set) var solveCount = 0

  /// What does not change from device to device: every item's name, class and parent.
  let outline: Layout.Outline
  /// The direction of text that the rows were made for.
  let direction: UserInterfaceLayoutDirection
  /// What is solved for, where it is not a device.
  let fitting: FittingTarget?

  let system: ConstraintSystem
  private(set) var items: [Item] = []
  /// What each row was made from, in the order of the rows.
  var sources: [(id: ConstraintID, source: RowSource)] = []
  /// The size of each view's content, by place.
  var contentSizes: [CGSize?] = []
  /// The rows of contents, and those among them whose heights follow from widths.
  var contents: [ContentRows] = []
  var flowing: [Int] = []
  var baselineRows: [BaselineRow] = []
  /// The parts that constraints speak of, and their rows.
  var mentionedParts: Set<Int> = []
  var partRows: [PartRows] = []
  /// The traits that contents were asked for with.
  private var contentTraits: Traits
  /// Whether contents have changed since they were asked for.
  private var contentsAreStale = false
  /// Whether contents decide more than constants, so that the engine must go when they change.
  private var isBuiltFromContents = false
  /// The pixels of the device that is solved for; none for a fitting size.
  private(set) var rounding: PixelRounding?
  /// The views whose text was cut off at the last solve, in the outline's order.
  private(set) var truncatedSlots: [Int] = []
  private var textSlots: [Int] = []
  /// What the items beyond the outline are called.
  private(set) var unlistedPaths: [String] = []
  /// The rows that were made from constraints, with the places that their items have in this engine.
  var constraintRows: [ConstraintRow] = []
  /// The constraints as values, until one of them changes.
  var explainedConstraints: ExplainedConstraints?
  /// What the items ask for, until one of them changes.
  var itemFacts: [Layout.ItemFacts]?
  /// The guides whose insets are found while solving.
  var insetGuides: [InsetRows] = []
  /// What the rows of the root's guides have as parameters, if there are such guides.
  var rootInsets: RootInsets?
  /// The scroll views and what they have scrolled to.
  var scrolls: [ScrollPlace] = []
  /// The width of the device.
  private(set) var rootWidth = 0.0
  /// The places of views that have both constraints and a frame that was set by hand.
  private(set) var placedByHand: [Int] = []
  /// The rows that hold views at their frames, by view.
  var frameRows: [ObjectIdentifier: FrameRows] = [:]
  var changedFrames: [View] = []
  /// With the rows, because another engine may take the constraint for one of its own meanwhile.
  private var changes: [(constraint: LayoutConstraint, row: LayoutConstraint.Row)] = []
  /// Whether rows have been changed since they were solved.
  var hasChanges: Bool { !changes.isEmpty || !changedFrames.isEmpty || contentsAreStale }

  /// How many rows there are, those of contents and frames included.
  package var rowCount: Int { sources.count }

  struct Item {
    let handle: ItemHandle
    let variables: ItemVariables
    let alignment: EdgeInsets
    let isPart: Bool
  }

  /// Turns a tree into unknowns and rows.
  ///
  /// - Complexity: the number of items and constraints.
  package init(
    root: View, direction: UserInterfaceLayoutDirection, fitting: FittingTarget? = nil
  ) throws(LayoutError) {
    self.direction = direction
    self.fitting = fitting
    contentTraits = root.surroundings
    let tree = TreeOrder(root: root)
    let refusals = tree.items.flatMap(\.refusals)
    guard refusals.isEmpty else { throw .illegalConstraints(refusals.uniqued()) }
    outline = tree.outline
    // A guess that most trees keep below: copying all that has grown took a tenth of the time.
    let rowCount = tree.views.reduce(0) { $0 + $1.constraints.count } + 6 * tree.items.count
    system = ConstraintSystem(
      reservingVariables: 4 * tree.items.count, constraints: rowCount, terms: 3 * rowCount)
    sources.reserveCapacity(rowCount)
    constraintRows.reserveCapacity(rowCount)
    items.reserveCapacity(tree.items.count)
    for (slot, handle) in tree.items.enumerated() {
      items.append(try makeItem(handle, root: slot == 0))
    }
    contentSizes = Array(repeating: nil, count: items.count)
    unlistedPaths = pathsBeyondOutline()
    // A stack may ask for contents before their turn comes: none may be left over from another width.
    for view in tree.views where view.flowsText { view.flow(into: .infinity) }
    for view in tree.views where view.scrollGuides != nil {
      scrolls.append(ScrollPlace(slot: view.handle.slot, content: view.scrollGuides?.content?.handle.slot))
    }
    for view in tree.views {
      if view.isBuiltFromContents { isBuiltFromContents = true }
      if view.showsText { textSlots.append(view.handle.slot) }
      for constraint in view.constraints where !constraint.isPlaceholder || constraint.holdsOnCanvas {
        try add(constraint, heldBy: view)
      }
      for constraint in view.systemConstraints() { try add(constraint, heldBy: view, isSystem: true) }
      for guide in view.layoutGuides + view.hiddenGuides { try addRows(of: guide, in: view) }
      if view.isPart, view !== root { continue }
      if view !== root || fitting != nil { try addContent(of: view) }
      if view !== root {
        if view.translatesAutoresizingMaskIntoConstraints {
          try addFrame(of: view)
        } else if view.frameIsStated {
          placedByHand.append(view.handle.slot)
        }
      }
    }
    try addRowsOfParts()
    if let fitting { try addTarget(fitting) }
  }

  /// Remembers that a row has to be patched before the next solve.
  ///
  /// - Returns: whether the engine knows the row. It does not if another engine, that of a view around this
  ///   one's root or inside of it, has turned the same constraint into a row of its own since.
  func noteChange(of constraint: LayoutConstraint) -> Bool {
    guard let row = constraint.rows[direction], row.engine == ObjectIdentifier(self) else { return false }
    changes.append((constraint, row))
    return true
  }

  /// Remembers that a view with constraints was given a frame by hand as well.
  func noteHand(of view: View) {
    guard let slot = slot(of: view), slot > 0, !placedByHand.contains(slot) else { return }
    placedByHand.append(slot)
  }

  /// An item's place in this engine, whichever engine was built last; none where it is not in the tree.
  func slot(of item: LayoutItem) -> Int? {
    let handle = item.handle
    if items.indices.contains(handle.slot), items[handle.slot].handle === handle { return handle.slot }
    return items.firstIndex { $0.handle === handle }
  }

  /// Remembers that a view's content has to be asked for before the next solve.
  ///
  /// - Returns: whether the engine can go on with other contents.
  func noteContentChange(of view: View) -> Bool {
    // The size of a part is a matter of its control, which is told as well.
    if view.isPart { return true }
    let slot = view.handle.slot
    guard !isBuiltFromContents, slot < items.count, items[slot].handle === view.handle,
      contentSizes[slot] != ContentRows.none, contentSizes[slot] != nil,
      // What is aligned of a view is built into its rows.
      view.alignmentRectInsets == items[slot].alignment
    else { return false }
    contentsAreStale = true
    itemFacts = nil
    return true
  }

  /// Whether the engine holds with other traits of the same direction of text.
  func holds(with traits: Traits) -> Bool { !isBuiltFromContents || contentTraits == traits }

  /// Solves for a device and gives each item's edges in device pixels as they show, in the outline's order.
  ///
  /// - Complexity: O(items) after the first solve, where the device flips no inequality.
  package func solve(on device: Device) throws(LayoutError) -> [PixelEdges] {
    guard device.isUsable else { throw .unusableDevice(device) }
    try applyChanges()
    rootWidth = device.width
    do {
      try system.setValue(device.width, of: items[0].variables.width)
      try system.setValue(device.height, of: items[0].variables.height)
    } catch { throw .unsolved(error) }
    let rounding = PixelRounding(scale: device.scale)
    self.rounding = rounding
    let root = items[0].handle.item as? View
    let traits = root?.surroundings ?? contentTraits
    if contentsAreStale || contentTraits != traits {
      (contentsAreStale, contentTraits) = (false, traits)
      try refreshContents()
    } else {
      try resetFlow()
    }
    try solveWithInsets(safeArea: root?.controller?.safeArea(of: device) ?? device.safeAreaInsets)

    var edges: [PixelEdges] = []
    edges.reserveCapacity(outline.entries.count)
    for slot in outline.entries.indices {
      let frame = frameOfPart(at: slot, edges, scale: device.scale) ?? solvedFrame(at: slot)
      let rounded = rounding.edges(
        left: frame.minX, top: frame.minY, right: frame.minX + frame.width, bottom: frame.minY + frame.height)
      guard let rounded else { throw .outOfRange(path: outline.paths[slot]) }
      edges.append(rounded)
    }
    truncatedSlots = textSlots.filter { slot in
      let size = CGSize(
        width: CGFloat(edges[slot].width) / CGFloat(device.scale),
        height: CGFloat(edges[slot].height) / CGFloat(device.scale))
      return (items[slot].handle.item as? View)?.isTruncated(in: size) ?? false
    }
    try shift(&edges, by: scrolled(on: device))
    return edges
  }

  /// The root's size nearest to the target.
  func fittingSize() throws(LayoutError) -> CGSize {
    try solveWithInsets(safeArea: .zero)
    return solvedFrame(at: 0).size
  }

  func solveSystem() throws(LayoutError) {
    do { try system.solve() } catch { throw .unsolved(error) }
    solveCount += 1
  }

  /// Where an item lies in the root's space, before rounding: its aligned rectangle and what reaches beyond.
  func solvedFrame(at slot: Int) -> CGRect {
    let item = items[slot]
    let (variables, beyond) = (item.variables, item.alignment)
    return CGRect(
      x: value(variables.x) - beyond.left, y: value(variables.y) - beyond.top,
      width: max(0, value(variables.width)) + beyond.left + beyond.right,
      height: max(0, value(variables.height)) + beyond.top + beyond.bottom)
  }

  private func value(_ variable: Variable?) -> Double { variable.map(system.value(of:)) ?? 0 }

  private func makeItem(_ handle: ItemHandle, root: Bool) throws(LayoutError) -> Item {
    let view = handle.item as? View
    let alignment = root ? .zero : view?.alignmentRectInsets ?? .zero
    let isPart = view?.isPart ?? false
    guard root else {
      // What the system insets may turn inside out in a view that is smaller than its insets.
      let signed =
        (handle.item as? InsetGuide).map { $0.purpose != .scrollContent } ?? (handle.item is OffsetGuide)
      let variables = ItemVariables(in: system, smallestExtent: signed ? nil : 0)
      return Item(handle: handle, variables: variables, alignment: alignment, isPart: isPart)
    }
    do {
      let variables = try ItemVariables(rootIn: system, fitting: fitting != nil)
      return Item(handle: handle, variables: variables, alignment: alignment, isPart: isPart)
    } catch { throw .unsolved(error) }
  }

  private func applyChanges() throws(LayoutError) {
    if !changes.isEmpty { explainedConstraints = nil }
    defer { changes = [] }
    for (constraint, row) in changes {
      do {
        try system.setConstant(constraint.constant - row.shift, of: row.id)
        try system.setPriority(constraint.priority.engineValue, of: row.id)
      } catch { throw .refusedConstraint(constraint.pseudocode, error) }
    }
    try applyFrames()
  }

  /// Hands each item its frame in its parent's coordinates.
  func writeFrames(_ layout: Layout) {
    for slot in outline.entries.indices { items[slot].handle.item?.take(layout.frame(at: slot)) }
    for scroll in scrolls {
      guard let view = items[scroll.slot].handle.item as? ScrollView, let content = scroll.content else {
        continue
      }
      view.take(contentSize: layout.frame(at: content).size)
    }
  }

  /// The views in the outline's order; none where an item is a guide.
  var views: [View?] { outline.entries.indices.map { items[$0].handle.item as? View } }
}

extension [ConstraintRefusal] {
  /// Each refusal once: one between two items of the tree is noted with both.
  fileprivate func uniqued() -> [ConstraintRefusal] {
    var seen: Set<ConstraintRefusal> = []
    return filter { seen.insert($0).inserted }
  }
}
