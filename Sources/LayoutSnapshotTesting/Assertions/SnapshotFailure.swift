/// Why a snapshot did not pass.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What moved, why, how many pixels differ, where to look, and what to run.
  ///
  /// With `LAYOUT_SNAPSHOT_JSON=1`, its last line repeats this for programs: `layout-snapshot-result: ` and JSON.
  public let message: String
  /// The causes of the changes, the one that moved most first: `title.top == safeArea.top + 16, was + 12`.
  public let causes: [String]
  /// The files that show the failure: copies of references, the actual files, and pictures of the differences.
  public let evidence: [String]

  init(message: String, causes: [String] = [], evidence: [String] = []) {
    self.message = message
    self.causes = causes
    self.evidence = evidence
  }

  /// The message.
  public var description: String { message }
}
