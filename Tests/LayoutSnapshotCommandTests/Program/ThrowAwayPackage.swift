import Foundation

/// A package that is thrown away at the end of a test, with made-up changes in it where asked for.
final class ThrowAwayPackage {
  let path: String

  /// - Parameter changes: how many assertions `demo` makes up; none for an empty package.
  init(changes: Int = 0) throws {
    path =
      URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "layout-snapshot-program-\(UUID().uuidString)").path
    if changes > 0 {
      try DemoPackages.copy(changes, to: path)
    } else {
      try write("// swift-tools-version: 6.0\n", to: "Package.swift")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func run(_ words: String..., environment: [String: String] = [:]) throws -> BuiltProgram.Run {
    try BuiltProgram.run(words, in: path, environment: environment)
  }

  func write(_ text: String, to place: String) throws { try write(Array(text.utf8), to: place) }

  func write(_ bytes: [UInt8], to place: String) throws {
    let url = URL(filePath: path).appending(path: place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ place: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path).appending(path: place)))
  }
  func text(_ place: String) throws -> String { String(decoding: try read(place), as: UTF8.self) }

  /// Every file below a folder, in order.
  func files(_ folder: String = "") -> [String] {
    let base = folder.isEmpty ? path : path + "/" + folder
    return (FileManager.default.subpaths(atPath: base) ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(base)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Every file below a folder with its bytes.
  func contents(_ folder: String) throws -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: try files(folder).map { ($0, try read(folder + "/" + $0)) })
  }
}
