import Foundation
import LayoutSnapshotStore

extension SnapshotSettings {
  /// Settings that replace the environment's, for tests of how the library behaves on another machine.
  @TaskLocal package static var substitute: SnapshotSettings?

  /// The settings from the process's environment, unless a task has a substitute.
  static func inForce() throws(SnapshotSettingsError) -> SnapshotSettings {
    if let substitute { return substitute }
    return try ofProcess.get()
  }

  /// The environment, read once in a process.
  private static let ofProcess = Result<SnapshotSettings, SnapshotSettingsError> {
    () throws(SnapshotSettingsError) in
    try SnapshotSettings(environment: ProcessInfo.processInfo.environment)
  }
}
