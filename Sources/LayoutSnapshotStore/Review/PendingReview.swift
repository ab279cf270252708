/// What runs have left behind for a decision, read from a folder of artifacts.
///
/// ```swift
/// let review = try PendingReview(ManifestRoots(package: root, artifacts: root + "/.build/layout-snapshots"))
/// for group in review.groups { print(group.results.count, "changes with one cause") }
/// ```
///
/// A test that ran twice counts with its latest run; ``StandingResults`` says which that is. What was accepted or rejected, or
/// has passed since, is not there any more: the manifests say so. A result whose files are gone without that stands, and says
/// what is missing. What an earlier run left is only there as long as it waits for a decision.
package struct PendingReview: Sendable {
  package let roots: ManifestRoots
  /// The newest result of each assertion, in the order of their names.
  package var results: [SnapshotResult]
  /// Why nobody can say that every snapshot is as it should be, whatever the results say.
  package var gaps: [ReviewGap]
  /// How many assertions the runs verified.
  package let verified: Int
  /// The manifests that were read, by machine, and those of one machine in the order of their runs.
  package let manifests: [ManifestFile]

  /// Reads every manifest of a folder of artifacts.
  ///
  /// - Parameter earlier: what was read of the folder before; lines that are known are not read again.
  /// - Throws: ``FileError`` where a manifest cannot be read.
  package init(_ roots: ManifestRoots, after earlier: PendingReview? = nil) throws(FileError) {
    self.init(roots, try Self.manifests(in: roots.artifacts, known: earlier?.manifests ?? []))
  }

  /// - Parameter manifests: those of the folder, which have been read already.
  package init(_ roots: ManifestRoots, _ manifests: [ManifestFile]) {
    let standing = StandingResults(manifests) { entry in
      let result = entry.result.findingLosses(in: roots)
      let isLost = !result.losses.isEmpty && result.devices.allSatisfy { $0.isLost(result.losses) }
      if !entry.isOfLatest, isLost || result.pendingFiles.isEmpty { return nil }
      return result.withTrustedCommand(roots)
    }
    gaps = standing.gaps
    if manifests.isEmpty { gaps.append(.noRun(folder: roots.artifacts)) }
    verified = standing.verified
    (self.roots, results) = (roots, standing.results)
    self.manifests = manifests.sorted(by: Self.isEarlier)
  }

  private static func isEarlier(_ a: ManifestFile, _ b: ManifestFile) -> Bool {
    if a.machineNumbers != b.machineNumbers {
      return a.machineNumbers.lexicographicallyPrecedes(b.machineNumbers)
    }
    return (a.sequence, a.start, a.name) < (b.sequence, b.start, b.name)
  }

  /// The results that wait for a decision; the others only say what happened.
  package var pending: [SnapshotResult] { results.filter { !$0.pendingFiles.isEmpty } }

  /// The pending results, those with one cause together.
  package var groups: [ReviewGroup] { ReviewGroup.groups(of: pending) }

  /// Whether every snapshot of every run is as it should be.
  package var isAsItShouldBe: Bool { gaps.isEmpty && results.allSatisfy { $0.passes == true } }

  /// Whether a change may wait for a decision that is not among those that are pending. Before the first run none does.
  package var isIncomplete: Bool {
    let isLacking = gaps.contains { gap in
      if case .noRun = gap { false } else { !gap.isDecision }
    }
    return isLacking || results.contains { !$0.losses.isEmpty }
  }

  /// What the machine was to run; none where nobody said so, and in what was merged.
  package var shard: ShardRecord? {
    manifests.lazy.filter(\.machine.isEmpty).compactMap(\.manifest.shard).first
  }

  private static func manifests(
    in artifacts: String, known: [ManifestFile]
  ) throws(FileError) -> [ManifestFile] {
    guard let folder = try OpenFolder.open(artifacts) else { return [] }
    let known = Dictionary(known.map { ($0.name, $0) }) { $1 }
    var files: [ManifestFile] = []
    for name in try folder.names(ManifestName.folder).compactMap(ManifestName.init(_:)) {
      // Another process may have decided and tidied up meanwhile.
      guard let file = try ManifestFile(name, in: folder, known: known[name.text]) else { continue }
      files.append(file)
    }
    return files
  }
}

extension StoredPath {
  /// Whether the path leads below the artifacts and stays there. A manifest may come from a run of somebody else, and
  /// must not lead a reader to files of this machine.
  package var staysInArtifacts: Bool {
    belowArtifacts.map { !$0.split(separator: "/").contains("..") } ?? false
  }
}

extension SnapshotResult {
  /// The same with the command that this test's own failure would print. A reader is asked to run it, so that it cannot
  /// be whatever a manifest says.
  fileprivate func withTrustedCommand(_ roots: ManifestRoots) -> SnapshotResult {
    guard let command = acceptCommand else { return self }
    var copy = self
    let isNamed = id.split(separator: "/").allSatisfy { hasSafeLetters(String($0)) }
    let known =
      AcceptCommand.all(accepting: id, roots)
      + ["layout-snapshot accept --package '\(roots.package)' '\(id)'"]
    if !(isNamed && known.contains(command)) {
      copy.acceptCommand = isNamed ? AcceptCommand.usual(accepting: id) : nil
    }
    return copy
  }
}
