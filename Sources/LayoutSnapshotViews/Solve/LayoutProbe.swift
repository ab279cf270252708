import Foundation
import LayoutSnapshotEngine

/// A tree's equations, for questions and trial constraints. No view moves, and no constraint is kept.
///
/// Tools that suggest constraints ask for each candidate whether it already holds, whether it is
/// undetermined, and which constant would make it hold. A gauge answers this: it is an unknown that equals
/// the constant that the constraint would need. The tree must not change during the lifetime of its probe. A
/// probe is independent of layouts, except that it sets the tree's traits to the device's.
package final class LayoutProbe {
  package typealias Gauge = LayoutEngine.Gauge
  package typealias Handle = LayoutEngine.Hold
  package typealias Openness = LayoutEngine.Openness

  /// The source of the equations.
  package enum Basis {
    /// The tree's constraints, as in a layout.
    case constraints
    /// The views' current frames. Guides follow from their constraints.
    case frames
  }

  package let engine: LayoutEngine
  private let root: View
  private let device: Device

  /// Converts a tree to equations and solves them.
  ///
  /// - Throws: ``LayoutError``.
  package init(root: View, device: Device, basis: Basis = .constraints) throws(LayoutError) {
    (self.root, self.device) = (root, device)
    root.adopt(device.traitCollection)
    switch basis {
    case .constraints: engine = try root.makeEngine(.constraints)
    case .frames: engine = try root.makeEngine(.frames(LayoutProbe.frozen(root)))
    }
    try solve()
  }

  /// Solves again after gauges were made, held or released.
  package func solve() throws(LayoutError) {
    _ = try root.solve(engine, on: device)
    solveCount += 1
  }

  /// How often the tree was solved, for tests that nothing is solved needlessly.
  package private(set) var solveCount = 0

  /// The number of required constraints that were dropped so that the others hold.
  package var conflictCount: Int { engine.conflictCount }

  // MARK: Items

  /// The item's alignment rectangle in the root, before rounding.
  package func rect(of item: LayoutItem) -> CGRect { engine.alignedFrame(at: slot(of: item)) }

  /// The item's frame in the root, before rounding.
  package func frame(of item: LayoutItem) -> CGRect { engine.frame(at: slot(of: item)) }

  /// The parts of an item's place and size that are undetermined.
  package func openness(of item: LayoutItem) -> Openness { engine.openness(at: slot(of: item)) }

  private func slot(of item: LayoutItem) -> Int {
    guard let slot = engine.slot(of: item) else {
      preconditionFailure("\(item.readableName) is not in the tree that is probed")
    }
    return slot
  }

  // MARK: Gauges

  /// Measures a constraint between items of the tree, whether it is active or not.
  package func gauge(_ constraint: LayoutConstraint) throws(LayoutError) -> Gauge? {
    guard let holder = constraint.ownOrFutureHolder else { return nil }
    do throws(EngineError) { return try engine.gauge(constraint, heldBy: holder) } catch {
      throw LayoutError(error)
    }
  }

  /// The constant with which the constraint would hold exactly.
  package func constant(_ gauge: Gauge) -> Double { engine.constant(gauge) }

  /// Whether the equations leave that constant undetermined.
  package func isOpen(_ gauge: Gauge) -> Bool { engine.isOpen(gauge) }

  /// Removes a gauge.
  package func discard(_ gauge: Gauge) throws(LayoutError) {
    do throws(EngineError) { try engine.discard(gauge) } catch { throw LayoutError(error) }
  }

  /// Requires a constraint between items of the tree from the next solve on, whether it is active or not.
  ///
  /// - Returns: the handle for ``release(_:)``, or nil for a constraint whose items are in no tree.
  package func hold(_ constraint: LayoutConstraint) throws(LayoutError) -> Handle? {
    guard let holder = constraint.ownOrFutureHolder else { return nil }
    do throws(EngineError) { return try engine.hold(constraint, heldBy: holder) } catch {
      throw LayoutError(error)
    }
  }

  /// Ends the requirement of a held constraint from the next solve on.
  package func release(_ handle: Handle) throws(LayoutError) {
    do throws(EngineError) { try engine.release(handle) } catch { throw LayoutError(error) }
  }

  // MARK: Frames

  /// The current frames of a tree's views.
  private static func frozen(_ root: View) -> FrozenFrames {
    FrozenFrames(
      frame: { item in item.handle.layoutItem?.hostView?.frame(in: root) ?? .zero },
      contentSize: { item in (item.handle.layoutItem as? ScrollView)?.canvasContentSize ?? .zero })
  }
}

extension LayoutConstraint {
  /// The view that holds the constraint, or that would hold it if it were activated.
  fileprivate var ownOrFutureHolder: View? { holder ?? closestCommonAncestor }
}

extension LayoutForecast {
  /// Reads what a tree's constraints determine.
  ///
  /// - Parameters:
  ///   - probe: a solved probe of the tree's constraints.
  ///   - frames: a probe of the same tree's frames.
  ///   - tolerance: how far frames may differ from what a row says.
  package init(of probe: LayoutProbe, at frames: LayoutProbe, tolerance: Double) {
    self.init(of: probe.engine, at: frames.engine, tolerance: tolerance)
  }

  /// Adds a constraint if it determines something that is undetermined.
  ///
  /// - Returns: its number in ``doubtful``, or nil if there is nothing left to decide.
  package mutating func take(_ constraint: LayoutConstraint) -> Int? {
    constraint.ownOrFutureHolder.flatMap { take(constraint, heldBy: $0) }
  }
}
