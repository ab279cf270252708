import LayoutConstraintSolver
import Foundation

/// The rows that hold a guide at insets, and the insets that they hold it at.
struct InsetRows {
  let purpose: InsetGuide.Purpose
  /// The guide's own place.
  let slot: Int
  let owner: Int
  /// One for each of the purpose's parts.
  let ids: [ConstraintID]
  /// Whether the rows have the root's safe area and the system's side margin as parameters.
  let parameters: (safeArea: Bool, side: Bool)
  var insets = EdgeInsets.zero
  /// What the rows have as constants: the insets without what is a parameter.
  var constants = EdgeInsets.zero
}

/// The root's insets as parameters, so that another device is not another system of equations.
///
/// Rejected: constants for them, too, which had the engine compiled anew for every device.
struct RootInsets {
  let safeArea: [Variable]
  let side: Variable
}

/// Safe areas and margins of inner views depend on where these lie, and move what lies in them: the tree is
/// solved, the insets are read off it, and it is solved again until they stay, as UIKit does it.
extension LayoutEngine {
  /// How often the tree is solved for insets that begin where the last device left them.
  private static let fewRounds = 8
  /// How often for those that begin anew. Views that grow with their own insets can go on for ever; they are
  /// left where they are then.
  private static let mostRounds = 32

  func addInsets(of guide: InsetGuide, in view: View) throws(LayoutError) {
    let (own, owner) = (items[guide.handle.slot].variables, view.handle.slot)
    let outerSlot = guide.purpose == .contentMargins ? view.scrollGuides?.content?.handle.slot : nil
    let outer = items[outerSlot ?? owner].variables
    let isRoot = owner == 0 && fitting == nil
    var parameters = (safeArea: false, side: false)
    switch guide.purpose {
    case .safeArea, .topBar, .bottomBar, .keyboard: parameters = (isRoot, false)
    case .margins, .readable:
      parameters = (
        isRoot && view.insetsLayoutMarginsFromSafeArea, isRoot && view.margins.own == nil
      )
    case .contentMargins, .scrollFrame, .scrollContent: break
    }
    let root = parameters == (false, false) ? nil : try rootInsetParameters()
    var ids: [ConstraintID] = []
    for part in guide.purpose.parts {
      var row = RowBuilder(holder: owner)
      row.add(1, part.own, of: guide.handle.slot, own)
      row.add(-1, part.outer, of: outerSlot ?? owner, outer)
      var expression = row.expression(inside: items[owner].variables, part.own)
      if let root {
        for (edge, share) in part.shares.enumerated() where share != 0 {
          if parameters.safeArea { expression.add(-share, root.safeArea[edge]) }
          if parameters.side, edge == 1 || edge == 3 { expression.add(-share, root.side) }
        }
      }
      ids.append(try addRow(expression, .equal, 0, .required, .guide(guide)))
    }
    insetGuides.append(
      InsetRows(
        purpose: guide.purpose, slot: guide.handle.slot, owner: owner, ids: ids, parameters: parameters))
    // Most margins touch no safe area, and then the first solve is right already.
    if guide.purpose == .margins, !isRoot {
      try patch(insetGuides.count - 1, ownMargins(of: view, .zero, root: false), .zero, side: 0)
    }
  }

  private func rootInsetParameters() throws(LayoutError) -> RootInsets {
    if let rootInsets { return rootInsets }
    do {
      var safeArea: [Variable] = []
      for _ in 0..<4 { safeArea.append(try system.addParameter(0)) }
      let made = RootInsets(safeArea: safeArea, side: try system.addParameter(0))
      rootInsets = made
      return made
    } catch { throw .unsolved(error) }
  }

  func solveWithInsets(safeArea: EdgeInsets) throws(LayoutError) {
    let area = safeArea + ((items[0].handle.item as? View)?.additionalSafeArea ?? .zero)
    (items[0].handle.item as? View)?.margins.safeArea = area
    let isPlain = insetGuides.isEmpty && scrolls.isEmpty
    if !isPlain {
      try setRootParameters(area)
      // The frames of the device before tell most insets of the next one right.
      if solveCount > 0 { _ = try updateInsets(area) }
    }
    if try settles(area, isPlain, within: LayoutEngine.fewRounds) { return }
    // What does not settle soon would depend on the devices before.
    try forgetInsets(area)
    if try !settles(area, isPlain, within: LayoutEngine.mostRounds) { try solveSystem() }
  }

  /// Solves until insets, texts and parts stay as they are.
  private func settles(_ area: EdgeInsets, _ isPlain: Bool, within rounds: Int) throws(LayoutError) -> Bool {
    for round in 0..<rounds {
      try solveSystem()
      let moved = isPlain ? false : try updateInsets(area)
      // Lines are measured once the insets are at rest, or a width that is still wrong would stay with them;
      // but insets that never come to rest must not leave texts without their lines.
      let waits = moved && round < rounds / 2
      let flowed = try waits ? false : updateFlow()
      let shifted = try updateParts()
      if !moved, !flowed, !shifted { return true }
    }
    return false
  }

