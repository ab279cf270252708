import Foundation

/// A folder of its own for a test, removed at the end.
package final class TemporaryFolder {
  package let path: String

  /// - Parameter inMemory: whether it need not be on a disk, which is slow at making thousands of files last.
  package init(inMemory: Bool = false) throws {
    let isThere = inMemory && FileManager.default.isWritableFile(atPath: "/dev/shm")
    path = (isThere ? "/dev/shm" : NSTemporaryDirectory()) + "/layout-snapshot-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Every file below the folder, in order.
  package var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

extension TemporaryFolder {
  /// Every file below the folder with its bytes.
  package var contents: [String: Data] {
    get throws {
      try Dictionary(
        uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: URL(filePath: "\(path)/\($0)"))) })
    }
  }
}
