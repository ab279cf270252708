import LayoutSnapshotStore

/// Where references lie.
enum ReferenceFolders {
  /// `Snapshots` of the package, and every `__Snapshots__` in it, as places in the package, in order.
  ///
  /// - Parameter followsLinks: whether one of them may be a link. Otherwise a link is an error that names it: what
  ///   lies there would be neither checked nor cleaned up.
  static func all(in package: String, _ followsLinks: Bool) throws(FileError) -> [String] {
    guard let root = try OpenFolder.open(package, followsLinkedReferences: followsLinks) else { return [] }
    var found: [String] = []
    if try root.folder("Snapshots") != nil { found.append("Snapshots") }
    try search(root, "", &found)
    return found.sorted()
  }

  private static func search(
    _ root: borrowing OpenFolder, _ place: String, _ found: inout [String]
  ) throws(FileError) {
    for name in try root.names(place) where !name.hasPrefix(".") {
      let inner = place.isEmpty ? name : place + "/" + name
      if name == "__Snapshots__" {
        if try root.folder(inner) != nil { found.append(inner) }
      } else if try root.kind(inner) == .folder {
        try search(root, inner, &found)
      }
    }
  }
}
