/// When a snapshot is written instead of compared.
///
/// ```swift
/// assertSnapshot(of: view, on: .classic, record: .failed)
/// ```
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Writes every snapshot. The test fails so that this is noticed.
  case all
  /// Writes snapshots without a reference. The test fails so that this is noticed. The default on a
  /// developer's machine.
  case missing
  /// Writes snapshots that have no reference or differ from it. The test fails so that this is noticed.
  case failed
  /// Writes nothing. The default if `CI` is set.
  case never
}