  /// Takes everything that is found while solving back to nothing.
  private func forgetInsets(_ area: EdgeInsets) throws(LayoutError) {
    for index in scrolls.indices { scrolls[index].offset = .zero }
    for index in insetGuides.indices { try patch(index, .zero, area, side: systemSide) }
    try resetFlow()
    try resetParts()
  }

  private func setRootParameters(_ area: EdgeInsets) throws(LayoutError) {
    guard let rootInsets else { return }
    do {
      for (variable, inset) in zip(rootInsets.safeArea, area.all) {
        try system.setValue(inset, of: variable)
      }
      try system.setValue(systemSide, of: rootInsets.side)
    } catch { throw .unsolved(error) }
  }

  private var systemSide: Double { View.rootMargins(width: rootWidth).left }

  /// Finds all insets from the frames at hand and patches the rows.
  ///
  /// - Returns: whether any of them has changed.
  private func updateInsets(_ area: EdgeInsets) throws(LayoutError) -> Bool {
    var finder = InsetFinder(engine: self, rootArea: area)
    var changed = false
    for index in scrolls.indices {
      let offset = finder.offset(of: scrolls[index])
      if offset != scrolls[index].offset { (scrolls[index].offset, changed) = (offset, true) }
    }
    for index in insetGuides.indices {
      if try patch(index, finder.insets(of: insetGuides[index]), area, side: systemSide) { changed = true }
    }
    return changed
  }

  /// Sets the constants of a guide's rows so that, with the parameters, they give the insets.
  ///
  /// - Returns: whether the insets are others than before.
  @discardableResult
  private func patch(
    _ index: Int, _ insets: EdgeInsets, _ area: EdgeInsets, side: Double
  ) throws(LayoutError) -> Bool {
    let guide = insetGuides[index]
    var constants = insets
    if guide.parameters.safeArea { constants = constants - area }
    if guide.parameters.side { constants = constants - EdgeInsets(left: side, right: side) }
    let changed = insets != guide.insets
    insetGuides[index].insets = insets
    guard constants != guide.constants else { return changed }
    insetGuides[index].constants = constants
    for (id, part) in zip(guide.ids, guide.purpose.parts) {
      let constant = zip(part.shares, constants.all).reduce(0) { $0 + $1.0 * $1.1 }
      do { try system.setConstant(constant, of: id) } catch { throw .unsolved(error) }
    }
    return true
  }

  func ownMargins(of view: View, _ safeArea: EdgeInsets, root: Bool) -> EdgeInsets {
    let own: EdgeInsets
    switch view.margins.own {
    case .fixed(let insets): own = insets
    case .directional(let insets):
      let rightToLeft = view.semanticContentAttribute.direction(in: direction) == .rightToLeft
      own = insets.resolved(rightToLeft: rightToLeft)
    case nil:
      own = root && fitting == nil ? View.rootMargins(width: rootWidth) : view.systemMargins(width: rootWidth)
    }
    return view.insetsLayoutMarginsFromSafeArea ? own + safeArea : own
  }
}

extension InsetGuide.Purpose {
  /// A part of a guide that is tied to a part of the view around it.
  fileprivate struct Part {
    let own: LayoutConstraint.Attribute
    let outer: LayoutConstraint.Attribute
    /// How much of the top, left, bottom and right inset is added.
    let shares: [Double]

    init(_ own: LayoutConstraint.Attribute, _ outer: LayoutConstraint.Attribute, _ shares: [Double] = []) {
      (self.own, self.outer) = (own, outer)
      self.shares = shares.isEmpty ? [0, 0, 0, 0] : shares
    }
  }

  fileprivate var parts: [Part] {
    switch self {
    case .topBar: Self.topBarParts
    case .bottomBar, .keyboard: Self.bottomBarParts
    // The size of the content is what its constraints make it.
    case .scrollContent: Self.originParts
    default: Self.insetParts
    }
  }

  private static let originParts = [Part(.left, .left), Part(.top, .top)]
  private static let topBarParts = [
    Part(.left, .left), Part(.width, .width), Part(.top, .top), Part(.bottom, .top, [1, 0, 0, 0]),
  ]
  private static let bottomBarParts = [
    Part(.left, .left), Part(.width, .width), Part(.bottom, .bottom), Part(.top, .bottom, [0, 0, -1, 0]),
  ]
  private static let insetParts = [
    Part(.left, .left, [0, 1, 0, 0]), Part(.top, .top, [1, 0, 0, 0]),
    Part(.width, .width, [0, -1, 0, -1]), Part(.height, .height, [-1, 0, -1, 0]),
  ]
}
