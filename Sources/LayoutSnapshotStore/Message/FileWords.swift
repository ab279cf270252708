/// Files in words: a few by their names, many by the pattern that their names follow.
struct FileWords {
  private let name: SnapshotName

  init(_ name: SnapshotName) { self.name = name }

  /// References: the paths of a few, and else the folder, the pattern and how many there are.
  func references(_ paths: [(path: String, device: String)]) -> [String] {
    if paths.count <= 4 { return paths.map { "  " + $0.path } }
    return counted(paths.map { pattern($0.path, $0.device) }).map { "  \($0.key) (\($0.count) files)" }
  }

  /// The files of each difference. Those of a test lie in one folder, which is said once.
  func evidence(_ parts: [(files: [String], device: String)]) -> [String] {
    let parts = parts.filter { !$0.files.isEmpty }
    guard let first = parts.first?.files.first, let slash = first.lastIndex(of: "/") else { return [] }
    let folder = first[...slash]
    func names(_ files: [String]) -> [String] { files.map { String($0.dropFirst(folder.count)) } }
    let lines =
      parts.count <= 4
      ? parts.map { names($0.files).joined(separator: " ") }
      : counted(
        parts.map { part in names(part.files).map { pattern($0, part.device) }.joined(separator: " ") }
      )
      .map { "\($0.key) (\($0.count) devices)" }
    return ["Look in \(folder) at:"] + lines.map { "  " + $0 }
  }

  /// The path with a star in the place of the device.
  private func pattern(_ path: String, _ device: String) -> String {
    guard !device.isEmpty else { return path }
    return path.replacing(name.fileStem(device: device) + ".", with: name.test + ".*.")
  }

  private func counted(_ patterns: [String]) -> [(key: String, count: Int)] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for pattern in patterns {
      if counts[pattern] == nil { order.append(pattern) }
      counts[pattern, default: 0] += 1
    }
    return order.map { ($0, counts[$0] ?? 0) }
  }
}
