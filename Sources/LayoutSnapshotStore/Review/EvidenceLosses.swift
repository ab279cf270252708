extension SnapshotResult {
  /// The files that it names and that cannot be shown.
  package var lostFiles: Set<StoredPath> { Set(losses.map(\.path)) }

  /// The same with the files that it names and that cannot be shown. The result stands without them, and says why.
  func findingLosses(in roots: ManifestRoots) -> SnapshotResult {
    var copy = self
    for index in devices.indices {
      let paths = devices[index].shownFiles.flatMap(\.evidence)
      let losses = paths.compactMap { path in
        roots.obstacle(at: path).map { Loss(device: devices[index].device, path: path, reason: $0) }
      }
      guard !losses.isEmpty else { continue }
      copy.losses += losses
      copy.devices[index].problems.append(Self.words(losses))
    }
    if let words = copy.lossWords { copy.message += "\n" + words }
    // What was seen is gone, so the command would refuse.
    if copy.pendingFiles.isEmpty, !pendingFiles.isEmpty { copy.acceptCommand = nil }
    return copy
  }

  /// What is lost, on the first device that lacks something, and on how many more; none where nothing is.
  package var lossWords: String? {
    guard let first = losses.first else { return nil }
    let others = Set(losses.map(\.device)).count - 1
    let more = others == 0 ? "" : " The same is true on \(others) more \(others == 1 ? "device" : "devices")."
    return Self.words(losses.filter { $0.device == first.device }) + more
  }

  /// `Its pictures are missing (not among the artifacts: AppTests/LoginTests/form/form.iPhone4.actual.png). Run the test
  /// again to see them.`
  private static func words(_ losses: [Loss]) -> String {
    let isPicture = losses.contains { $0.path.text.hasSuffix("." + ReferenceEnding.picture) }
    var why: [(reason: String, paths: [String])] = []
    for loss in losses {
      if why.last?.reason != loss.reason { why.append((loss.reason, [])) }
      why[why.count - 1].paths.append(loss.path.belowArtifacts ?? loss.path.text)
    }
    let words = why.map { "\($0.reason): \(list($0.paths))" }.joined(separator: "; ")
    return "Its \(isPicture ? "pictures" : "files") are missing (\(words)). Run the test again to see them."
  }
}

/// At most three paths, of which the first says where they are, and how many more there are.
private func list(_ paths: [String]) -> String {
  let others = paths.dropFirst().prefix(2).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
  let shown = (paths.prefix(1) + others).joined(separator: ", ")
  return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
}

extension DeviceResult {
  /// Whether all that was seen is among what is lost.
  func isLost(_ losses: [SnapshotResult.Loss]) -> Bool {
    let lost = Set(losses.map(\.path))
    return !shownFiles.isEmpty && shownFiles.allSatisfy { lost.contains($0.actual) }
  }
}

extension ManifestRoots {
  /// Why evidence cannot be shown, in a few words; none where it can.
  fileprivate func obstacle(at path: StoredPath) -> String? {
    guard path.staysInArtifacts, let place = evidence(path) else { return "outside the artifacts" }
    do throws(FileError) {
      guard let folder = try OpenFolder.open(place.base) else { return "not among the artifacts" }
      switch try folder.kind(place.place) {
      case .link: return "a link, which is not followed"
      case .special: return "no regular file"
      case .folder: return "a folder"
      case .file(let size) where size > Files.mostBytes: return "too large"
      case nil: return "not among the artifacts"
      case .file: return nil
      }
    } catch {
      if error.reason == .link { return "behind a link, which is not followed" }
      return "unreadable, \(error)"
    }
  }
}
