import LayoutSnapshotEngine

extension LayoutConstraint: EngineConstraint {
  package final var form: ConstraintForm {
    ConstraintForm(
      // A handle of nothing is in no tree, and so has no row.
      first ?? ItemHandle(), firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority.engineValue)
  }
}

extension LayoutConstraint.Axis {
  /// The same for the engine.
  var engineValue: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
