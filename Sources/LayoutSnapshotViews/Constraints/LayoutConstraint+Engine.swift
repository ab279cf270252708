import LayoutSnapshotEngine

extension LayoutConstraint: EngineConstraint {
  package final var form: ConstraintForm {
    ConstraintForm(
      // A handle without an item is in no tree, so the constraint gets no row.
      first ?? ItemHandle(), firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority.engineValue)
  }
}

extension LayoutConstraint.Axis {
  /// The same axis in the engine's type.
  var engineValue: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
