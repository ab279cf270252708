import LayoutConstraintSolver
import Foundation

/// A tree's equations, open to questions and trial constraints: no view moves, no constraint is kept.
///
/// Tools that suggest constraints ask of each idea whether it is already so, whether it is still open, and
/// which constant would make it true. A gauge answers this: it is an unknown that equals whatever constant
/// the constraint would need. The tree must not change, nor another tree be laid out with views of this one,
/// while gauges are being made.
package final class LayoutProbe {
  /// What the equations say.
  package enum Basis {
    /// What the tree's constraints say, as in a layout.
    case constraints
    /// That every view lies where its frame is; guides follow from their constraints.
    case frames
  }

  /// A constraint that is demanded for the time being.
  package struct Handle {
    fileprivate let row: ConstraintID
  }

  /// A constraint that is measured.
  package struct Gauge {
    let variable: Variable
    fileprivate let row: ConstraintID
  }

  /// What the constraints leave open of an item.
  package struct Openness: Equatable {
    package let x: Bool
    package let y: Bool
    package let width: Bool
    package let height: Bool

    package var isOpen: Bool { count > 0 }
    /// How many of the four are open.
    package var count: Int { [x, y, width, height].count { $0 } }
  }

  let engine: LayoutEngine
  private let device: Device

  /// Turns a tree into equations and solves them.
  ///
  /// - Throws: ``LayoutError``.
  package init(root: View, device: Device, basis: Basis = .constraints) throws(LayoutError) {
    self.device = device
    root.adopt(device.traitCollection)
    engine = try LayoutEngine(root: root, direction: device.traitCollection.direction)
    if basis == .frames { try freeze(root) } else { try keepWhatStacksTakeOut(of: root) }
    try solve()
  }

  /// Solves again after gauges were made, held or released.
  package func solve() throws(LayoutError) {
    _ = try engine.solve(on: device)
    solveCount += 1
  }

  /// How often the tree was solved, for tests of what is not done.
  package private(set) var solveCount = 0

  /// The number of required constraints that were left out so that the others hold.
  package var conflictCount: Int { engine.system.conflicts.count }

  // MARK: Items

  /// Where an item's aligned rectangle lies in the root, before rounding.
  package func rect(of item: LayoutItem) -> CGRect {
    let entry = engine.items[item.handle.slot]
    let (frame, beyond) = (engine.solvedFrame(at: item.handle.slot), entry.alignment)
    return CGRect(
      x: frame.minX + beyond.left, y: frame.minY + beyond.top,
      width: frame.width - beyond.left - beyond.right, height: frame.height - beyond.top - beyond.bottom)
  }

  /// Where an item lies in the root, before rounding.
  package func frame(of item: LayoutItem) -> CGRect { engine.solvedFrame(at: item.handle.slot) }

  /// What of an item's place and size is left open.
  package func openness(of item: LayoutItem) -> Openness {
    let variables = engine.items[item.handle.slot].variables
    func isOpen(_ variable: Variable?) -> Bool { variable.map(engine.system.isAmbiguous) ?? false }
    return Openness(
      x: isOpen(variables.x), y: isOpen(variables.y), width: isOpen(variables.width),
      height: isOpen(variables.height))
  }

  // MARK: Gauges

  /// Measures a constraint between items of the tree, whether it is active or not.
  package func gauge(_ constraint: LayoutConstraint) throws(LayoutError) -> Gauge? {
    guard let (expression, shift) = expression(of: constraint) else { return nil }
    let variable = engine.system.addVariable()
    var terms = (0..<expression.count).map { expression[$0] }
    terms.append(LinearExpression.Term(-1, variable))
    do {
      let row = try engine.system.add(terms: terms, .equal, -shift)
      return Gauge(variable: variable, row: row)
    } catch { throw .refusedConstraint(constraint.pseudocode, error) }
  }

  /// The constant with which the constraint would hold exactly.
  package func constant(_ gauge: Gauge) -> Double { engine.system.value(of: gauge.variable) }

  /// Whether the equations leave that constant open.
  package func isOpen(_ gauge: Gauge) -> Bool { engine.system.isAmbiguous(gauge.variable) }

  /// Demands a constraint between items of the tree from the next solve on, whether it is active or not.
  ///
  /// - Returns: what ``release(_:)`` takes back; nil for a constraint whose items are in no tree.
  package func hold(_ constraint: LayoutConstraint) throws(LayoutError) -> Handle? {
    guard let (expression, shift) = expression(of: constraint) else { return nil }
    do {
      let row = Constraint(expression, .equal, constraint.constant - shift)
      return Handle(row: try engine.system.add(row))
    } catch { throw .refusedConstraint(constraint.pseudocode, error) }
  }

  /// A constraint's left side with all items brought there, and what baselines add to it.
  func expression(of constraint: LayoutConstraint) -> (LinearExpression, shift: Double)? {
    guard let holder = constraint.holder ?? constraint.closestCommonAncestor else { return nil }
    return engine.expression(of: constraint, heldBy: holder)
  }

  /// Demands a held constraint no more from the next solve on.
  package func release(_ handle: Handle) throws(LayoutError) { try remove(handle.row) }

  private func remove(_ row: ConstraintID) throws(LayoutError) {
    do { try engine.system.remove(row) } catch { throw .unsolved(error) }
  }

  /// Gives up a gauge.
  package func discard(_ gauge: Gauge) throws(LayoutError) { try remove(gauge.row) }

  // MARK: Frames

  /// Takes out what decides on views and holds each at its frame instead.
  private func freeze(_ root: View) throws(LayoutError) {
    do {
      for (id, source) in engine.sources {
        switch source {
        case .guide: continue
        case .constraint(let constraint) where constraint.placesOwnedGuide:
          // Frames may contradict what guides ask for; the frames count.
          let priority = min(constraint.priority.rawValue, 999)
          try engine.system.setPriority(LayoutPriority(priority).engineValue, of: id)
        default: try engine.system.remove(id)
        }
      }
      // Contents and baselines would have their rows patched in the next solve.
      (engine.contents, engine.flowing, engine.baselineRows, engine.partRows) = ([], [], [], [])
      for case let view? in engine.views where view !== root {
        let (rect, variables) = (alignedFrame(of: view, in: root), engine.items[view.handle.slot].variables)
        try pin(variables.x, at: rect.minX)
        try pin(variables.y, at: rect.minY)
        try pin(variables.width, at: rect.width)
        try pin(variables.height, at: rect.height)
      }
      for scroll in engine.scrolls {
        guard let content = scroll.content, let view = engine.items[scroll.slot].handle.item as? ScrollView
        else { continue }
        let size = view.canvasContentSize
        try pin(engine.items[content].variables.width, at: size.width)
        try pin(engine.items[content].variables.height, at: size.height)
      }
    } catch { throw .unsolved(error) }
  }

  /// Lets views that a stack view has taken out lie where their frames are, as far as nothing else is said: what
  /// is in them has to be settled all the same.
  private func keepWhatStacksTakeOut(of root: View) throws(LayoutError) {
    for case let view? in engine.views where view.isTakenOutByStack {
      let (rect, variables) = (alignedFrame(of: view, in: root), engine.items[view.handle.slot].variables)
      let values = [rect.minX, rect.minY, rect.width, rect.height]
      for (variable, value) in zip([variables.x, variables.y, variables.width, variables.height], values) {
        guard let variable else { continue }
        let row = Constraint(LinearExpression(1, variable), .equal, value, priority: Priority(0.001))
        do { try engine.system.add(row) } catch { throw .unsolved(error) }
      }
    }
  }

  private func alignedFrame(of view: View, in root: View) -> CGRect {
    let (frame, beyond) = (view.frame(in: root), engine.items[view.handle.slot].alignment)
    return CGRect(
      x: frame.minX + beyond.left, y: frame.minY + beyond.top,
      width: frame.width - beyond.left - beyond.right, height: frame.height - beyond.top - beyond.bottom)
  }

  private func pin(_ variable: Variable?, at value: Double) throws(SolverError) {
    guard let variable else { return }
    try engine.system.add(Constraint(LinearExpression(1, variable), .equal, value))
  }
}

extension LayoutConstraint {
  /// Whether the constraint is on a guide that a view owns and the system does not place.
  fileprivate var placesOwnedGuide: Bool {
    [first, second].contains { handle in
      guard let guide = handle?.item as? LayoutGuide, !(guide is InsetGuide) else { return false }
      return guide.owningView?.layoutGuides.contains { $0 === guide } ?? false
    }
  }
}
