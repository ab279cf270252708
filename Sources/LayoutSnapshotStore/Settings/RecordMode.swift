/// When a snapshot is written instead of compared.
///
/// ```swift
/// assertSnapshot(of: view, on: .classic, record: .failed)
/// ```
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Writes every snapshot anew. The test fails, to tell you.
  case all
  /// Writes snapshots that have no reference yet. The test fails, to tell you. The default on a developer's machine.
  case missing
  /// Writes snapshots that have no reference or differ from it. The test fails, to tell you.
  case failed
  /// Writes nothing. The default if `CI` is set.
  case never
}
