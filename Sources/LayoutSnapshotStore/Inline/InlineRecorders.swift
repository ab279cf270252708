import LayoutSnapshotSupport

/// The texts that the tests of a process have for sources, until it ends.
package final class InlineRecorders: Sendable {
  private let recorders = Locked<[String: InlineRecorder]>([:])

  /// The recorder of a source, the same for all its texts.
  package func recorder(
    for filePath: String, _ folders: SnapshotFolders, build: FileTime
  ) throws(InlineSourceError) -> InlineRecorder {
    try recorders.withLock { recorders throws(InlineSourceError) in
      if let recorder = recorders[filePath] { return recorder }
      let recorder = try InlineRecorder(filePath: filePath, folders: folders, build: build)
      recorders[filePath] = recorder
      return recorder
    }
  }

  /// Writes all texts.
  ///
  /// - Returns: the sources that were left as they are, in order of their paths.
  func write() -> [InlineRefusal] {
    let all = recorders.withLock { $0.sorted { $0.key < $1.key } }
    return all.compactMap { $0.value.write() }
  }
}
