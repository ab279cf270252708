import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Files {
  /// The names in a folder, in order; none where there is no such folder.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FileError(operation: .read, path: folder, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// What is at a path, if anything; a link counts as what it leads to.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file(size: Int(status.st_size))
  }

  package enum Kind: Hashable, Sendable {
    case file(size: Int)
    case folder
  }

  /// The paths of all files below a folder, from there, in order; none where there is no such folder.
  ///
  /// Links to folders are not followed: they may lead around in circles.
  package static func files(below folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let place = waiting.popLast() {
      for name in try names(in: place.isEmpty ? folder : folder + "/" + place) {
        let path = place.isEmpty ? name : place + "/" + name
        var status = stat()
        guard lstat(folder + "/" + path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { waiting.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }

  /// Whether the path itself is a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Removes a file; one that is gone already is fine.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError(operation: .remove, path: path, code: errno)
    }
  }

  /// Removes the folders around a path that became empty, up to but not including the outer one.
  package static func removeEmptyFolders(above path: String, within outer: String) throws(FileError) {
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      guard folder.count > outer.count, folder.hasPrefix(outer + "/") else { return }
      if rmdir(folder) != 0 {
        // macOS says ENOTEMPTY, too; other systems may say EEXIST.
        if errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT { return }
        throw FileError(operation: .remove, path: folder, code: errno)
      }
    }
  }
}
