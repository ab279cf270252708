/// Why a snapshot did not pass.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What changed, on which devices, where to look, and what to run.
  public let message: String

  /// The message.
  public var description: String { message }
}
