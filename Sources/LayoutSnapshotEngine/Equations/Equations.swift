import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

/// The unknowns of a tree's items and all rows between them, with what each row was made from.
///
/// Everything else of an engine adds rows here, patches their constants, and reads the solution.
package final class Equations {
  package let system: ConstraintSystem
  /// The direction of text that the rows are made for.
  let direction: UserInterfaceLayoutDirection
  private(set) var items: [Item] = []
  /// In the order of the rows.
  private(set) var sources: [(id: ConstraintID, source: RowSource)] = []
  /// How often they have been solved.
  private(set) var solveCount = 0
  /// The items by identity, for those whose handles another engine has numbered since.
  private lazy var slots: [ObjectIdentifier: Int] = Dictionary(
    uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1.handle), $0) })

  /// An item and its unknowns.
  struct Item {
    let handle: ItemHandle
    let variables: ItemVariables
    let nature: ItemNature
    /// The place of the superview, or of a guide's owner.
    let parent: Int?

    var isPart: Bool { nature.features.contains(.isPart) }
    var alignment: EdgeInsets { nature.alignment }
    var item: (any EngineItem)? { handle.item }
  }

  /// Gives every item its unknowns.
  ///
  /// - Parameter isRootOpen: whether the root's extent is sought, and not given.
  init(
    of tree: ItemTree, direction: UserInterfaceLayoutDirection, isRootOpen: Bool, reservingRows rowCount: Int
  ) throws(EngineError) {
    self.direction = direction
    let count = tree.handles.count
    system = ConstraintSystem(reservingVariables: 4 * count, constraints: rowCount, terms: 3 * rowCount)
    sources.reserveCapacity(rowCount)
    items.reserveCapacity(count)
    for (slot, handle) in tree.handles.enumerated() { handle.slot = slot }
    let entries = tree.outline.entries
    for (slot, handle) in tree.handles.enumerated() {
      let parent = slot < entries.count ? entries[slot].parent : handle.item?.parentHandle?.slot
      items.append(try makeItem(handle, parent: parent, root: slot == 0, isRootOpen))
    }
  }

  private func makeItem(
    _ handle: ItemHandle, parent: Int?, root: Bool, _ isRootOpen: Bool
  ) throws(EngineError) -> Item {
    let nature = handle.item?.nature ?? ItemNature(.guide)
    guard root else {
      let variables = ItemVariables(in: system, smallestExtent: nature.mayBeInsideOut ? nil : 0)
      return Item(handle: handle, variables: variables, nature: nature, parent: parent)
    }
    do {
      // What reaches beyond a root is nobody's matter: a device is filled by its frame.
      let own = ItemNature(nature.kind, features: nature.features)
      let variables = try ItemVariables(rootIn: system, fitting: isRootOpen)
      return Item(handle: handle, variables: variables, nature: own, parent: nil)
    } catch { throw .unsolved(error) }
  }

  /// An item's place in this engine, whichever engine was built last; none where it is not in the tree.
  func slot(of handle: ItemHandle) -> Int? {
    let hint = handle.slot
    if hint < items.count, items[hint].handle === handle { return hint }
    return slots[ObjectIdentifier(handle)]
  }

  // MARK: Rows

  @discardableResult
  func addRow(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double,
    _ priority: Priority = .required, _ source: RowSource
  ) throws(EngineError) -> ConstraintID {
    do {
      let id = try system.add(Constraint(expression, relation, constant, priority: priority))
      sources.append((id, source))
      return id
    } catch { throw .refusedConstraint(source.pseudocode, error) }
  }

  func setConstant(_ constant: Double, of id: ConstraintID) throws(EngineError) {
    do { try system.setConstant(constant, of: id) } catch { throw .unsolved(error) }
  }

  func remove(_ id: ConstraintID) throws(EngineError) {
    do { try system.remove(id) } catch { throw .unsolved(error) }
  }

  /// What a row was made from.
  func source(of id: ConstraintID) -> RowSource? {
    // Rows are numbered as they are added, so the list is sorted.
    var (low, high) = (0, sources.count)
    while low < high {
      let middle = (low + high) / 2
      if sources[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < sources.count && sources[low].id == id ? sources[low].source : nil
  }

  // MARK: The solution

  func solve() throws(EngineError) {
    do { try system.solve() } catch { throw .unsolved(error) }
    solveCount += 1
  }

  /// Where an item lies in the root's space, before rounding: its aligned rectangle and what reaches beyond.
  func frame(at slot: Int) -> CGRect {
    let (variables, beyond) = (items[slot].variables, items[slot].alignment)
    return CGRect(
      x: value(variables.x) - beyond.left, y: value(variables.y) - beyond.top,
      width: max(0, value(variables.width)) + beyond.left + beyond.right,
      height: max(0, value(variables.height)) + beyond.top + beyond.bottom)
  }

  private func value(_ variable: Variable?) -> Double { variable.map(system.value(of:)) ?? 0 }
}

extension ItemNature {
  /// Whether the extent may be below 0: what the system insets can be turned inside out in a view that is smaller
  /// than its insets, and a distance is one way or the other.
  fileprivate var mayBeInsideOut: Bool {
    switch kind {
    case .view, .guide, .inset(.scrollContent): false
    case .inset, .distance: true
    }
  }
}
