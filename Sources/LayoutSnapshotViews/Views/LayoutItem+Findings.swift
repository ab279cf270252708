import Foundation
import LayoutSnapshotEngine

/// Properties of the tree's last layout. Reading one makes a layout if there was none yet.
extension LayoutItem {
  /// The constraints that determine this item's place and size along an axis, in the order of activation.
  ///
  /// ```swift
  /// title.constraintsAffectingLayout(for: .horizontal)
  /// // [title.leading == card.leading + 16, title.width == 0.5 * card.width]
  /// ```
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    let found = solvedPlace.map { $0.engine.constraints(deciding: $0.slot, along: axis.engineValue) }
    return found?.compactMap { $0 as? LayoutConstraint } ?? []
  }

  /// Whether the constraints leave this item's place or size undetermined.
  public var hasAmbiguousLayout: Bool {
    solvedPlace.map { $0.engine.isAmbiguous(at: $0.slot) } ?? false
  }

  /// The engine of the whole tree, and this item's place in it.
  fileprivate var solvedPlace: (engine: LayoutEngine, slot: Int, device: Device)? {
    guard let root = hostView?.root else { return nil }
    if root.engines[root.surroundings.direction] == nil { root.layoutIfNeeded() }
    guard let engine = root.engines[root.surroundings.direction], engine.solveCount > 0, !engine.hasChanges,
      let device = root.life.device, let slot = engine.slot(of: self)
    else { return nil }
    return (engine, slot, device)
  }
}

extension View {
  /// Moves the views to another solution, if this view's layout is ambiguous.
  ///
  /// The solution is the same in each call. The next layout restores the usual one.
  public func exerciseAmbiguityInLayout() {
    guard let place = solvedPlace else { return }
    let (engine, surroundings) = (place.engine, root.surroundings(on: place.device))
    // A tree without a solution has no second one; laying it out reports why.
    let other = try? root.ask { () throws(EngineError) in
      try engine.otherSolution(at: place.slot, for: surroundings)
    }
    guard let edges = other ?? nil else { return }
    engine.handOut(
      Layout(
        device: place.device, outline: engine.outline, edges: edges,
        scrolled: engine.scrolled(on: place.device)))
  }
}
