import Foundation
import LayoutSnapshotEngine

/// A tree's equations, open to questions and trial constraints: no view moves, no constraint is kept.
///
/// Tools that suggest constraints ask of each idea whether it is already so, whether it is still open, and
/// which constant would make it true. A gauge answers this: it is an unknown that equals whatever constant
/// the constraint would need. The tree must not change while there is a probe of it. Of layouts it knows nothing,
/// nor they of it, but that the tree has been told of the device's traits.
package final class LayoutProbe {
  package typealias Gauge = LayoutEngine.Gauge
  package typealias Handle = LayoutEngine.Hold
  package typealias Openness = LayoutEngine.Openness

  /// What the equations say.
  package enum Basis {
    /// What the tree's constraints say, as in a layout.
    case constraints
    /// That every view lies where its frame is; guides follow from their constraints.
    case frames
  }

  package let engine: LayoutEngine
  private let root: View
  private let device: Device

  /// Turns a tree into equations and solves them.
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

  /// How often the tree was solved, for tests of what is not done.
  package private(set) var solveCount = 0

  /// The number of required constraints that were left out so that the others hold.
  package var conflictCount: Int { engine.conflictCount }

  // MARK: Items

  /// Where an item's aligned rectangle lies in the root, before rounding.
  package func rect(of item: LayoutItem) -> CGRect { engine.alignedFrame(at: slot(of: item)) }

  /// Where an item lies in the root, before rounding.
  package func frame(of item: LayoutItem) -> CGRect { engine.frame(at: slot(of: item)) }

  /// What of an item's place and size is left open.
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

  /// Whether the equations leave that constant open.
  package func isOpen(_ gauge: Gauge) -> Bool { engine.isOpen(gauge) }

  /// Gives up a gauge.
  package func discard(_ gauge: Gauge) throws(LayoutError) {
    do throws(EngineError) { try engine.discard(gauge) } catch { throw LayoutError(error) }
  }

  /// Demands a constraint between items of the tree from the next solve on, whether it is active or not.
  ///
  /// - Returns: what ``release(_:)`` takes back; nil for a constraint whose items are in no tree.
  package func hold(_ constraint: LayoutConstraint) throws(LayoutError) -> Handle? {
    guard let holder = constraint.ownOrFutureHolder else { return nil }
    do throws(EngineError) { return try engine.hold(constraint, heldBy: holder) } catch {
      throw LayoutError(error)
    }
  }

  /// Demands a held constraint no more from the next solve on.
  package func release(_ handle: Handle) throws(LayoutError) {
    do throws(EngineError) { try engine.release(handle) } catch { throw LayoutError(error) }
  }

  // MARK: Frames

  /// The frames of a tree's views as they are now.
  private static func frozen(_ root: View) -> FrozenFrames {
    FrozenFrames(
      frame: { item in item.handle.layoutItem?.hostView?.frame(in: root) ?? .zero },
      contentSize: { item in (item.handle.layoutItem as? ScrollView)?.canvasContentSize ?? .zero })
  }
}

extension LayoutConstraint {
  /// The view that holds the constraint, or would if it were activated.
  fileprivate var ownOrFutureHolder: View? { holder ?? closestCommonAncestor }
}

extension LayoutForecast {
  /// Reads what a tree's constraints decide.
  ///
  /// - Parameters:
  ///   - probe: the tree with its constraints, solved.
  ///   - frames: the same tree with its frames.
  ///   - tolerance: how far frames may be from what a row says.
  package init(of probe: LayoutProbe, at frames: LayoutProbe, tolerance: Double) {
    self.init(of: probe.engine, at: frames.engine, tolerance: tolerance)
  }

  /// Adds a constraint, if it decides something that is open.
  ///
  /// - Returns: its number in ``doubtful``, or nil if there is nothing left to decide.
  package mutating func take(_ constraint: LayoutConstraint) -> Int? {
    constraint.ownOrFutureHolder.flatMap { take(constraint, heldBy: $0) }
  }
}
