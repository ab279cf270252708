/// What runs have left behind for a decision, read from a folder of artifacts.
///
/// ```swift
/// let review = try PendingReview(ManifestRoots(package: root, artifacts: root + "/.build/layout-snapshots"))
/// for group in review.groups { print(group.results.count, "changes with one cause") }
/// ```
///
/// A test that ran twice counts with its newest run. What has been accepted or rejected since, or has passed
/// since, is not there any more: its evidence is gone. What leaves no evidence, such as a recording, counts for the
/// run in which it happened.
package struct PendingReview: Sendable {
  package let roots: ManifestRoots
  /// The newest result of each assertion, in the order of their names.
  package let results: [SnapshotResult]
  /// What could not be used, in words: lines that a full disk cut off, or paths that lead elsewhere.
  package var problems: [String]
  /// The manifests that were read, oldest first.
  package let manifests: [ManifestFile]

  /// One manifest on disk.
  package struct ManifestFile: Hashable, Sendable {
    /// Where it lies among the artifacts.
    package let place: FilePlace
    /// When its process began, in nanoseconds; the name says so.
    package let start: UInt64
    package let manifest: Manifest
    /// Whether it only says that tests ran.
    package var isOfRun: Bool { TestRun.isFile(name) }
    package var name: String { place.place.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// Reads every manifest of a folder of artifacts. A folder that does not exist has none.
  ///
  /// - Throws: ``FileError`` where a manifest cannot be read.
  package init(_ roots: ManifestRoots) throws(FileError) {
    var problems: [String] = []
    var newest: [String: (result: SnapshotResult, run: String?)] = [:]
    let manifests = try Self.manifests(in: roots.artifacts)
    for file in manifests {
      for (line, error) in file.manifest.damages.sorted(by: { $0.key < $1.key }) {
        problems.append("\(file.place.path):\(line): \(error)")
      }
      for result in file.manifest.results { newest[result.id] = (result, file.manifest.run?.run) }
    }
    let latest = Set(manifests.filter(\.isOfRun).compactMap { $0.manifest.run?.run })
    var results: [SnapshotResult] = []
    for (result, run) in newest.values.sorted(by: { $0.result.id < $1.result.id }) {
      if let problem = Self.problem(result, roots) {
        problems.append("\(result.id): \(problem)")
      } else if result.pendingFiles.isEmpty, let run, !latest.isEmpty, !latest.contains(run) {
        continue
      } else if let kept = result.keeping({ roots.evidence($0)?.isThere ?? false }) {
        results.append(kept.withTrustedCommand(roots))
      }
    }
    (self.roots, self.results, self.problems, self.manifests) = (roots, results, problems, manifests)
  }

  /// The results that wait for a decision; the others only say what happened.
  package var pending: [SnapshotResult] { results.filter { !$0.pendingFiles.isEmpty } }

  /// The pending results, those with one cause together.
  package var groups: [ReviewGroup] { ReviewGroup.groups(of: pending) }

  /// Why a result is not looked at; none for one that is as a test leaves it.
  private static func problem(_ result: SnapshotResult, _ roots: ManifestRoots) -> String? {
    for path in result.shownFiles.flatMap(\.evidence) {
      guard path.staysInArtifacts, let place = roots.evidence(path) else {
        return "\(path.text) lies outside the artifacts and is ignored"
      }
      do throws(FileError) {
        guard let folder = try OpenFolder.open(place.base) else { continue }
        switch try folder.kind(place.place) {
        case .link: throw FileError(operation: .read, path: place.path, reason: .link)
        case .special: throw FileError(operation: .read, path: place.path, reason: .special)
        case .file(let size) where size > Files.mostBytes:
          throw FileError(operation: .read, path: place.path, reason: .tooLarge(limit: Files.mostBytes))
        case .file, .folder, nil: continue
        }
      } catch { return "\(error)" }
    }
    return nil
  }

  private static func manifests(in artifacts: String) throws(FileError) -> [ManifestFile] {
    guard let folder = try OpenFolder.open(artifacts) else { return [] }
    var files: [ManifestFile] = []
    for name in try folder.names("manifests") where name.hasSuffix(".jsonl") {
      let place = FilePlace(base: artifacts, place: "manifests/" + name)
      // Another process may have decided and tidied up meanwhile.
      guard let bytes = try folder.read(place.place) else { continue }
      files.append(ManifestFile(place: place, start: start(of: name), manifest: Manifest(jsonLines: bytes)))
    }
    return files.sorted { ($0.start, $0.name) < ($1.start, $1.name) }
  }

  /// When the process began, which ends a manifest's name.
  private static func start(of name: String) -> UInt64 {
    UInt64(name.dropLast(".jsonl".count).split(separator: "-").last ?? "") ?? 0
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

  /// The same with the evidence that is still there; none where all of it is gone.
  fileprivate func keeping(_ isThere: (StoredPath) -> Bool) -> SnapshotResult? {
    var copy = self
    copy.devices = devices.compactMap { $0.keeping(isThere) }
    return copy.devices.isEmpty && !devices.isEmpty ? nil : copy
  }
}
