import Foundation
import LayoutSnapshotSources

/// The folders of a project that may hold the sources of a module, by their names.
struct ModuleFolders {
  /// Paths from the project's folder; of folders with one name the one that lies least deep.
  let folders: [String: String]

  /// - Parameter known: folders whose sources take part already.
  init(in project: String, beside known: [String]) {
    let sources = AppSources.files(at: [project]).map { $0.dropFirst(project.count + 1) }
    var folders: [String: String] = [:]
    for source in sources {
      let parts = source.split(separator: "/").dropLast()
      // Tests of a module are often called like it.
      if parts.contains(where: { $0.hasSuffix("Tests") }) { continue }
      for index in parts.indices {
        let path = parts[...index].joined(separator: "/")
        let name = SwiftText.moduleName(String(parts[index]))
        if known.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
        let depth = path.count { $0 == "/" }
        guard let other = folders[name], other.count(where: { $0 == "/" }) <= depth else {
          folders[name] = path
          continue
        }
      }
    }
    self.folders = folders
  }
}
