/// Where a test's references and artifacts lie.
package struct SnapshotFolders: Hashable, Sendable {
  /// The folder of the suite's references.
  package let references: String
  /// The folder of the test's artifacts.
  package let artifacts: String

  /// Finds the folders from the caller's file.
  ///
  /// References lie at `<package root>/Snapshots/<target>/<suite>`, where the root is the nearest folder
  /// around the file with a `Package.swift`; in `__Snapshots__/<suite>` beside the file where there is
  /// none, as in an Xcode project; or at `<root>/<target>/<suite>` where a root is given.
  ///
  /// - Parameters:
  ///   - filePath: the caller's `#filePath`.
  ///   - name: the snapshot's name.
  ///   - root: a folder for references, given by the test.
  ///   - artifactsRoot: a folder for artifacts, given by the environment.
  ///   - temporary: the folder for artifacts where there is no package.
  ///   - exists: whether a file exists.
  package init(
    filePath: String, name: SnapshotName, root: String?, artifactsRoot: String?, temporary: String,
    exists: (String) -> Bool
  ) {
    let package = packageRoot(of: filePath, exists: exists)
    let suite = name.target + "/" + name.suite
    if let root {
      references = root + "/" + suite
    } else if let package {
      references = package + "/Snapshots/" + suite
    } else {
      references = folder(of: filePath) + "/__Snapshots__/" + name.suite
    }
    let build = package.map { $0 + "/.build" } ?? temporary
    artifacts = (artifactsRoot ?? build + "/layout-snapshots") + "/" + suite + "/" + name.test
  }
}

/// The nearest folder around a file that has a `Package.swift`.
private func packageRoot(of filePath: String, exists: (String) -> Bool) -> String? {
  var current = folder(of: filePath)
  while true {
    if exists(current + "/Package.swift") { return current }
    if current.isEmpty || current == "." { return nil }
    current = folder(of: current)
  }
}

/// The path up to its last `/`: empty for a file in the root folder.
private func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return String(path[..<slash])
}
