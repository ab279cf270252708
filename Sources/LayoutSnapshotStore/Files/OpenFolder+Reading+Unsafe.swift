#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension OpenFolder {
  /// What is at a place.
  package enum Kind: Hashable, Sendable {
    case file(size: Int)
    case folder
    case link
    /// A pipe, a device or a socket.
    case special
  }

  /// What is at a place, if anything; a link is a link.
  package func kind(_ place: String) throws(FileError) -> Kind? {
    let parts = try parts(of: place, .read)
    guard let name = parts.last else { return .folder }
    guard let folder = try folder(parts.dropLast(), making: false) else { return nil }
    return folder.kind(ofName: name)
  }

  /// Whether a regular file is at a place, and no link on the way there.
  package func hasFile(_ place: String) -> Bool {
    if case .file = try? kind(place) { true } else { false }
  }

  /// The bytes of the file at a place; none where there is none.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Throws: ``FileError`` for a link, for what is no regular file, and for a file beyond the limit.
  package func read(_ place: String, limit: Int = Files.mostBytes) throws(FileError) -> [UInt8]? {
    try version(place, limit: limit)?.bytes
  }

  /// The file at a place as it is now, all of one file even if another takes its name meanwhile; none where there is none.
  package func version(_ place: String, limit: Int = Files.mostBytes) throws(FileError) -> FileVersion? {
    let parts = try parts(of: place, .read)
    guard let name = parts.last else { throw FileError(operation: .read, path: path, code: EISDIR) }
    guard let folder = try folder(parts.dropLast(), making: false) else { return nil }
    // A pipe without a writer would wait for one.
    let file = unsafe openat(
      folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw folder.obstacle(.read, name, errno)
    }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else {
      throw FileError(operation: .read, path: path(of: place), code: errno)
    }
    return FileVersion(bytes: try readAll(of: file, path(of: place), limit: limit), status)
  }

  /// The names in this folder, in order.
  package func names() throws(FileError) -> [String] {
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = unsafe fdopendir(copy) else {
      let code = errno
      if copy >= 0 { close(copy) }
      throw FileError(operation: .read, path: path, code: code)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The names in the folder at a place, in order; none where there is none.
  package func names(_ place: String) throws(FileError) -> [String] {
    guard let folder = try folder(place) else { return [] }
    return try folder.names()
  }

  /// The places of everything below that is no folder, in order. What is in linked folders is not looked at.
  package func files() throws(FileError) -> [String] { try filesAndFolders().files }

  /// The places of everything below, in order: what is no folder, and folders. What is in linked folders is not looked
  /// at.
  package func filesAndFolders() throws(FileError) -> (files: [String], folders: [String]) {
    var (files, folders): ([String], [String]) = ([], [])
    var waiting = [""]
    while let place = waiting.popLast() {
      // Whoever removes a folder meanwhile leaves nothing to be found in it.
      guard let folder = try folder(place) else { continue }
      for name in try folder.names() {
        let inner = place.isEmpty ? name : place + "/" + name
        if folder.kind(ofName: name) == .folder {
          waiting.append(inner)
          folders.append(inner)
        } else {
          files.append(inner)
        }
      }
    }
    return (files.sorted(), folders.sorted())
  }

  func kind(ofName name: String) -> Kind? {
    guard let status = status(name) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .special
    }
  }

  /// Whose a regular file in this folder is; none where there is none.
  func access(ofFile name: String) -> FileAccess? {
    guard let status = status(name), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileAccess(status)
  }

  func status(_ name: String) -> stat? {
    var status = stat()
    return unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }
}

/// The bytes of an open file, if it is a regular one.
func readAll(of file: Int32, _ path: String, limit: Int) throws(FileError) -> [UInt8] {
  var status = stat()
  guard unsafe fstat(file, &status) == 0 else { throw FileError(operation: .read, path: path, code: errno) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError(operation: .read, path: path, code: EISDIR)
  default: throw FileError(operation: .read, path: path, reason: .special)
  }
  let tooLarge = FileError(operation: .read, path: path, reason: .tooLarge(limit: limit))
  guard status.st_size <= limit else { throw tooLarge }
  var bytes: [UInt8] = []
  // One more than the size, so that the end shows without growing the buffer.
  var chunk = [UInt8](repeating: 0, count: max(1, Int(status.st_size) + 1))
  while true {
    let count = unsafe read(file, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw FileError(operation: .read, path: path, code: errno) }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
    // It grew while it was read, or the system does not know its size.
    guard bytes.count <= limit else { throw tooLarge }
  }
}

/// Writes all of some bytes.
func writeAll(_ bytes: [UInt8], to file: Int32, _ path: String) throws(FileError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw FileError(operation: .write, path: path, code: errno) }
    rest = rest.dropFirst(count)
  }
}
