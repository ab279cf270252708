#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file on its way to its name.
///
/// Whoever writes an unfinished file holds a lock on it, which goes with the process however that ends. So the
/// next run knows what a killed one has left, and removes it.
struct UnfinishedFile {
  let bytes: [UInt8]
  let name: String
  /// For messages.
  let path: String
  let replacing: OpenFolder.Replacing
  let durably: Bool
  /// Of the file that is replaced, which the new one gets; none where there is none.
  let access: FileAccess?
  /// What a new file's owner and others may do with it.
  let mode: mode_t

  /// Whether a name is one that unfinished files have.
  static func isName(_ name: String) -> Bool { name.hasPrefix(".snapshot-") && name.hasSuffix(".tmp") }

  func finish(in folder: borrowing OpenFolder, staging: String?) throws(FileError) {
    if replacing == .nothing, try finishWithoutName(in: folder) { return }
    if let staging, try finish(in: folder, stagedIn: staging) { return }
    folder.removeLeftovers()
    guard try finish(in: folder, by: folder) else {
      throw FileError(operation: .write, path: path, code: EXDEV)
    }
  }

  /// - Returns: whether the file is in place: the staging folder may be on another file system, or not writable.
  private func finish(in folder: borrowing OpenFolder, stagedIn staging: String) throws(FileError) -> Bool {
    let outer = String(staging[..<(staging.lastIndex(of: "/") ?? staging.startIndex)])
    let name = String(staging.dropFirst(outer.isEmpty ? 0 : outer.utf8.count + 1))
    // Other threads and processes remove the folder when they are done.
    for _ in 0..<100 {
      guard let base = try? OpenFolder.make(outer), let place = try? base.folder(name, making: true) else {
        return false
      }
      place.removeLeftovers()
      defer { unsafe unlinkat(base.descriptor, name, AT_REMOVEDIR) }
      do throws(FileError) { return try finish(in: folder, by: place) } catch {
        switch error.code {
        case ENOENT: continue
        case EEXIST: throw error
        // What is wrong with the staging folder need not be wrong with the file's own, and if it is, that one says so.
        default: return false
        }
      }
    }
    return false
  }

  /// - Returns: whether the file is in place; not where the two folders are on different file systems.
  private func finish(in folder: borrowing OpenFolder, by place: borrowing OpenFolder) throws(FileError)
    -> Bool
  {
    let (file, temporary) = try place.makeTemporary(for: path, mode: access.map { $0.mode & 0o600 } ?? mode)
    defer { close(file) }
    do throws(FileError) {
      try fill(file)
      guard try move(temporary, of: place, into: folder) else {
        unsafe unlinkat(place.descriptor, temporary, 0)
        return false
      }
    } catch {
      unsafe unlinkat(place.descriptor, temporary, 0)
      throw error
    }
    if durably { fsync(folder.descriptor) }
    return true
  }

  private func fill(_ file: Int32) throws(FileError) {
    try writeAll(bytes, to: file, path)
    // Only an administrator can give a file away; others may replace it all the same.
    _ = access?.apply(to: file)
    // The bytes have to be on the disk before the name is: after a power cut the name would otherwise lead to an
    // empty file.
    guard !durably || fsync(file) == 0 else { throw FileError(operation: .write, path: path, code: errno) }
  }

  private func move(
    _ temporary: String, of place: borrowing OpenFolder, into folder: borrowing OpenFolder
  ) throws(FileError) -> Bool {
    switch replacing {
    case .whatIsThere:
      if unsafe renameat(place.descriptor, temporary, folder.descriptor, name) == 0 { return true }
    case .nothing:
      if unsafe linkat(place.descriptor, temporary, folder.descriptor, name, 0) == 0 {
        unsafe unlinkat(place.descriptor, temporary, 0)
        return true
      }
      // Where a file cannot have two names, two processes at the same moment are not told apart.
      if [EPERM, ENOTSUP, EMLINK].contains(errno) {
        if folder.kind(ofName: name) != nil { throw FileError(operation: .write, path: path, code: EEXIST) }
        if unsafe renameat(place.descriptor, temporary, folder.descriptor, name) == 0 { return true }
      }
    }
    if errno == EXDEV { return false }
    throw FileError(operation: .write, path: path, code: errno)
  }

  /// Writes a file that has no name before it is finished, so that a killed process leaves nothing at all.
  ///
  /// - Returns: whether the system can do that.
  private func finishWithoutName(in folder: borrowing OpenFolder) throws(FileError) -> Bool {
    #if os(Linux)
      // `O_TMPFILE` is a composed macro in C, which Swift does not import; this is its value on x86, ARM and RISC-V.
      // Elsewhere the call fails, or makes nothing that could be linked, and the file gets a name of its own.
      let file = unsafe openat(
        folder.descriptor, ".", O_WRONLY | O_CLOEXEC | 0o20_000_000 | O_DIRECTORY, mode)
      guard file >= 0 else { return false }
      defer { close(file) }
      try fill(file)
      if unsafe linkat(AT_FDCWD, "/proc/self/fd/\(file)", folder.descriptor, name, AT_SYMLINK_FOLLOW) == 0 {
        if durably { fsync(folder.descriptor) }
        return true
      }
      if errno == EEXIST { throw FileError(operation: .write, path: path, code: EEXIST) }
    #endif
    return false
  }
}

extension OpenFolder {
  /// A new file that is locked, and its name.
  func makeTemporary(for target: String, mode: mode_t = 0o666) throws(FileError) -> (Int32, String) {
    while true {
      let name = ".snapshot-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
      let file = unsafe openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if file >= 0 {
        if lock(file) != .isOthers, links(to: file) > 0 { return (file, name) }
        // Somebody took it for a leftover before it was locked.
        close(file)
        continue
      }
      guard errno == EEXIST || errno == EINTR else {
        throw FileError(operation: .write, path: target, code: errno)
      }
    }
  }

  /// Removes unfinished files in this folder whose process has ended.
  ///
  /// - Returns: the names of those that went.
  @discardableResult
  package func removeLeftovers() -> [String] {
    guard let names = try? names() else { return [] }
    return names.filter { UnfinishedFile.isName($0) && removeLeftover($0) }
  }

  /// Whether a name is one that unfinished files have.
  package static func isLeftover(_ name: String) -> Bool { UnfinishedFile.isName(name) }

  /// Removes an unfinished file at a place, if nobody writes it any more.
  ///
  /// - Returns: whether it is gone.
  package func removeLeftover(at place: String) throws(FileError) -> Bool {
    let parts = try parts(of: place, .remove)
    guard let name = parts.last, let folder = try folder(parts.dropLast(), making: false) else { return true }
    return folder.removeLeftover(name)
  }

  private func removeLeftover(_ name: String) -> Bool {
    let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return unsafe lock(file) == .isOurs && unlinkat(descriptor, name, 0) == 0
  }
}

private enum Lock {
  case isOurs
  case isOthers
  /// The file system has no locks, so that nobody's files are taken for leftovers.
  case isUnknown
}

private func lock(_ file: Int32) -> Lock {
  while flock(file, LOCK_EX | LOCK_NB) != 0 {
    if errno == EINTR { continue }
    return errno == EWOULDBLOCK ? .isOthers : .isUnknown
  }
  return .isOurs
}

private func links(to file: Int32) -> Int {
  var status = stat()
  return unsafe fstat(file, &status) == 0 ? Int(status.st_nlink) : 0
}
