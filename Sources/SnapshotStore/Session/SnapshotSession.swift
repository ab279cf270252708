import Foundation
import LayoutSnapshotSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What lasts as long as a test process: which references were claimed, and the manifests that it writes.
package final class SnapshotSession: Sendable {
  /// Which call has claimed which reference.
  package let claims = Claims()
  private let start: UInt64
  private let writers = Locked<[String: ManifestWriter]>([:])

  package init() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    start = UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Notes a result in the manifest of the process.
  ///
  /// - Parameter framework: who runs the test.
  package func note(_ result: SnapshotResult, in folders: SnapshotFolders, framework: String)
    throws(FileError)
  {
    try writer(folders.roots.artifacts + "/manifests", result.target, folders, framework).append(
      .result(result))
  }

  /// Notes the references that an assertion claims, for whoever looks for those of none.
  package func note(
    _ claim: ClaimRecord, target: String, in folders: SnapshotFolders, usage folder: String, framework: String
  ) throws(FileError) {
    try writer(folder, target, folders, framework).append(.claim(claim))
  }

  private func writer(
    _ folder: String, _ target: String, _ folders: SnapshotFolders, _ framework: String
  ) -> ManifestWriter {
    writers.withLock { writers in
      let key = folder + "\n" + target
      if let writer = writers[key] { return writer }
      let run = RunRecord(
        target: target, packageRoot: folders.roots.package, processID: Int(getpid()), startedAt: startText,
        framework: framework)
      let writer = ManifestWriter(folder: folder, run: run, start: start)
      writers[key] = writer
      return writer
    }
  }

  /// After ISO 8601, in UTC, to the second.
  private var startText: String {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(start / 1_000_000_000)))
  }
}
