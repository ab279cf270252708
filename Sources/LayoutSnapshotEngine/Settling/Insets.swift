import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

/// The guides that lie at insets of their views, and the rows that hold them there.
///
/// Safe areas and margins of inner views depend on where these lie, and move what lies in them: the tree is
/// solved, the insets are read off it, and it is solved again until they stay, as UIKit does it.
///
/// The root's insets are parameters, so that another device is not another system of equations. Rejected: constants
/// for them, too, which had the solver compile anew for every device.
final class Insets {
  private let equations: Equations
  private let scrolling: Scrolling
  private let isFitting: Bool
  private(set) var guides: [Guide] = []
  private var root: RootParameters?
  /// What bars and sensors cover of the root.
  private var rootArea = EdgeInsets.zero
  private var room = MarginRoom.none

  /// A guide with the rows that hold it, and the insets that they hold it at.
  struct Guide {
    let purpose: InsetPurpose
    /// The guide's own place.
    let slot: Int
    let owner: Int
    /// One for each of the purpose's parts.
    fileprivate let ids: [ConstraintID]
    /// Whether the rows have the root's safe area and the system's side margin as parameters.
    fileprivate let parameters: (safeArea: Bool, side: Bool)
    fileprivate(set) var insets = EdgeInsets.zero
    /// What the rows have as constants: the insets without what is a parameter.
    fileprivate var constants = EdgeInsets.zero
  }

  private struct RootParameters {
    let safeArea: [Variable]
    let side: Variable
  }

  init(_ equations: Equations, _ scrolling: Scrolling, isFitting: Bool) {
    (self.equations, self.scrolling, self.isFitting) = (equations, scrolling, isFitting)
  }

  /// Holds a guide at insets of the view that owns it.
  func add(_ purpose: InsetPurpose, _ slot: Int, ownedBy owner: Int) throws(EngineError) {
    let items = equations.items
    let outer = (purpose == .contentMargins ? scrolling.content(of: owner) : nil) ?? owner
    let isRoot = owner == 0 && !isFitting
    let margins = equations.item(at: owner)?.statedMargins(in: room) ?? .none
    var parameters = (safeArea: false, side: false)
    switch purpose {
    case .safeArea, .topBar, .bottomBar, .keyboard: parameters = (isRoot, false)
    case .margins, .readable: parameters = (isRoot && margins.addsSafeArea, isRoot && margins.own.isOfSystem)
    case .contentMargins, .scrollFrame, .scrollContent: break
    }
    let root = parameters == (false, false) ? nil : try rootParameters()
    var ids: [ConstraintID] = []
    for part in purpose.parts {
      var row = RowBuilder(holder: owner)
      row.add(1, part.own, of: slot, items[slot].variables)
      row.add(-1, part.outer, of: outer, items[outer].variables)
      var expression = row.expression(inside: items[owner].variables, part.own)
      if let root {
        for (edge, share) in part.shares.enumerated() where share != 0 {
          if parameters.safeArea { expression.add(-share, root.safeArea[edge]) }
          if parameters.side, edge == 1 || edge == 3 { expression.add(-share, root.side) }
        }
      }
      ids.append(try equations.addRow(expression, .equal, 0, .required, .guide(equations.handle(at: slot))))
    }
    guides.append(Guide(purpose: purpose, slot: slot, owner: owner, ids: ids, parameters: parameters))
    // Most margins touch no safe area, and then the first solve is right already.
    if purpose == .margins, !isRoot {
      let insets = finder().own(margins, at: owner, .zero, asRoot: false)
      try patch(guides.count - 1, insets, .zero, side: 0)
    }
  }

  private func rootParameters() throws(EngineError) -> RootParameters {
    if let root { return root }
    do {
      var safeArea: [Variable] = []
      for _ in 0..<4 { safeArea.append(try equations.system.addParameter(0)) }
      let made = RootParameters(safeArea: safeArea, side: try equations.system.addParameter(0))
      root = made
      return made
    } catch { throw .unsolved(error) }
  }

  /// Goes by another safe area of the root, and by the room of another device, from now on.
  func begin(rootArea: EdgeInsets, room: MarginRoom) throws(EngineError) {
    (self.rootArea, self.room) = (rootArea, room)
    guard let root else { return }
    do {
      for (variable, inset) in zip(root.safeArea, rootArea.all) {
        try equations.system.setValue(inset, of: variable)
      }
      try equations.system.setValue(side, of: root.side)
    } catch { throw .unsolved(error) }
  }

  /// Finds all insets, and how far is scrolled, from the frames at hand, and patches the rows.
  ///
  /// - Returns: whether any of them has changed.
  func settle() throws(EngineError) -> Bool {
    var finder = finder()
    var changed = scrolling.settle(&finder)
    for index in guides.indices {
      let insets = finder.insets(for: guides[index].purpose, at: guides[index].owner)
      if try patch(index, insets, rootArea, side: side) { changed = true }
    }
    return changed
  }

  /// Takes all insets back to nothing.
  func reset() throws(EngineError) {
    for index in guides.indices { try patch(index, .zero, rootArea, side: side) }
  }

  /// The margin that the system gives the root at its sides.
  private var side: Double { EdgeInsets.rootMargins(in: room).left }

  private func finder() -> InsetFinder {
    InsetFinder(equations, scrolling, rootArea: rootArea, room: room, isFitting: isFitting)
  }

  /// Sets the constants of a guide's rows so that, with the parameters, they give the insets.
  ///
  /// - Returns: whether the insets are others than before.
  @discardableResult
  private func patch(
    _ index: Int, _ insets: EdgeInsets, _ area: EdgeInsets, side: Double
  ) throws(EngineError) -> Bool {
    let guide = guides[index]
    var constants = insets
    if guide.parameters.safeArea { constants = constants - area }
    if guide.parameters.side { constants = constants - EdgeInsets(left: side, right: side) }
    let changed = insets != guide.insets
    guides[index].insets = insets
    guard constants != guide.constants else { return changed }
    for (id, part) in zip(guide.ids, guide.purpose.parts) {
      let constant = zip(part.shares, constants.all).reduce(0) { $0 + $1.0 * $1.1 }
      try equations.setConstant(constant, of: id)
    }
    guides[index].constants = constants
    return true
  }
}
