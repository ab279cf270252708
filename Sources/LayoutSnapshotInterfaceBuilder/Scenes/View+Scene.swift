import Foundation
import LayoutSnapshotViews

extension View {
  /// The view of a scene, newly created. With it a test needs only one line.
  ///
  /// ```swift
  /// assertSnapshot(of: try .scene("Login", in: "Main.storyboard"), on: .all)
  /// ```
  ///
  /// - Parameters:
  ///   - name: a storyboard identifier, a custom class, a label or a title; nil for the initial scene.
  ///   - file: a path relative to the test's folder or to one around it, up to the package's folder; or the
  ///     name of a file that occurs only once in the package.
  ///   - classes: factories for views of your own classes.
  ///   - filePath: the test's file.
  /// - Throws: ``InterfaceBuilderError``.
  public static func scene(
    _ name: String? = nil, in file: String, classes: ViewFactories = [:], filePath: StaticString = #filePath
  ) throws(InterfaceBuilderError) -> View {
    let url = try DocumentFinder(besides: "\(filePath)").find(file)
    return try InterfaceBuilderDocument(contentsOf: url).scene(name, classes: classes).view
  }
}

/// Finds the document that a test names.
struct DocumentFinder {
  /// The test's folder and the folders around it, up to the package's.
  private let folders: [URL]

  init(besides source: String) {
    var folders: [URL] = []
    var folder = URL(fileURLWithPath: source).deletingLastPathComponent().standardizedFileURL
    while true {
      folders.append(folder)
      let isPackage = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("Package.swift").path)
      let outer = folder.deletingLastPathComponent()
      if isPackage || outer.path == folder.path { break }
      folder = outer
    }
    self.folders = folders
  }

  /// The package's folder, if the source lies in a package.
  var package: URL? {
    folders.last.flatMap {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) ? $0 : nil
    }
  }

  func find(_ file: String) throws(InterfaceBuilderError) -> URL {
    if file.hasPrefix("/") { return URL(fileURLWithPath: file) }
    for folder in folders {
      let url = folder.appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    let found = folders.last.map { everywhere(named: file, in: $0) } ?? []
    if found.count == 1 { return found[0] }
    guard found.isEmpty else { throw InterfaceBuilderError(.ambiguousFile(file, found.map(\.path))) }
    throw InterfaceBuilderError(.fileNotFound(file, searched: folders.map(\.path)))
  }

  /// Every file with a name in the package, except for build products.
  private func everywhere(named name: String, in package: URL) -> [URL] {
    guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path),
      let files = FileManager.default.enumerator(
        at: package, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { return [] }
    var found: [URL] = []
    for case let url as URL in files where url.path.hasSuffix("/" + name) { found.append(url) }
    return found.sorted { $0.path < $1.path }
  }
}
