import Foundation

/// Appends lines to the manifest of this process, which begins with the first of them.
///
/// Each process has a file of its own, so that test processes that run side by side need not wait for each
/// other; a report merges them.
package final class ManifestWriter: Sendable {
  /// Where the manifest is, once there is one.
  package let path: String
  private let run: RunRecord
  private let beginning = NSLock()
  private let hasBegun = Flag()

  /// - Parameters:
  ///   - folder: the folder of manifests.
  ///   - run: the process; its target and number name the file.
  ///   - start: when it began, in nanoseconds, because systems use numbers of processes again.
  package init(folder: String, run: RunRecord, start: UInt64) {
    path = "\(folder)/\(safeName(run.target))-\(run.processID)-\(start).jsonl"
    self.run = run
  }

  /// Adds a line.
  package func append(_ line: ManifestLine) throws(FileError) {
    let bytes = line.json + [UInt8(ascii: "\n")]
    beginning.lock()
    defer { beginning.unlock() }
    let isFirst = !hasBegun.isSet
    try Files.append(isFirst ? ManifestLine.run(run).json + [UInt8(ascii: "\n")] + bytes : bytes, to: path)
    hasBegun.isSet = true
  }

  /// Guarded by the lock beside it.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}
