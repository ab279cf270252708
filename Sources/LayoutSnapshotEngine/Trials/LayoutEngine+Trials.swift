import LayoutConstraintSolver
import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// Rows for the time being: what tools try, measure and take back. No item hears of them.
extension LayoutEngine {
  /// A constraint that is demanded for the time being.
  package struct Hold {
    fileprivate let row: ConstraintID
  }

  /// A constraint that is measured: an unknown that equals whatever constant it would need.
  package struct Gauge {
    fileprivate let variable: Variable
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

  /// The number of required constraints that were left out so that the others hold.
  package var conflictCount: Int { equations.system.conflicts.count }

  /// Where an item lies in the root, before rounding.
  package func frame(at slot: Int) -> CGRect { equations.frame(at: slot) }

  /// Where an item's aligned rectangle lies in the root, before rounding.
  package func alignedFrame(at slot: Int) -> CGRect {
    aligned(equations.frame(at: slot), at: slot)
  }

  /// What of an item's place and size is left open.
  package func openness(at slot: Int) -> Openness {
    let variables = equations.items[slot].variables
    func isOpen(_ variable: Variable?) -> Bool { variable.map(equations.system.isAmbiguous) ?? false }
    return Openness(
      x: isOpen(variables.x), y: isOpen(variables.y), width: isOpen(variables.width),
      height: isOpen(variables.height))
  }

  // MARK: Measuring and demanding

  /// Measures a constraint, whether it is active or not, from the next solve on; none for one whose items are in
  /// another tree.
  ///
  /// - Parameter holder: the item that holds it, or would.
  package func gauge(
    _ constraint: any EngineConstraint, heldBy holder: any EngineItem
  ) throws(EngineError) -> Gauge? {
    guard let (expression, shift) = expression(of: constraint, heldBy: holder) else { return nil }
    let variable = equations.system.addVariable()
    var terms = (0..<expression.count).map { expression[$0] }
    terms.append(LinearExpression.Term(-1, variable))
    do {
      let row = try equations.system.add(terms: terms, .equal, -shift)
      return Gauge(variable: variable, row: row)
    } catch { throw .refusedConstraint(constraint.pseudocode, error) }
  }

  /// The constant with which the constraint would hold exactly.
  package func constant(_ gauge: Gauge) -> Double { equations.system.value(of: gauge.variable) }

  /// Whether the equations leave that constant open.
  package func isOpen(_ gauge: Gauge) -> Bool { equations.system.isAmbiguous(gauge.variable) }

  /// Gives up a gauge.
  package func discard(_ gauge: Gauge) throws(EngineError) { try equations.remove(gauge.row) }

  /// Demands a constraint from the next solve on, whether it is active or not.
  ///
  /// - Returns: what ``release(_:)`` takes back; nil for a constraint whose items are in another tree.
  package func hold(
    _ constraint: any EngineConstraint, heldBy holder: any EngineItem
  ) throws(EngineError) -> Hold? {
    guard let (expression, shift) = expression(of: constraint, heldBy: holder) else { return nil }
    do {
      let row = Constraint(expression, .equal, constraint.form.constant - shift)
      return Hold(row: try equations.system.add(row))
    } catch { throw .refusedConstraint(constraint.pseudocode, error) }
  }

  /// Demands a held constraint no more from the next solve on.
  package func release(_ hold: Hold) throws(EngineError) { try equations.remove(hold.row) }

  func expression(
    of constraint: any EngineConstraint, heldBy holder: any EngineItem
  ) -> (expression: LinearExpression, shift: Double)? {
    slot(of: holder).flatMap {
      equations.expression(of: constraint.form, heldBy: $0, rightToLeft: equations.isRightToLeft(in: $0))
    }
  }

  // MARK: Other solutions

  /// Finds another solution in which an ambiguous item lies elsewhere, always the same one.
  ///
  /// - Returns: the edges of all items, or nil where nothing is ambiguous.
  package func otherSolution(
    at slot: Int, for surroundings: Surroundings
  ) throws(EngineError) -> [PixelEdges]? {
    var rows: [ConstraintID] = []
    for variable in equations.items[slot].variables.all where equations.system.isAmbiguous(variable) {
      let other = equations.system.value(of: variable) + LayoutEngine.exercise
      rows.append(try pin(variable, at: other, LayoutEngine.weakest))
    }
    guard !rows.isEmpty else { return nil }
    let edges: [PixelEdges]
    do { edges = try solve(for: surroundings) } catch {
      for row in rows { try equations.remove(row) }
      throw error
    }
    for row in rows { try equations.remove(row) }
    return edges
  }

  /// How far ambiguous views are moved to show that they are, in points.
  private static var exercise: Double { 20 }
  /// A priority below all that anyone gives.
  private static var weakest: Priority { 0.001 }

  // MARK: Frames

  /// Holds an item where its frame in the root says.
  func hold(_ slot: Int, at frame: CGRect, _ priority: Priority) throws(EngineError) {
    let (rect, variables) = (aligned(frame, at: slot), equations.items[slot].variables)
    for (variable, value) in [(variables.x, rect.minX), (variables.y, rect.minY)] {
      if let variable { try pin(variable, at: value, priority) }
    }
    try pin(variables.width, at: rect.width, priority)
    try pin(variables.height, at: rect.height, priority)
  }

  @discardableResult
  func pin(_ variable: Variable, at value: Double, _ priority: Priority) throws(EngineError) -> ConstraintID {
    do {
      return try equations.system.add(
        Constraint(LinearExpression(1, variable), .equal, value, priority: priority))
    } catch { throw .unsolved(error) }
  }

  private func aligned(_ frame: CGRect, at slot: Int) -> CGRect {
    let beyond = equations.items[slot].alignment
    return CGRect(
      x: frame.minX + beyond.left, y: frame.minY + beyond.top,
      width: frame.width - beyond.left - beyond.right, height: frame.height - beyond.top - beyond.bottom)
  }
}
