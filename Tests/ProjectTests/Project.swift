import Foundation

/// The files of this package, for tests that hold documents and code together.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: root.appending(path: path).path)
  }

  /// Every file with an ending, in order; what builds leave behind is not looked at.
  static func files(ending: String, below folder: String = "") throws -> [String] {
    let base = root.appending(path: folder).path
    guard let walk = FileManager.default.enumerator(atPath: base) else { return [] }
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true { walk.skipDescendants() }
      if path.hasSuffix(ending) { found.append(folder.isEmpty ? path : folder + "/" + path) }
    }
    return found.sorted()
  }
}
