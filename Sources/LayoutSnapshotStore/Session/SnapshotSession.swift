import Foundation
import LayoutSnapshotSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What lasts as long as a test process: which references were claimed, the manifests that it writes, its part of the
/// run's ledger, and the texts for sources.
package final class SnapshotSession: Sendable {
  /// Which call has claimed which reference.
  package let claims = Claims()
  /// The texts for sources, which are written when the process ends.
  package let inline = InlineRecorders()
  private let start: UInt64
  private let writers = Locked<[String: ManifestWriter]>([:])
  /// What was done so far, for each folder of artifacts.
  private let progress = Locked<[String: Progress]>([:])

  private struct Progress {
    /// None where it cannot be written.
    let ledger: RunLedger?
    let isGathered: Bool
    /// How many assertions compared or recorded something.
    var verified = 0
    /// The assertions that left a result, in this process or another, and have not passed since; none before the first asks.
    var open: Set<String>?
  }

  package init() {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    start = UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Notes that tests run, once for each folder of artifacts.
  ///
  /// Where that cannot be written no test fails: whoever reads the artifacts finds no run and says so.
  ///
  /// - Parameter isGathered: whether a continuous integration takes the artifacts elsewhere.
  package func begin(in folders: SnapshotFolders, target: String, framework: String, isGathered: Bool) {
    let artifacts = folders.roots.artifacts
    progress.withLock { progress in
      if progress[artifacts] != nil { return }
      let record = record(target, folders, framework)
      let ledger = try? RunLedger(for: record, in: artifacts, isGathered: isGathered)
      try? ledger?.begin(process, target: target)
      progress[artifacts] = Progress(ledger: ledger, isGathered: isGathered)
    }
  }

  /// Counts an assertion that compares or records something.
  package func count(in folders: SnapshotFolders) {
    progress.withLock { $0[folders.roots.artifacts]?.verified += 1 }
  }

  /// Writes what was gathered, and notes that the process comes to its end. What is missing then was not verified.
  ///
  /// - Returns: the sources that could not be written.
  @discardableResult
  package func end() -> [InlineRefusal] {
    let refusals = inline.write()
    for (_, progress) in progress.withLock({ $0 }) {
      try? progress.ledger?.end(process, verified: progress.verified)
    }
    return refusals
  }

  /// Notes a result in the manifest of the process.
  ///
  /// - Parameter framework: who runs the test.
  package func note(_ result: SnapshotResult, in folders: SnapshotFolders, framework: String)
    throws(FileError)
  {
    let artifacts = folders.roots.artifacts
    let run = progress.withLock { progress in
      progress[artifacts]?.open?.insert(result.id)
      return progress[artifacts]
    }
    // It is there to tell whether the result got lost; the result itself stands without it.
    try? run?.ledger?.append(.noted(NoteRecord(id: result.id, process: process)))
    try writer(artifacts, ManifestName.folder, result.target, folders, framework, run).append(.result(result))
  }

  /// Notes that an assertion passes, if it left a result before.
  package func pass(_ id: String, in folders: SnapshotFolders) {
    let ledger = progress.withLock { progress -> RunLedger? in
      let artifacts = folders.roots.artifacts
      guard let ledger = progress[artifacts]?.ledger else { return nil }
      if progress[artifacts]?.open == nil { progress[artifacts]?.open = ledger.openNotes() }
      return progress[artifacts]?.open?.remove(id) == nil ? nil : ledger
    }
    // Without the line the result stays, which is no worse than red.
    try? ledger?.append(.passed(NoteRecord(id: id, process: process)))
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
    _ base: String, _ folder: String?, _ target: String, _ folders: SnapshotFolders, _ framework: String,
    _ run: Progress? = nil
  ) -> ManifestWriter {
    let key = [base, folder ?? "", target].joined(separator: "\n")
    return writers.withLock { writers in
      if let writer = writers[key] { return writer }
      var record = record(target, folders, framework)
      record.sequence = run?.ledger?.sequence
      record.isGathered = run?.isGathered == true ? true : nil
      let writer = ManifestWriter(in: base, folder: folder, run: record, start: start)
      writers[key] = writer
      return writer
    }
  }

  /// The process as the names of its manifests have it.
  private var process: String { "\(getpid())-\(start)" }

  private func record(
    _ target: String, _ folders: SnapshotFolders, _ framework: String
  ) -> RunRecord {
    let head = GitHead(of: folders.roots.package)
    return RunRecord(
      target: target, packageRoot: folders.roots.package, processID: Int(getpid()), startedAt: startText,
      framework: framework, run: RunLedger.current, branch: head?.branch, commit: head?.commit)
  }

  /// After ISO 8601, in UTC, to the second.
  private var startText: String {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(start / 1_000_000_000)))
  }
}
