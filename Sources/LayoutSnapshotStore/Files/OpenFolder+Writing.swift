#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension OpenFolder {
  /// What may happen to a file that is there already.
  package enum Replacing: Sendable {
    /// It is replaced in one step: whoever looks sees the old file or the new one, never half.
    case whatIsThere
    /// It stays, and the error says that it is there.
    case nothing
  }

  /// Puts bytes at a place in one step, even if the process is killed meanwhile. Missing folders are made.
  ///
  /// The bytes need a name until all of them are there. That name lies in the staging folder, where git does not
  /// see what a killed process leaves; only where that is on another file system it lies beside the file.
  ///
  /// - Parameters:
  ///   - replacing: what may happen to a file that is there.
  ///   - staging: the path of a folder for unfinished files; none for beside the file.
  ///   - durably: whether the file also has to outlive a power cut, which costs a wait for the disk.
  ///   - mode: what the owner and others may do with a new file. One that is replaced keeps its own mode.
  package func write(
    _ bytes: [UInt8], to place: String, replacing: Replacing = .whatIsThere, staging: String? = nil,
    durably: Bool = true, mode: mode_t = 0o666
  ) throws(FileError) {
    let parts = try parts(of: place, .write)
    guard let name = parts.last else { throw FileError(operation: .write, path: path, code: EISDIR) }
    guard let folder = try folder(parts.dropLast(), making: true) else {
      throw FileError(operation: .write, path: path(of: place), code: ENOENT)
    }
    let file = UnfinishedFile(
      bytes: bytes, name: name, path: path(of: place), replacing: replacing, durably: durably,
      access: replacing == .whatIsThere ? folder.access(ofFile: name) : nil, mode: mode)
    try file.finish(in: folder, staging: staging)
  }

  /// Puts bytes at a place, in the file that is there if there is one: whoever looks may see half of them. Missing folders
  /// are made.
  ///
  /// This is for thousands of files that are of use only together. ``write(_:to:replacing:staging:durably:)`` looks through
  /// the folder for what killed processes left there, which for all files of a folder takes the square of their number; and
  /// file systems are slow to make files where as many have just been removed.
  package func overwrite(_ bytes: [UInt8], at place: String) throws(FileError) {
    let parts = try parts(of: place, .write)
    guard let name = parts.last, let folder = try folder(parts.dropLast(), making: true) else {
      throw FileError(operation: .write, path: path(of: place), code: EISDIR)
    }
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    var file = unsafe openat(folder.descriptor, name, flags, 0o666)
    if file < 0 || !isOrdinary(file) {
      // A link, or a file that has another name as well, is not ours to fill: it makes way.
      if file >= 0 { close(file) }
      unsafe unlinkat(folder.descriptor, name, 0)
      file = unsafe openat(folder.descriptor, name, flags | O_EXCL, 0o666)
    }
    guard file >= 0 else { throw folder.obstacle(.write, name, errno) }
    defer { close(file) }
    try writeAll(bytes, to: file, path(of: place))
    // Cut off at last: what is emptied first, ext4 puts on the disk at once, and waits for it.
    guard ftruncate(file, off_t(bytes.count)) == 0 else {
      throw FileError(operation: .write, path: path(of: place), code: errno)
    }
  }

  /// Whether an open file is a regular one with a single name.
  private func isOrdinary(_ file: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }

  /// Adds a line at the end of a file of lines. The file and missing folders are made.
  ///
  /// Where a full disk cut the last line off, what there is of it goes first: the new line would otherwise be
  /// lost with it. A line that cannot be written leaves nothing.
  package func append(line: [UInt8], to place: String) throws(FileError) {
    let parts = try parts(of: place, .write)
    guard let name = parts.last, let folder = try folder(parts.dropLast(), making: true) else {
      throw FileError(operation: .write, path: path(of: place), code: EISDIR)
    }
    let flags = O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = unsafe openat(folder.descriptor, name, flags, 0o666)
    guard file >= 0 else { throw folder.obstacle(.write, name, errno) }
    defer { close(file) }
    let size = try endOfLastLine(of: file, path(of: place))
    do throws(FileError) { try writeAll(line + [UInt8(ascii: "\n")], to: file, path(of: place)) } catch {
      // What stays is cut off by the next line.
      _ = ftruncate(file, size)
      throw error
    }
  }

  /// Where the last whole line ends, after cutting off what comes behind it.
  private func endOfLastLine(of file: Int32, _ path: String) throws(FileError) -> off_t {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else {
      throw FileError(operation: .write, path: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(operation: .write, path: path, reason: .special)
    }
    var end = status.st_size
    var chunk = [UInt8](repeating: 0, count: 1)
    while end > 0 {
      let start = max(0, end - off_t(chunk.count))
      let count = unsafe pread(file, &chunk, Int(end - start), start)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(operation: .read, path: path, code: errno) }
      if let last = chunk[..<count].lastIndex(of: UInt8(ascii: "\n")) {
        end = start + off_t(last) + 1
        break
      }
      end = start
      // Nearly always the first byte that is looked at ends a line.
      chunk = [UInt8](repeating: 0, count: 64 << 10)
    }
    guard end == status.st_size || ftruncate(file, end) == 0 else {
      throw FileError(operation: .write, path: path, code: errno)
    }
    return end
  }

  /// Removes the file at a place; one that is gone already is fine. Of a link the link itself goes.
  package func remove(_ place: String) throws(FileError) {
    let parts = try parts(of: place, .remove)
    guard let name = parts.last else { throw FileError(operation: .remove, path: path, code: EISDIR) }
    guard let folder = try folder(parts.dropLast(), making: false) else { return }
    guard unsafe unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT else {
      throw FileError(operation: .remove, path: path(of: place), code: errno)
    }
  }

  /// Removes the folders around a place that became empty, up to but not including this one.
  package func removeEmptyFolders(around place: String) throws(FileError) {
    var parts = try parts(of: place, .remove).dropLast()
    while let name = parts.popLast() {
      guard let folder = try folder(parts, making: false) else { continue }
      guard unsafe unlinkat(folder.descriptor, name, AT_REMOVEDIR) != 0, errno != ENOENT else { continue }
      // macOS says ENOTEMPTY, too; other systems may say EEXIST. A link that is followed is no folder to be removed.
      if [ENOTEMPTY, EEXIST, ENOTDIR].contains(errno) { return }
      throw FileError(operation: .remove, path: folder.path(of: name), code: errno)
    }
  }
}
