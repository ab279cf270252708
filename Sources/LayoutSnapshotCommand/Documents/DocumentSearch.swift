import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotStore

/// Documents of Interface Builder by the names of files and folders.
enum DocumentSearch {
  /// The documents that are named, and those in the folders that are, by their whole paths.
  ///
  /// Nothing hidden is looked into, because that is where builds and checkouts of others lie.
  static func documents(
    _ names: [String], _ context: CommandContext
  ) throws(CommandFailure) -> [(path: String, isNamed: Bool)] {
    var found: [(path: String, isNamed: Bool)] = []
    for name in names {
      let path = context.path(name)
      switch Files.kind(of: path) {
      case nil: throw .notThere(name)
      case .file: found.append((path, true))
      case .folder:
        if case let kind = ForeignFile.ofFolder(name), kind != .folder {
          throw .document(InterfaceBuilderError(.foreign("\(kind)"), in: name))
        }
        var inside: [String] = []
        do throws(FileError) {
          if let folder = try OpenFolder.open(path) { try search(folder, "", &inside) }
        } catch { throw .file(error) }
        if inside.isEmpty {
          throw .unusable(path: name, reason: "It contains no .storyboard and no .xib.")
        }
        found += inside.map { ($0, false) }
      }
    }
    return found
  }

  private static func search(
    _ folder: borrowing OpenFolder, _ place: String, _ found: inout [String]
  ) throws(FileError) {
    for name in try folder.names(place) where !name.hasPrefix(".") {
      let inner = place.isEmpty ? name : place + "/" + name
      switch try folder.kind(inner) {
      case .folder: try search(folder, inner, &found)
      case .file where name.hasSuffix(".storyboard") || name.hasSuffix(".xib"):
        found.append(folder.path(of: inner))
      case .file, .link, .special, nil: break
      }
    }
  }
}
