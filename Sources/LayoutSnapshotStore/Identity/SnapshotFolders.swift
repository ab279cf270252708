/// Where a test's references and artifacts lie.
package struct SnapshotFolders: Hashable, Sendable {
  /// The folder of the suite's references.
  package let references: String
  /// The folder of the test's artifacts.
  package let artifacts: String
  /// What the paths of manifests start from.
  package let roots: ManifestRoots
  /// Whether the test's file is in a package, which commands can be run in.
  package let isInPackage: Bool
  /// The folder of references that the test or the environment names, if either does.
  let namedReferences: String?

  /// Finds the folders from the caller's file.
  ///
  /// References lie at `<package root>/Snapshots/<target>/<suite>`, where the root is the nearest folder
  /// around the file with a `Package.swift`; in `__Snapshots__/<suite>` beside the file where there is
  /// none, as in an Xcode project; or at `<root>/<target>/<suite>` where a root is given.
  ///
  /// - Parameters:
  ///   - filePath: the caller's `#filePath`.
  ///   - name: the snapshot's name.
  ///   - root: a folder for references, given by the test or by the environment.
  ///   - artifactsRoot: a folder for artifacts, given by the environment.
  ///   - temporary: the folder for artifacts where there is no package.
  ///   - exists: whether a file exists.
  /// - Throws: ``SnapshotFoldersError`` where the sources are not on this machine and no root is given.
  package init(
    filePath: String, name: SnapshotName, root: String?, artifactsRoot: String?, temporary: String,
    exists: (String) -> Bool
  ) throws(SnapshotFoldersError) {
    let package = packageRoot(of: filePath, exists: exists)
    let suite = name.target + "/" + name.suite
    if let root {
      references = withoutSlash(root) + "/" + suite
    } else if let package {
      references = package + "/Snapshots/" + suite
    } else if exists(folder(of: filePath)) {
      references = folder(of: filePath) + "/__Snapshots__/" + name.suite
    } else {
      throw .noSources(filePath)
    }
    isInPackage = package != nil
    namedReferences = root.map(withoutSlash)
    let home = package.map { $0 + "/.build" } ?? withoutSlash(temporary)
    let artifactsHome = artifactsRoot.map(withoutSlash) ?? home + "/layout-snapshots"
    artifacts = artifactsHome + "/" + suite + "/" + name.test
    roots = ManifestRoots(package: package ?? folder(of: filePath), artifacts: artifactsHome)
  }
}

/// Why there is no place for references.
package enum SnapshotFoldersError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The test's source file is not on this machine.
  case noSources(String)

  package var description: String {
    switch self {
    case .noSources(let path):
      """
      The test's sources are not on this machine (\(path)), so its references cannot be found from there. Say \
      where they are: \(EnvironmentVariable.references.rawValue)=<folder>, or `.snapshots(root:)` on the suite.
      """
    }
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

private func withoutSlash(_ path: String) -> String {
  path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
