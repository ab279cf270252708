import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

/// The unknowns of a tree's items and all rows between them, with what each row was made from.
///
/// Everything else of an engine adds rows here, patches their constants, and reads the solution.
final class Equations {
  private(set) var system: ConstraintSystem
  /// The direction of text that the rows are made for.
  let direction: UserInterfaceLayoutDirection
  private(set) var items: [Item] = []
  /// What each item is; asked for while rows are made, and no more.
  private(set) var kinds: [ItemNature.Kind] = []
  private let handles: [ItemHandle]
  /// In the order of the rows.
  private(set) var sources: [(id: ConstraintID, source: RowSource)] = []
  /// How often they have been solved.
  private(set) var solveCount = 0
  /// The items by identity, for those whose handles another engine has numbered since.
  private lazy var slots: [ObjectIdentifier: Int] = Dictionary(
    uniqueKeysWithValues: handles.enumerated().map { (ObjectIdentifier($1), $0) })

  /// An item's unknowns and what does not change of it. No object is in it: what is read by the million must not
  /// count references.
  struct Item {
    let variables: ItemVariables
    let alignment: EdgeInsets
    let features: ItemNature.Features
    /// The place of the superview, or of a guide's owner.
    let parent: Int?
  }

  /// Gives every item its unknowns.
  ///
  /// - Parameter isRootOpen: whether the root's extent is sought, and not given.
  init(
    of tree: ItemTree, direction: UserInterfaceLayoutDirection, isRootOpen: Bool, reservingRows rowCount: Int
  ) throws(EngineError) {
    self.direction = direction
    handles = tree.handles
    let count = tree.handles.count
    system = ConstraintSystem(reservingVariables: 4 * count, constraints: rowCount, terms: 3 * rowCount)
    sources.reserveCapacity(rowCount)
    items.reserveCapacity(count)
    kinds.reserveCapacity(count)
    for (slot, handle) in tree.handles.enumerated() { handle.slot = slot }
    let entries = tree.outline.entries
    for (slot, handle) in tree.handles.enumerated() {
      let parent = unsafe slot < entries.count ? entries[slot].parent : handle.item?.parentHandle?.slot
      let nature = unsafe handle.item?.nature ?? ItemNature(.guide)
      items.append(
        try makeItem(
          nature, parent: slot == 0 ? nil : parent, root: slot == 0, isRootOpen,
          isListed: slot < entries.count))
      kinds.append(nature.kind)
    }
  }

  private func makeItem(
    _ nature: ItemNature, parent: Int?, root: Bool, _ isRootOpen: Bool, isListed: Bool
  ) throws(EngineError) -> Item {
    guard root else {
      do {
        let variables = try ItemVariables(
          in: system, smallestExtent: nature.mayBeInsideOut ? nil : 0,
          rank: OpenPlaces.rankOfExtents(at: items.count, isListed: isListed))
        return Item(
          variables: variables, alignment: nature.alignment, features: nature.features, parent: parent)
      } catch { throw .unsolved(error) }
    }
    do {
      // What reaches beyond a root is nobody's matter: a device is filled by its frame.
      let variables = try ItemVariables(rootIn: system, fitting: isRootOpen)
      return Item(variables: variables, alignment: .zero, features: nature.features, parent: nil)
    } catch { throw .unsolved(error) }
  }

  /// The item at a place; none where it is gone.
  func item(at slot: Int) -> (any EngineItem)? { unsafe handles[slot].item }

  /// What stands for an item in rows and in words.
  func handle(at slot: Int) -> ItemHandle { handles[slot] }

  /// Whether the item at a place is a view, and so has a content, insets and parts.
  func isView(at slot: Int) -> Bool { if case .view = kinds[slot] { true } else { false } }

  /// An item's place in this engine, whichever engine was built last; none where it is not in the tree.
  @inline(__always)
  func slot(of handle: ItemHandle) -> Int? {
    let hint = handle.slot
    if hint < handles.count, handles[hint] === handle { return hint }
    return sought(handle)
  }

  @inline(never)
  private func sought(_ handle: ItemHandle) -> Int? { slots[ObjectIdentifier(handle)] }

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

  /// Solves with a system that was compiled for the same rows, if there is one, and gives it back.
  func withCompiledSystem<Value>(_ body: () throws(EngineError) -> Value) throws(EngineError) -> Value {
    let (own, compiled) = (system, FittingSystems.take(like: system))
    if let compiled { system = compiled }
    let value = try body()
    FittingSystems.keep(system)
    // One that is kept is no longer this engine's.
    system = compiled == nil ? ConstraintSystem() : own
    return value
  }

  func solve() throws(EngineError) {
    do { try system.solveCounted() } catch { throw .unsolved(error, rows: words(for: error)) }
    solveCount += 1
  }

  /// What the solver's numbers stand for.
  private func words(for error: SolverError) -> [String] {
    error.constraints.map { id in
      // What has no source holds something at its place while something else is tried.
      "constraint \(id.serial): \(source(of: id)?.pseudocode ?? "a value that is tried")"
    }
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
