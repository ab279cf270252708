#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thin edge to the file system: whole files in, whole files out.
package enum Files {
  /// A file's bytes; none if there is no such file.
  package static func read(_ path: String) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(operation: .read, path: path, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError(operation: .read, path: path, code: errno)
    }
    var bytes: [UInt8] = []
    // One more than the size, so that the end shows without growing the buffer.
    var chunk = [UInt8](repeating: 0, count: max(1, Int(status.st_size) + 1))
    while true {
      let count = readSome(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(operation: .read, path: path, code: errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Whether something exists at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Puts bytes at a path, in one step: whoever looks sees the old file or the new one, never half,
  /// even if the process is killed meanwhile. Missing folders are made.
  ///
  /// - Parameter durably: whether the file also has to outlive a power cut, which costs a wait for the disk.
  package static func write(
    _ bytes: [UInt8], to path: String, durably: Bool = true
  ) throws(FileError) {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    try createFolder(folder)
    let (descriptor, temporary) = try createTemporary(in: folder, for: path)
    do throws(FileError) {
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor, path)
      // The bytes have to be on the disk before the name is: after a power cut the name would
      // otherwise lead to an empty file.
      guard !durably || fsync(descriptor) == 0 else {
        throw FileError(operation: .write, path: path, code: errno)
      }
      guard rename(temporary, path) == 0 else {
        throw FileError(operation: .write, path: path, code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    if durably { syncFolder(folder) }
  }

  /// Removes a file; what is not there, or cannot be removed, stays as it is.
  package static func removeIfThere(_ path: String) { unlink(path) }

  /// Adds bytes at the end of a file in one call, so that lines of several writers do not mix. The file and
  /// missing folders are made.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try createFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(operation: .write, path: path, code: errno) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, path)
  }

  /// Makes a folder and those around it that are missing.
  package static func createFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/") else {
      throw FileError(operation: .createFolder, path: path, code: errno)
    }
    try createFolder(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(operation: .createFolder, path: path, code: errno)
    }
  }

  /// A new file beside the one to be written: only within a folder is a rename one step.
  private static func createTemporary(
    in folder: String, for target: String
  ) throws(FileError) -> (Int32, String) {
    while true {
      let name = ".snapshot-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
      let path = folder.isEmpty ? name : folder + "/" + name
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST || errno == EINTR else {
        throw FileError(operation: .write, path: target, code: errno)
      }
    }
  }

  private static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(operation: .write, path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the new name last. Some file systems cannot sync a folder; the file is in place anyway.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

// Inside `Files` the names `read` and `write` mean its own functions.
private func readSome(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension FileError: CustomStringConvertible {
  /// What could not be done, where, and the system's words for why.
  package var description: String {
    "Could not \(operation.rawValue) \(path): \(String(cString: strerror(code)))"
  }
}
