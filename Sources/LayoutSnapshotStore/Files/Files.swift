import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whole files by paths that the user named: in, out and listed. Links in these paths are the user's own.
///
/// What is reached by names that stand in a file, or that a folder lists, goes through ``OpenFolder`` instead.
package enum Files {
  /// The most bytes of a file that is read; more is no picture, layout, text or manifest, and would fill the memory.
  package static let mostBytes = 256 << 20

  /// A file's bytes; none if there is no such file.
  ///
  /// - Throws: ``FileError`` for what is no regular file, and for a file beyond the limit.
  package static func read(_ path: String, limit: Int = mostBytes) throws(FileError) -> [UInt8]? {
    // A pipe without a writer would wait for one.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ENXIO { throw FileError(operation: .read, path: path, reason: .special) }
      throw FileError(operation: .read, path: path, code: errno)
    }
    defer { close(file) }
    return try readAll(of: file, path, limit: limit)
  }

  /// The file at a path as it is now; none where there is none.
  package static func version(of path: String) throws(FileError) -> FileVersion? {
    let (folder, name) = split(try destination(of: path))
    return try OpenFolder.open(folder)?.version(name)
  }

  /// Replaces the file at a path, if it still is as it was read. Its mode and its owner stay.
  package static func replace(
    _ path: String, _ version: FileVersion, by bytes: [UInt8]
  ) throws(FileError) {
    let (folder, name) = split(try destination(of: path))
    guard let folder = try OpenFolder.open(folder) else {
      throw FileError(operation: .write, path: path, code: ENOENT)
    }
    try folder.replace(name, version, by: bytes)
  }

  /// Whether something exists at a path; a link counts as what it leads to.
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Puts bytes at a path, in one step: whoever looks sees the old file or the new one, never half,
  /// even if the process is killed meanwhile. Missing folders are made.
  ///
  /// A link is replaced as well, because whoever wrote the folder may have put it there.
  ///
  /// - Parameter durably: whether the file also has to outlive a power cut, which costs a wait for the disk.
  package static func write(
    _ bytes: [UInt8], to path: String, durably: Bool = true
  ) throws(FileError) {
    let (folder, name) = split(path)
    try OpenFolder.make(folder).write(bytes, to: name, durably: durably)
  }

  /// Puts bytes at a path that the user named to its last letter: a link stays one, and what it leads to is written. A device
  /// or a pipe gets the bytes.
  package static func write(_ bytes: [UInt8], toWhatIsNamed path: String) throws(FileError) {
    if isStream(path) { return try writeToStream(bytes, path) }
    try write(bytes, to: try destination(of: path))
  }

  /// Whether a path is that of a device or a pipe.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func writeToStream(_ bytes: [UInt8], _ path: String) throws(FileError) {
    // A pipe that nobody reads would be waited for; one whose reader is slow is waited for.
    let file = unsafe open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0, fcntl(file, F_SETFL, O_APPEND) == 0 else {
      let code = errno
      if file >= 0 { close(file) }
      throw FileError(operation: .write, path: path, code: code)
    }
    defer { close(file) }
    try writeAll(bytes, to: file, path)
  }

  /// The path of the file that a path leads to over links, whether it is there or not.
  private static func destination(of path: String) throws(FileError) -> String {
    var path = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      let folder = split(path).folder
      path = target.hasPrefix("/") ? target : folder.isEmpty ? target : folder + "/" + target
    }
    throw FileError(operation: .write, path: path, code: ELOOP)
  }

  /// Adds bytes at the end of a file in one call, so that lines of several writers do not mix. The file and
  /// missing folders are made.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try createFolder(split(path).folder)
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(operation: .write, path: path, code: errno) }
    defer { close(file) }
    try writeAll(bytes, to: file, path)
  }

  /// Makes a folder and those around it that are missing.
  package static func createFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/") else {
      throw FileError(operation: .createFolder, path: path, code: errno)
    }
    try createFolder(String(path[..<slash]))
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(operation: .createFolder, path: path, code: errno)
    }
  }

  /// The names in a folder, in order; none where there is no such folder.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let folder = try OpenFolder.open(folder) else { return [] }
    return try folder.names()
  }

  /// The places of all files below a folder, in order; none where there is no such folder.
  package static func files(below folder: String) throws(FileError) -> [String] {
    guard let folder = try OpenFolder.open(folder) else { return [] }
    return try folder.files()
  }

  /// What is at a path, if anything; a link counts as what it leads to.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  package enum Kind: Hashable, Sendable {
    case file
    case folder
  }

  /// Removes a file; one that is gone already is fine.
  package static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw FileError(operation: .remove, path: path, code: errno)
    }
  }

  /// A path's folder and its last name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (
      slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...])
    )
  }
}
