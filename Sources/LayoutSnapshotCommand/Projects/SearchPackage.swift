import Foundation
import LayoutSnapshotSources
import LayoutSnapshotStore

/// A package in the build's folder by which it is found out what of an app compiles. Nothing that the user sees is written
/// until that is known.
///
/// The compiler reads all sources of the module at once, so that one build tells all their errors.
struct SearchPackage {
  let folder: String
  let module: String
  /// Where the library is, as it stands in a manifest in this folder.
  let dependency: String
  private let copies: [String: String]
  private let sourcesOfCopies: [String: String]

  private var sources: String { folder + "/Sources" }

  /// - Parameter paths: all sources of the app.
  init(in folder: String, module: String, dependency: String, of paths: [String]) {
    (self.folder, self.module, self.dependency) = (folder, module, dependency)
    let pairs = paths.map { ($0, Self.copy(of: $0, in: folder + "/Sources")) }
    copies = Dictionary(pairs) { first, _ in first }
    sourcesOfCopies = Dictionary(pairs.map { ($1, $0) }) { first, _ in first }
  }

  /// Writes the package with these of the app's sources.
  ///
  /// - Returns: what cannot be prepared.
  func write(_ paths: [String]) throws(CommandFailure) -> [CompilerError] {
    let files = paths.compactMap { path in copies[path].map { SourceFile(path: path, copy: $0) } }
    try write(manifest, to: "Package.swift", andNoSourcesBut: Set(files.map(\.copy)))
    return SourceFile.prepare(files).compactMap { problem in
      CompilerLine(problem[...]).map {
        CompilerError(path: $0.path, line: $0.line, column: $0.column, text: $0.text)
      }
    }
  }

  /// Writes the package with a source that only asks which of some modules are there.
  func writeProbe(for modules: [String]) throws(CommandFailure) {
    let probe = modules.map { "#if !canImport(\($0))\n#warning(\"\(Self.missing)\($0)\")\n#endif\n" }.joined()
    try write(manifest, to: "Package.swift", andNoSourcesBut: [])
    try write(probe, to: "Sources/Probe.swift", andNoSourcesBut: [sources + "/Probe.swift"])
  }

  /// The source of a copy, for what the compiler finds in what preparing adds.
  func source(ofCopy path: String) -> String? { sourcesOfCopies[path] }

  /// A module has no two files of one name, so the whole path is part of it.
  private static func copy(of path: String, in folder: String) -> String {
    let stem = (path as NSString).lastPathComponent.dropLast(".swift".count).prefix(40)
    return "\(folder)/\(stem)+\(String(checksum(path), radix: 16)).swift"
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(module)Search",
      platforms: [.macOS(.v13)],
      dependencies: [\(dependency)],
      targets: [
        .target(
          name: "\(module)", dependencies: [.product(name: "UIKit", package: "LayoutSnapshotTesting")], path: "Sources",
          swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-wmo", "-num-threads", "2", "-disable-batch-mode"])])
      ]
    )

    """
  }

  private static let missing = "there is no module "

  /// The modules that the probe has not found.
  static func missingModules(in warnings: Set<String>) -> Set<String> {
    Set(warnings.filter { $0.hasPrefix(missing) }.map { String($0.dropFirst(missing.count)) })
  }

  /// A file that is the same keeps its date, so that nothing is compiled again.
  private func write(
    _ text: String, to place: String, andNoSourcesBut copies: Set<String>
  ) throws(CommandFailure) {
    let bytes = Array(text.utf8)
    do {
      if try Files.read(folder + "/" + place) != bytes {
        try Files.write(bytes, to: folder + "/" + place, durably: false)
      }
      for name in try Files.names(in: sources) where !copies.contains(sources + "/" + name) {
        try Files.remove(sources + "/" + name)
      }
    } catch { throw .file(error) }
  }
}
