import LayoutSnapshotEngine

extension LayoutConstraint: EngineConstraint {
  package final var form: ConstraintForm {
    ConstraintForm(
      // A handle of nothing is in no tree, and so has no row.
      ItemEnd(first ?? ItemHandle(), firstAttribute), relation, second.map { ItemEnd($0, secondAttribute) },
      multiplier: multiplier, constant: constant, priority: priority.engineValue, identifier: identifier)
  }
}

extension LayoutConstraint.Axis {
  /// The same for the engine.
  var engineValue: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
