import Foundation

/// The package that the process runs in, and the resources in it.
enum PackageFolder {
  /// The folder with a manifest around the working directory, or the working directory itself.
  static var path: String {
    let start = FileManager.default.currentDirectoryPath
    var folder = URL(fileURLWithPath: start)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder.path }
      folder.deleteLastPathComponent()
    }
    return start
  }

  /// Folders that hold no resources of an app.
  static let others: Set = ["Snapshots", "__Snapshots__", "node_modules", "Pods", "Carthage", "DerivedData"]

  /// Whether a folder lies at a path. A link to one is none: it may lead around in a circle.
  static func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  /// The files with some endings in a package, in the order of their paths.
  static func files(in package: String, endings: Set<String>) -> [String] {
    var found: [String] = []
    func search(_ folder: String) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] {
        guard !name.hasPrefix("."), !others.contains(name) else { continue }
        let path = folder + "/" + name
        if isFolder(path) {
          search(path)
        } else if endings.contains((name as NSString).pathExtension) {
          found.append(path)
        }
      }
    }
    search(package)
    return found
  }
}
