import Foundation
import LayoutSnapshotStore

/// The Swift files of a package, with the types and functions in each: who may own references.
///
/// References lie in a folder named after the suite, which is a type, or else after the test's file.
struct TestSources {
  /// One Swift file.
  struct File {
    /// From the package's folder.
    let path: String
    /// The names of its functions, as references have them.
    let functions: Set<String>
  }

  /// By the names that references have for the file and the types in it.
  private let files: [String: [File]]

  init(package: String) throws(FileError) {
    var found: [String: [File]] = [:]
    guard let root = try OpenFolder.open(package) else {
      files = [:]
      return
    }
    for path in try Self.sources(in: root, "") {
      let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
      guard let bytes = try root.read(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let file = File(path: path, functions: Self.names(of: "func", in: text))
      for owner in Self.names(of: "struct|class|enum|actor|extension", in: text).union([safeName(name)]) {
        found[owner, default: []].append(file)
      }
    }
    files = found
  }

  /// The files that a folder of references may belong to: those with that name, or with a type of that name,
  /// and in a folder called like the target if one of them is. Of a suite in a suite the inner name counts.
  func files(suite: String, target: String?) -> [File] {
    let inner = suite.split(separator: ".").last.map(String.init) ?? suite
    let all = files[suite] ?? files[inner] ?? []
    guard let target else { return all }
    let near = all.filter {
      $0.path.split(separator: "/").dropLast().contains { safeName(String($0)) == target }
    }
    return near.isEmpty ? all : near
  }

  /// What is declared with one of some keywords; names between backticks may be whole sentences.
  private static func names(of keywords: String, in text: String) -> Set<String> {
    guard let pattern = try? Regex("\\b(?:\(keywords))\\s+(?:`([^`]+)`|([A-Za-z_][A-Za-z_0-9.]*))") else {
      preconditionFailure("the keywords make no pattern: \(keywords)")
    }
    return Set(
      text.matches(of: pattern).compactMap { match in
        (match.output[1].substring ?? match.output[2].substring).map { name in
          safeName(String(name.split(separator: ".").last ?? name))
        }
      })
  }

  private static func sources(
    in root: borrowing OpenFolder, _ place: String
  ) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try root.names(place) where !name.hasPrefix(".") {
      let path = place.isEmpty ? name : place + "/" + name
      switch try root.kind(path) {
      case .folder: found += try sources(in: root, path)
      case .file: if name.hasSuffix(".swift") { found.append(path) }
      case .link, .special, nil: break
      }
    }
    return found
  }
}
