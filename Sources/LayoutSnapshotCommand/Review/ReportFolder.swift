import LayoutSnapshotStore

/// Where a report is written: a folder that the user names, or one among the artifacts.
struct ReportFolder {
  /// What the user vouches for.
  let base: String
  /// The folder in there; none for the base itself.
  let place: String?

  var path: String { place.map { base + "/" + $0 } ?? base }

  /// Opens it, after making it where it is missing.
  func make() throws(FileError) -> OpenFolder {
    let outer = try OpenFolder.make(base)
    guard let place else { return outer }
    guard let folder = try outer.folder(place, making: true) else {
      throw FileError(operation: .createFolder, path: path, reason: .strangeName)
    }
    return folder
  }

  /// One of its files.
  func file(_ name: String) -> FilePlace {
    FilePlace(base: base, place: place.map { $0 + "/" + name } ?? name)
  }
}
