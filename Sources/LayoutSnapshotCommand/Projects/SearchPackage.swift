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
  /// The products besides UIKit that the app's module depends on.
  private let products: Set<String>
  private let own: OwnModules
  private let copies: [String: String]
  private let sourcesOfCopies: [String: String]

  private var sources: String { folder + "/Sources" }

  /// - Parameters:
  ///   - paths: all sources of the app.
  ///   - own: the app's modules whose sources these are.
  ///   - products: the products besides UIKit whose modules the sources import.
  init(
    in folder: String, module: String, dependency: String, of paths: [String], own: OwnModules,
    products: Set<String> = []
  ) {
    (self.own, self.products) = (own, products)
    (self.folder, self.module, self.dependency) = (folder, module, dependency)
    let pairs = paths.map { ($0, Self.copy(of: $0, in: folder + "/Sources")) }
    copies = Dictionary(pairs) { first, _ in first }
    sourcesOfCopies = Dictionary(pairs.map { ($1, $0) }) { first, _ in first }
  }

  /// Writes the package with these of the app's sources.
  ///
  /// - Parameter parts: what is left out of them, by their paths.
  /// - Returns: what cannot be prepared.
  func write(_ paths: [String], without parts: [String: Set<String>]) throws(CommandFailure)
    -> [CompilerError]
  {
    let files = paths.compactMap { path in
      copies[path].map { SourceFile(path: path, copy: $0, leftOut: parts[path] ?? []) }
    }
    try write(manifest(), to: "Package.swift")
    try removeSources(but: Set(files.map(\.copy)))
    return SourceFile.prepare(files, own: own, modules: AppModule.standIns(ofProducts: products)).map(
      Self.error)
  }

  /// A problem of a source; one of a whole file names no line.
  static func error(_ problem: String) -> CompilerError {
    if let line = CompilerLine(problem[...]) {
      return CompilerError(path: line.path, line: line.line, column: line.column, text: line.text)
    }
    let parts = problem.components(separatedBy: ": error: ")
    return CompilerError(
      path: parts[0], line: 0, column: 0, text: parts.dropFirst().joined(separator: ": error: "))
  }

  /// Writes the package with a source that only asks which of some modules are there.
  func writeProbe(for modules: Set<String>) throws(CommandFailure) {
    let probe = modules.subtracting(own.names).sorted().map {
      "#if !canImport(\($0))\n#warning(\"\(Self.missing)\($0)\")\n#endif\n"
    }.joined()
    try write(manifest(), to: "Package.swift")
    try removeSources(but: [])
    try write(probe, to: "Sources/Probe.swift")
  }

  /// Where in its line of the source an error stands: a line that preparing changes has other columns in the copy.
  func column(of error: CompilerError) -> Int {
    guard let copy = copies[error.path], let own = Self.line(error.line, of: error.path),
      let prepared = Self.line(error.line + 1, of: copy), own != prepared
    else { return error.column }
    let word = prepared.dropFirst(max(0, error.column - 1)).prefix { $0.isLetterOfWord }
    guard !word.isEmpty else { return error.column }
    let starts = own.indices.filter { own[$0...].starts(with: word) }
    return starts.min { abs($0 - error.column) < abs($1 - error.column) }.map { $0 - own.startIndex + 1 }
      ?? error.column
  }

  private static func line(_ number: Int, of path: String) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? Array(lines[number - 1]) : nil
  }

  /// The source of a copy, for what the compiler finds in what preparing adds.
  func source(ofCopy path: String) -> String? { sourcesOfCopies[path] }

  /// A module has no two files of one name, so the whole path is part of it.
  private static func copy(of path: String, in folder: String) -> String {
    let stem = SourceFile.stem(of: path).prefix(40)
    return "\(folder)/\(stem)+\(String(checksum(path), radix: 16)).swift"
  }

  /// What the package is called.
  var name: String { module + "Search" }

  /// The source of the tests that try the screens.
  var trials: String { folder + "/Trials/Trials.swift" }

  /// Adds tests to the sources that are there.
  func writeTrials(_ text: String) throws(CommandFailure) {
    try write(manifest(hasTrials: true), to: "Package.swift")
    try write(text, to: "Trials/Trials.swift")
  }

  private func manifest(hasTrials: Bool = false) -> String {
    let trials = """

        .testTarget(
          name: "\(module)Trials",
          dependencies: [
            "\(module)", \(AppDependency.products()),
            .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
          ],
          path: "Trials", swiftSettings: [.swiftLanguageMode(.v5)]),
      """
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v13)],
        dependencies: [\(dependency)],
        targets: [
          .target(
            name: "\(module)", dependencies: [\(AppDependency.products(products))], path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-wmo", "-num-threads", "2", "-disable-batch-mode"])]),\(hasTrials ? trials : "")
        ]
      )

      """
  }

  /// What the probe's warnings begin with.
  static let missing = "there is no module "

  /// The modules that the probe has not found.
  static func missingModules(in warnings: Set<String>) -> Set<String> {
    Set(warnings.filter { $0.hasPrefix(missing) }.map { String($0.dropFirst(missing.count)) })
  }

  /// A file that is the same keeps its date, so that nothing is compiled again.
  private func write(_ text: String, to place: String) throws(CommandFailure) {
    let bytes = Array(text.utf8)
    do {
      if try Files.read(folder + "/" + place) != bytes {
        try Files.write(bytes, to: folder + "/" + place, durably: false)
      }
    } catch { throw .file(error) }
  }

  private func removeSources(but copies: Set<String>) throws(CommandFailure) {
    do {
      for name in try Files.names(in: sources) where !copies.contains(sources + "/" + name) {
        try Files.remove(sources + "/" + name)
      }
    } catch { throw .file(error) }
  }
}

extension UInt8 {
  /// Whether a byte belongs to a name.
  fileprivate var isLetterOfWord: Bool {
    let byte = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || self == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
