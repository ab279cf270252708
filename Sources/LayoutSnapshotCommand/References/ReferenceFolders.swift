import SnapshotStore

/// Where references lie.
enum ReferenceFolders {
  /// `Snapshots` of the package, and every `__Snapshots__` in it, in order.
  static func all(in package: String) throws(FileError) -> [String] {
    var found: [String] = []
    if Files.kind(of: package + "/Snapshots") == .folder { found.append(package + "/Snapshots") }
    try search(package, &found)
    return found.sorted()
  }

  private static func search(_ folder: String, _ found: inout [String]) throws(FileError) {
    for name in try Files.names(in: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard Files.kind(of: path) == .folder, !Files.isLink(path) else { continue }
      if name == "__Snapshots__" { found.append(path) } else { try search(path, &found) }
    }
  }
}
