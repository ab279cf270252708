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
  /// The folders of artifacts in which it is noted that tests run.
  private let begun = Locked<Set<String>>([])

  package init() {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    start = UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Notes that tests run, once for each folder of artifacts: where artifacts are gathered, and where an earlier run
  /// left something that this one makes old.
  ///
  /// Where that cannot be written no test fails: whoever gathers artifacts finds none and says so.
  ///
  /// - Parameter isGathered: whether a continuous integration takes the artifacts elsewhere.
  package func begin(in folders: SnapshotFolders, target: String, framework: String, isGathered: Bool) {
    let artifacts = folders.roots.artifacts
    let isFirst = begun.withLock { $0.insert(artifacts).inserted }
    guard isFirst, isGathered || Files.exists(artifacts + "/manifests") else { return }
    try? TestRun.note(record(target, folders, framework), in: artifacts)
  }

  /// Notes a result in the manifest of the process.
  ///
  /// - Parameter framework: who runs the test.
  package func note(_ result: SnapshotResult, in folders: SnapshotFolders, framework: String)
    throws(FileError)
  {
    try writer(folders.roots.artifacts, "manifests", result.target, folders, framework).append(
      .result(result))
  }

  /// Notes the references that an assertion claims, for whoever looks for those of none.
  package func note(
    _ claim: ClaimRecord, target: String, in folders: SnapshotFolders, usage folder: String, framework: String
  ) throws(FileError) {
    try writer(folder, nil, target, folders, framework).append(.claim(claim))
  }

  /// Notes which changes of constraints an assertion would not notice.
  ///
  /// - Parameter folder: where to note it; nil for the folder of artifacts.
  package func note(
    _ coverage: CoverageRecord, in folders: SnapshotFolders, coverage folder: String?, framework: String
  ) throws(FileError) {
    let (base, inner) = folder.map { ($0, nil) } ?? (folders.roots.artifacts, CoverageRecord.folder)
    try writer(base, inner, coverage.target, folders, framework).append(.coverage(coverage))
  }

  private func writer(
    _ base: String, _ folder: String?, _ target: String, _ folders: SnapshotFolders, _ framework: String
  ) -> ManifestWriter {
    let key = [base, folder ?? "", target].joined(separator: "\n")
    return writers.withLock { writers in
      if let writer = writers[key] { return writer }
      let writer = ManifestWriter(
        in: base, folder: folder, run: record(target, folders, framework), start: start)
      writers[key] = writer
      return writer
    }
  }

  private func record(_ target: String, _ folders: SnapshotFolders, _ framework: String) -> RunRecord {
    let head = GitHead(of: folders.roots.package)
    return RunRecord(
      target: target, packageRoot: folders.roots.package, processID: Int(getpid()), startedAt: startText,
      framework: framework, run: TestRun.current, branch: head?.branch, commit: head?.commit)
  }

  /// After ISO 8601, in UTC, to the second.
  private var startText: String {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(start / 1_000_000_000)))
  }
}
