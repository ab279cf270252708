import Foundation

/// Appends lines to the manifest of this process, which begins with the first of them.
///
/// Each process has a file of its own, so that test processes that run side by side need not wait for each
/// other; a report merges them.
package final class ManifestWriter: Sendable {
  private let base: String
  private let place: String
  private let run: RunRecord
  private let beginning = NSLock()
  private let hasBegun = Flag()

  /// Where the manifest is, once there is one.
  package var path: String { base + "/" + place }

  /// - Parameters:
  ///   - base: the folder of artifacts, or another that the user names.
  ///   - folder: the folder of manifests in it; none for that folder itself.
  ///   - run: the process; its target and number name the file.
  ///   - start: when it began, in nanoseconds, because systems use numbers of processes again.
  package init(in base: String, folder: String? = nil, run: RunRecord, start: UInt64) {
    let name = "\(safeName(run.target))-\(run.processID)-\(start).jsonl"
    place = folder.map { "\($0)/\(name)" } ?? name
    (self.base, self.run) = (base, run)
  }

  /// Adds a line.
  package func append(_ line: ManifestLine) throws(FileError) {
    beginning.lock()
    defer { beginning.unlock() }
    let folder = try OpenFolder.make(base)
    if !hasBegun.isSet {
      try folder.append(line: ManifestLine.run(run).json, to: place)
      hasBegun.isSet = true
    }
    try folder.append(line: line.json, to: place)
  }

  /// Guarded by the lock beside it.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}
