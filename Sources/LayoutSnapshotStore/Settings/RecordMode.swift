/// When a snapshot is written instead of compared.
///
/// ```swift
/// assertSnapshot(of: view, on: .classic, record: .failed)
/// ```
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Writes every snapshot anew, and fails to say so.
  case all
  /// Writes those that have no reference yet, and fails to say so. The default on a developer's machine.
  case missing
  /// Writes those that have no reference or differ from it, and fails to say so.
  case failed
  /// Writes nothing. The default where `CI` is set.
  case never
}
