import Foundation
import SnapshotStore

/// The test files of a package, and the functions in each: who may own references.
struct TestSources {
  /// One Swift file.
  struct File {
    /// From the package's folder.
    let path: String
    /// The names of its functions, as references have them.
    let functions: Set<String>
  }

  /// By the name that references have for them.
  private let files: [String: [File]]

  init(package: String) throws(FileError) {
    var found: [String: [File]] = [:]
    try Self.search(package, "") { (path) throws(FileError) in
      let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
      guard let bytes = try Files.read(package + "/" + path) else { return }
      let text = String(decoding: bytes, as: UTF8.self)
      found[safeName(name), default: []].append(File(path: path, functions: Self.functions(in: text)))
    }
    files = found
  }

  /// The files that a folder of references may belong to: of that name, and in a folder called like the
  /// target if one of them is.
  func files(suite: String, target: String?) -> [File] {
    let all = files[suite] ?? []
    guard let target else { return all }
    let near = all.filter {
      $0.path.split(separator: "/").dropLast().contains { safeName(String($0)) == target }
    }
    return near.isEmpty ? all : near
  }

  private static func functions(in text: String) -> Set<String> {
    let plain = text.matches(of: /\bfunc\s+([A-Za-z_][A-Za-z_0-9]*)/).map { String($0.1) }
    let raw = text.matches(of: /\bfunc\s+`([^`]+)`/).map { String($0.1) }
    return Set((plain + raw).map(safeName))
  }

  private static func search(
    _ root: String, _ place: String, _ body: (String) throws(FileError) -> Void
  ) throws(FileError) {
    for name in try Files.names(in: place.isEmpty ? root : root + "/" + place) where !name.hasPrefix(".") {
      let path = place.isEmpty ? name : place + "/" + name
      guard !Files.isLink(root + "/" + path) else { continue }
      if Files.kind(of: root + "/" + path) == .folder {
        try search(root, path, body)
      } else if name.hasSuffix(".swift") {
        try body(path)
      }
    }
  }
}
