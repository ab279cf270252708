import LayoutSnapshotViews

extension Layout {
  /// Whether nothing is open and nothing contradicts.
  var isSettled: Bool { conflicts.isEmpty && !nodes.contains { $0.isAmbiguous } }
}
