import ConstraintSolver
import Graphics

/// The unknowns and rows of one tree, built once and solved for as many devices as are asked for.
///
/// A device is two parameters, so that another one costs a re-solve and nothing more. Changing a
/// constant or a priority patches a row. Anything else - a view that comes or goes, a constraint that is
/// activated - makes ``View/discardEngines()`` throw the engine away.
package final class LayoutEngine {
  /// How often the engine has been solved.
  package private(set) var solveCount = 0

  /// What does not change from device to device: every item's name, class and parent.
  let outline: Layout.Outline

  private let system = ConstraintSystem()
  private var items: [Item] = []
  private var changes: [(constraint: LayoutConstraint, id: ConstraintID)] = []

  private struct Item {
    let handle: ItemHandle
    let variables: ItemVariables
  }

  init(root: View) throws(LayoutError) {
    let tree = TreeOrder(root: root)
    let refusals = tree.items.flatMap(\.refusals)
    guard refusals.isEmpty else { throw .illegalConstraints(refusals.uniqued()) }
    outline = tree.outline
    items.reserveCapacity(tree.items.count)
    for (slot, handle) in tree.items.enumerated() {
      items.append(Item(handle: handle, variables: try variables(root: slot == 0)))
    }
    for view in tree.views {
      for constraint in view.constraints { try add(constraint, heldBy: view) }
      if view !== root, view.translatesAutoresizingMaskIntoConstraints { try addFrame(of: view) }
    }
  }

  /// Remembers that a row has to be patched before the next solve.
  ///
  /// - Returns: whether the engine knows the row. It does not if another engine, that of a view around this
  ///   one's root or inside of it, has turned the same constraint into a row of its own since.
  func noteChange(of constraint: LayoutConstraint) -> Bool {
    guard let row = constraint.row, row.engine == ObjectIdentifier(self) else { return false }
    changes.append((constraint, row.id))
    return true
  }

  /// Solves for a device and gives each item's edges in device pixels, in the outline's order.
  ///
  /// - Complexity: O(items) after the first solve, where the device flips no inequality.
  func solve(on device: Device) throws(LayoutError) -> [PixelEdges] {
    guard device.isUsable else { throw .unusableDevice(device) }
    try applyChanges()
    do {
      try system.setValue(device.width, of: items[0].variables.width)
      try system.setValue(device.height, of: items[0].variables.height)
      try system.solve()
    } catch { throw .unsolved(error) }
    solveCount += 1

    let rounding = PixelRounding(scale: device.scale)
    var edges: [PixelEdges] = []
    edges.reserveCapacity(items.count)
    for (slot, item) in items.enumerated() {
      let (x, y) = (value(item.variables.x), value(item.variables.y))
      let rounded = rounding.edges(
        left: x, top: y, right: x + value(item.variables.width), bottom: y + value(item.variables.height))
      guard let rounded else { throw .outOfRange(path: outline.paths[slot]) }
      edges.append(rounded)
    }
    return edges
  }

  // MARK: Rows

  private func variables(root: Bool) throws(LayoutError) -> ItemVariables {
    guard root else { return ItemVariables(in: system) }
    do { return try ItemVariables(rootIn: system) } catch { throw .unsolved(error) }
  }

  private func add(_ constraint: LayoutConstraint, heldBy holder: View) throws(LayoutError) {
    guard let first = constraint.first else { return }
    var row = RowBuilder(holder: holder.handle.slot)
    row.add(1, constraint.firstAttribute, of: first.slot, items[first.slot].variables)
    if let second = constraint.second {
      let variables = items[second.slot].variables
      row.add(-constraint.multiplier, constraint.secondAttribute, of: second.slot, variables)
    }
    let expression = row.expression(inside: items[holder.handle.slot].variables, constraint.firstAttribute)
    do {
      let id = try system.add(
        Constraint(
          expression, constraint.relation.engineValue, constraint.constant,
          priority: constraint.priority.engineValue))
      constraint.row = (ObjectIdentifier(self), id)
    } catch { throw .refusedConstraint(constraint.pseudocode, error) }
  }

  /// Holds a view whose frame was given, not constrained, at that frame in its superview.
  private func addFrame(of view: View) throws(LayoutError) {
    guard let superview = view.superview else { return }
    let (own, frame) = (items[view.handle.slot].variables, view.givenFrame)
    let values = [
      (LayoutConstraint.Attribute.left, frame.minX), (.top, frame.minY),
      (.width, frame.width), (.height, frame.height),
    ]
    for (attribute, value) in values {
      var row = RowBuilder(holder: superview.handle.slot)
      row.add(1, attribute, of: view.handle.slot, own)
      let expression = row.expression(inside: items[superview.handle.slot].variables, attribute)
      do { try system.add(Constraint(expression, .equal, value)) } catch {
        throw .refusedConstraint("the frame of \(view.readableName)", error)
      }
    }
  }

  private func applyChanges() throws(LayoutError) {
    defer { changes = [] }
    for (constraint, id) in changes {
      do {
        try system.setConstant(constraint.constant, of: id)
        try system.setPriority(constraint.priority.engineValue, of: id)
      } catch { throw .refusedConstraint(constraint.pseudocode, error) }
    }
  }

  private func value(_ variable: Variable?) -> Double { variable.map(system.value(of:)) ?? 0 }

  /// Hands each item its frame in its parent's coordinates.
  func writeFrames(_ layout: Layout) {
    for (slot, item) in items.enumerated() { item.handle.item?.take(layout.frame(at: slot)) }
  }

  /// How each item looks at this moment, in the outline's order.
  func appearances() -> [Appearance] {
    items.map { $0.handle.item?.appearance ?? Appearance(background: nil) }
  }
}

extension LayoutConstraint.Relation {
  fileprivate var engineValue: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
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
