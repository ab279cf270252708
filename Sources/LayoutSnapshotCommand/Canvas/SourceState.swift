import Foundation

/// When the files of a package were last changed, to see that one was edited, added or removed.
///
/// Modification times only decide whether something is built again; nothing of them is written anywhere.
struct SourceState: Equatable {
  private var files: [String: File] = [:]

  private struct File: Equatable {
    let changed: Date?
    let size: Int?
  }

  /// Reads the state of all files, except in hidden folders, such as `.build` and `.git`, and in those of references.
  init(of package: String) {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    let walk = FileManager.default.enumerator(
      at: URL(fileURLWithPath: package), includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    while let url = walk?.nextObject() as? URL {
      let values = try? url.resourceValues(forKeys: Set(keys))
      if values?.isDirectory == true {
        if Self.references.contains(url.lastPathComponent) { walk?.skipDescendants() }
        continue
      }
      files[url.path] = File(changed: values?.contentModificationDate, size: values?.fileSize)
    }
  }

  private static let references: Set<String> = ["Snapshots", "__Snapshots__"]
}
