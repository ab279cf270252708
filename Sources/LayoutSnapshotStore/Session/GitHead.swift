/// Which commit of a git repository is checked out, read from its files: a test process starts no other program.
struct GitHead: Hashable, Sendable {
  /// The branch; none where a commit is checked out by itself, as on most machines of a continuous integration.
  let branch: String?
  /// The commit, in hexadecimal digits.
  let commit: String

  /// Finds the repository around a folder. There is none where it is no checkout of git.
  init?(of folder: String) {
    var outer = folder
    while !Files.exists(outer + "/.git") {
      guard let slash = outer.lastIndex(of: "/") else { return nil }
      outer = String(outer[..<slash])
    }
    // A work tree beside the main one has a file in the place of the folder.
    let own =
      Self.line(outer + "/.git", after: "gitdir: ").map { $0.hasPrefix("/") ? $0 : "\(outer)/\($0)" }
      ?? outer + "/.git"
    let shared = Self.line(own + "/commondir").map { $0.hasPrefix("/") ? $0 : "\(own)/\($0)" } ?? own
    guard let head = Self.line(own + "/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else {
      guard Self.isCommit(head) else { return nil }
      (branch, commit) = (nil, head)
      return
    }
    let name = String(head.dropFirst("ref: ".count))
    guard !name.split(separator: "/").contains("..") else { return nil }
    guard let commit = Self.line("\(shared)/\(name)") ?? Self.packed(name, in: shared), Self.isCommit(commit)
    else { return nil }
    branch = name.hasPrefix("refs/heads/") ? String(name.dropFirst("refs/heads/".count)) : name
    self.commit = commit
  }

  private static func isCommit(_ text: String) -> Bool {
    text.count >= 40 && text.allSatisfy { $0.isHexDigit }
  }

  /// The first line of a file, without the words before it; none where the file is another one.
  private static func line(_ path: String, after prefix: String = "") -> String? {
    guard Files.kind(of: path) == .file, let bytes = try? Files.read(path, limit: 1 << 16),
      let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first, line.hasPrefix(prefix)
    else { return nil }
    return String(line.dropFirst(prefix.count))
  }

  private static func packed(_ name: String, in folder: String) -> String? {
    guard let bytes = try? Files.read(folder + "/packed-refs", limit: 1 << 24) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first {
      $0.hasSuffix(" " + name)
    }
    return line?.split(separator: " ").first.map(String.init)
  }
}
