import Foundation

/// Files that others wrote, against which the project is measured and which it does not contain.
///
/// They lie in the folder that the environment variable `LAYOUT_SNAPSHOT_CORPUS` names, or else in
/// `../shared/corpus` beside the package. Tests that need them are skipped where they are absent, and
/// say so.
package struct Corpus: Sendable {
  package let folder: URL
  /// Whether the part is there.
  package let isPresent: Bool

  /// A part of the corpus, such as "pngsuite". Says aloud that its tests are skipped where it is absent.
  package init(_ name: String) {
    folder = Self.root.appendingPathComponent(name)
    isPresent = FileManager.default.fileExists(atPath: folder.path)
    if !isPresent { print("SKIPPED: conformance tests, because there is no folder \(folder.path)") }
  }

  private static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["LAYOUT_SNAPSHOT_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
  }()

  package func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The rows of a table, without its heading, which begins with "#".
  package func table(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
