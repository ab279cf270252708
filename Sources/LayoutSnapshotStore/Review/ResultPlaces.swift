/// Where the files of a result belong: what its own identity gives, whatever its paths say.
///
/// A manifest may come from a machine of somebody else. A path in it counts only where it is the one that a test of
/// this name would have written.
struct ResultPlaces {
  private let suite: String
  private let test: String

  /// None for names that no test has, because they would not be as safe as all are.
  init?(_ result: SnapshotResult) {
    let names = [result.target, result.suite, result.test]
    guard names.allSatisfy(hasSafeLetters), result.id == names.joined(separator: "/") else { return nil }
    (suite, test) = (result.target + "/" + result.suite, result.test)
  }

  /// Where a reference belongs; none where its path is another one.
  func reference(_ file: PendingFile, _ roots: ManifestRoots) -> FilePlace? {
    reference(file.reference, of: file.kind, on: file.device, roots)
  }

  func reference(
    _ path: StoredPath, of kind: PendingFile.Kind, on device: String, _ roots: ManifestRoots
  ) -> FilePlace? {
    guard let name = path.text.split(separator: "/", omittingEmptySubsequences: false).last,
      isName(String(name), of: kind, on: device)
    else { return nil }
    for root in roots.references where path.resolved(roots) == "\(root)/\(suite)/\(name)" {
      return FilePlace(base: root, place: "\(suite)/\(name)")
    }
    let places = [
      "Snapshots/\(suite)/\(name)",
      // Beside the test's file, where there is no package.
      Files.exists(roots.package + "/Package.swift")
        ? nil : "__Snapshots__/\(suite.split(separator: "/")[1])/\(name)",
    ]
    for case let place? in places where path.belowPackage == place {
      return FilePlace(
        base: roots.package, place: place, followsLinkedReferences: roots.followsLinkedReferences)
    }
    return nil
  }

  private func isName(_ name: String, of kind: PendingFile.Kind, on device: String) -> Bool {
    guard hasSafeLetters(name), name.hasPrefix(stem(device) + ".") else { return false }
    return kind.has(ending: String(name.dropFirst(stem(device).count + 1)))
  }

  /// The files of a decision that do not lie where the test would have put them.
  func strangeEvidence(_ file: PendingFile) -> [StoredPath] {
    let parts: [(StoredPath?, String)] = [
      (file.actual, "actual"), (file.expected, "expected"), (file.difference, "diff"),
    ]
    return parts.compactMap { path, part in
      path.flatMap { isEvidence($0, part, of: file.kind, on: file.device) ? nil : $0 }
    }
  }

  func isEvidence(_ path: StoredPath, _ part: String, of kind: PendingFile.Kind, on device: String) -> Bool {
    let start = "\(suite)/\(test)/\(stem(device)).\(part)."
    guard let place = path.belowArtifacts, place.hasPrefix(start) else { return false }
    return kind.has(ending: String(place.dropFirst(start.count)))
  }

  private func stem(_ device: String) -> String { device.isEmpty ? test : test + "." + safeName(device) }
}

extension PendingFile.Kind {
  /// The kind of reference that has a file of this name; none for a name that no test gives.
  package init?(fileName name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // A name has a test and an ending at least, and none of its parts is empty.
    guard hasSafeLetters(name), parts.count > 1, !parts.contains(""),
      let ending = parts.last.map(String.init),
      let kind = Self.allCases.first(where: { $0.has(ending: ending) })
    else { return nil }
    self = kind
  }

  /// Whether files of this kind have this ending.
  fileprivate func has(ending: String) -> Bool {
    switch self {
    case .picture: ending == ReferenceEnding.picture
    case .frames: ending == ReferenceEnding.frames
    case .text: ReferenceEnding.isText(ending)
    }
  }
}

extension SnapshotResult {
  /// Where a pending file's reference belongs; none where no test of this name has it, so that it is not written.
  package func place(of file: PendingFile, _ roots: ManifestRoots) -> FilePlace? {
    ResultPlaces(self)?.reference(file, roots)
  }

  /// Where a picture that is a reference lies; none where no test of this name has it, so that it is not read.
  package func place(
    ofPicture reference: StoredPath, on device: String, _ roots: ManifestRoots
  ) -> FilePlace? {
    ResultPlaces(self)?.reference(reference, of: .picture, on: device, roots)
  }

  /// Evidence that does not lie where the test would have put it. It is shown, but neither accepted nor removed, and
  /// no desktop opens it: what it calls a picture may be a program.
  package var strangeEvidence: [StoredPath] {
    guard let places = ResultPlaces(self) else { return pendingFiles.map(\.actual) }
    return pendingFiles.flatMap(places.strangeEvidence)
  }
}

extension ManifestRoots {
  /// Where evidence lies; none for a path that does not lead to the artifacts.
  package func evidence(_ path: StoredPath) -> FilePlace? {
    path.belowArtifacts.map { FilePlace(base: artifacts, place: $0) }
  }
}
