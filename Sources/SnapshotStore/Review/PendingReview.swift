/// What runs have left behind for a decision, read from a folder of artifacts.
///
/// ```swift
/// let review = try PendingReview(ManifestRoots(package: root, artifacts: root + "/.build/layout-snapshots"))
/// for group in review.groups { print(group.results.count, "changes with one cause") }
/// ```
///
/// A test that ran twice counts with its newest run. What has been accepted or rejected since, or has passed
/// since, is not there any more: its evidence is gone.
package struct PendingReview: Sendable {
  package let roots: ManifestRoots
  /// The newest result of each assertion, in the order of their names.
  package let results: [SnapshotResult]
  /// What could not be used, in words: lines that a full disk cut off, or paths that lead elsewhere.
  package let problems: [String]
  /// The manifests that were read, oldest first.
  package let manifests: [ManifestFile]

  /// One manifest on disk.
  package struct ManifestFile: Hashable, Sendable {
    package let path: String
    /// When its process began, in nanoseconds; the name says so.
    package let start: UInt64
    package let manifest: Manifest
  }

  /// Reads every manifest of a folder of artifacts. A folder that does not exist has none.
  ///
  /// - Throws: ``FileError`` where a manifest cannot be read.
  package init(_ roots: ManifestRoots) throws(FileError) {
    var problems: [String] = []
    var newest: [String: SnapshotResult] = [:]
    let manifests = try Self.manifests(in: roots.artifacts + "/manifests")
    for file in manifests {
      for (line, error) in file.manifest.damages.sorted(by: { $0.key < $1.key }) {
        problems.append("\(file.path):\(line): \(error)")
      }
      for result in file.manifest.results { newest[result.id] = result }
    }
    var results: [SnapshotResult] = []
    for result in newest.values.sorted(by: { $0.id < $1.id }) {
      if let strange = result.strangeEvidence.first {
        problems.append("\(result.id): evidence outside of the artifacts, \(strange.text), is not looked at")
      } else if let kept = result.keeping({ Files.exists($0.resolved(roots)) }) {
        results.append(kept)
      }
    }
    (self.roots, self.results, self.problems, self.manifests) = (roots, results, problems, manifests)
  }

  /// The results that wait for a decision; the others only say what happened.
  package var pending: [SnapshotResult] { results.filter { !$0.pendingFiles.isEmpty } }

  /// The pending results, those with one cause together.
  package var groups: [ReviewGroup] { ReviewGroup.groups(of: pending) }

  private static func manifests(in folder: String) throws(FileError) -> [ManifestFile] {
    var files: [ManifestFile] = []
    for name in try Files.names(in: folder) where name.hasSuffix(".jsonl") {
      let path = folder + "/" + name
      // Another process may have decided and tidied up meanwhile.
      guard let bytes = try Files.read(path) else { continue }
      files.append(ManifestFile(path: path, start: start(of: name), manifest: Manifest(jsonLines: bytes)))
    }
    return files.sorted { ($0.start, $0.path) < ($1.start, $1.path) }
  }

  /// When the process began, which ends a manifest's name.
  private static func start(of name: String) -> UInt64 {
    UInt64(name.dropLast(".jsonl".count).split(separator: "-").last ?? "") ?? 0
  }
}

extension SnapshotResult {
  /// Evidence that does not lie in the artifacts. A manifest may come from a run of somebody else, and must
  /// not lead a reader to files of this machine.
  fileprivate var strangeEvidence: [StoredPath] {
    pendingFiles.flatMap { [$0.actual] + $0.companions }.filter { !$0.staysInArtifacts }
  }

  /// The same with the evidence that is still there; none where all of it is gone.
  fileprivate func keeping(_ isThere: (StoredPath) -> Bool) -> SnapshotResult? {
    var copy = self
    copy.devices = devices.compactMap { $0.keeping(isThere) }
    return copy.devices.isEmpty && !devices.isEmpty ? nil : copy
  }
}

extension StoredPath {
  /// Whether the path leads below the artifacts and stays there.
  package var staysInArtifacts: Bool {
    belowArtifacts.map { !$0.split(separator: "/").contains("..") } ?? false
  }
}
