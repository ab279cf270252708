import LayoutSnapshotReport
import LayoutSnapshotStore

/// The references of sweeps, which the report shows with the layout at the pointer.
enum StoredSweeps {
  /// More would make a report of megabytes.
  private static let most = 500

  /// All of a package, in the order of their paths.
  static func all(_ roots: ManifestRoots, _ context: CommandContext) throws(CommandFailure)
    -> [SweepReference]
  {
    do throws(FileError) {
      guard
        let root = try OpenFolder.open(roots.package, followsLinkedReferences: roots.followsLinkedReferences)
      else { return [] }
      var sweeps: [SweepReference] = []
      for folder in try ReferenceFolders.all(in: roots.package, roots.followsLinkedReferences) {
        for place in try files(in: root, folder).prefix(most) {
          guard let bytes = try root.read(place) else { continue }
          sweeps.append(
            SweepReference(
              place: String(place.dropFirst(folder.count + 1)), text: String(decoding: bytes, as: UTF8.self)))
        }
      }
      return sweeps
    } catch { throw .file(error) }
  }

  private static func files(in root: borrowing OpenFolder, _ place: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try root.names(place).sorted() {
      let inner = place + "/" + name
      if name.hasSuffix("." + SweepReference.ending) {
        found.append(inner)
      } else if try root.kind(inner) == .folder {
        found += try files(in: root, inner)
      }
    }
    return found
  }
}
