import LayoutSnapshotStore

/// The folders of artifacts in a folder that several machines' artifacts were put into, and what may be some that were
/// not unpacked.
struct ShardFolders {
  /// Folders with manifests.
  private(set) var artifacts: [String] = []
  /// Folders beside them without artifacts: machines that left nothing.
  var empty: [String] = []
  /// Links and archives beside them. What a link leads to is no part of what was handed over.
  private(set) var others: [String] = []

  private static let archives = ["zip", "tar", "gz", "tgz", "bz2", "xz", "zst", "7z"]

  /// - Parameter depth: how many levels of folders may lie around artifacts.
  init(in folder: borrowing OpenFolder, depth: Int) throws(FileError) {
    try look(in: folder, "", depth: depth)
  }

  private init() {}

  private mutating func look(in folder: borrowing OpenFolder, _ place: String, depth: Int) throws(FileError) {
    let entries = try folder.names(place)
    if entries.contains(ManifestName.folder) {
      artifacts.append(place)
      // Whoever unpacks one machine's artifacts into another's has put them a level below.
      for entry in entries where entry != ManifestName.folder {
        try lookForMore(in: folder, place.isEmpty ? entry : "\(place)/\(entry)", depth: depth - 1)
      }
      return
    }
    for entry in entries where depth > 0 {
      let inner = place.isEmpty ? entry : "\(place)/\(entry)"
      switch try folder.kind(inner) {
      case .folder:
        var below = ShardFolders()
        try below.look(in: folder, inner, depth: depth - 1)
        artifacts += below.artifacts
        empty += below.artifacts.isEmpty ? [inner] : below.empty
        others += below.others
      case .link: others.append(inner)
      case .file where Self.archives.contains(entry.split(separator: ".").last?.lowercased() ?? ""):
        others.append(inner)
      default: break
      }
    }
  }

  /// Looks for artifacts below others: a suite may be called `manifests`, but holds no manifests.
  private mutating func lookForMore(
    in folder: borrowing OpenFolder, _ place: String, depth: Int
  ) throws(FileError) {
    guard depth > 0, try folder.kind(place) == .folder else { return }
    let entries = try folder.names(place)
    if entries.contains(ManifestName.folder), try folder.kind("\(place)/\(ManifestName.folder)") == .folder,
      try folder.names("\(place)/\(ManifestName.folder)").contains(where: { $0.hasSuffix(".jsonl") })
    {
      artifacts.append(place)
    }
    for entry in entries where entry != ManifestName.folder {
      try lookForMore(in: folder, "\(place)/\(entry)", depth: depth - 1)
    }
  }
}
