public import Foundation

// What prepared sources call in place of the same names without a line: the order is that of the names.

extension FileManager {
  /// The names in a folder, in alphabetical order: the file system's own differs from machine to machine.
  public func _contentsOfDirectory(atPath path: String) throws -> [String] {
    try contentsOfDirectory(atPath: path).sorted()
  }

  /// What is in a folder, in the order of the names.
  public func _contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: mask)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The paths below a folder, in alphabetical order.
  public func _subpathsOfDirectory(atPath path: String) throws -> [String] {
    try subpathsOfDirectory(atPath: path).sorted()
  }

  /// The paths below a folder, in alphabetical order.
  public func _subpaths(atPath path: String) -> [String]? { subpaths(atPath: path)?.sorted() }
}
