import CLayoutSnapshotFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// New contents for a file that somebody edits, who may save it at any moment.
///
/// Whoever compares first and renames afterwards loses what is saved in between. So the old and the new file change places
/// in one step, and what came out is looked at: if it is not what was read, they change places again, until the last save
/// has its name back. The new file is whole, and has the old one's mode and owner, before anybody can see it.
///
/// What came out lies beside the file for about a millisecond, under a name of its own. If the process is killed just
/// then it stays there: it is not taken for rubbish, because it may be the last save.
struct FileReplacement {
  /// The file's name, and its path for messages.
  let name: String
  let path: String
  /// What was read.
  let version: FileVersion
  let bytes: [UInt8]

  /// The name beside the file. It is hidden, so that no tool takes it for a source.
  static func aside(_ name: String) -> String { ".\(name).aside" }

  /// The place of it beside the file at a place.
  static func aside(ofPlace place: String) -> String {
    let (folder, name) = Files.split(place)
    return folder.isEmpty ? aside(name) : "\(folder)/\(aside(name))"
  }

  private var aside: String { Self.aside(name) }

  /// The moments at which a test can save the file.
  enum Moment: Hashable {
    case compared
    /// How often the files have changed places.
    case exchanged(Int)
  }

  func carryOut(
    in folder: borrowing OpenFolder, at moment: (Moment) -> Void = { _ in }
  ) throws(FileError) {
    do throws(FileError) {
      // Nobody else may read it before it has its owner.
      try folder.write(bytes, to: aside, replacing: .nothing, mode: version.access.mode & 0o600)
    } catch {
      throw error.code == EEXIST ? failure(.leftAside(folder.path(of: aside))) : error
    }
    let new: FoundFile
    do throws(FileError) {
      guard try folder.giveAccess(version.access, to: aside) else { throw failure(.othersFile) }
      guard let made = FoundFile(aside, in: folder) else { throw failure(.savedMeanwhile) }
      new = made
      guard FoundFile(name, in: folder) == FoundFile(version) else { throw failure(.savedMeanwhile) }
    } catch {
      unsafe unlinkat(folder.descriptor, aside, 0)
      throw error
    }
    moment(.compared)
    guard try swap(new, in: folder) else { return }
    try settle(FoundFile(version), new, in: folder, moment)
    fsync(folder.descriptor)
  }

  /// - Returns: whether the old file lies aside now; not where the system has no such step, and the file was replaced.
  private func swap(_ new: FoundFile, in folder: borrowing OpenFolder) throws(FileError) -> Bool {
    let code = unsafe files_exchange(folder.descriptor, aside, name)
    if code == 0 { return true }
    // A file system over a network may have done what it calls an error.
    guard FoundFile(aside, in: folder) == new else { throw failure(.leftAside(folder.path(of: aside))) }
    // A save after these comparisons is lost, where nothing better can be done.
    if code == ENOTSUP, folder.writers(of: name) != .some,
      FoundFile(name, in: folder) == FoundFile(version),
      unsafe renameat(folder.descriptor, aside, folder.descriptor, name) == 0
    {
      return false
    }
    unsafe unlinkat(folder.descriptor, aside, 0)
    throw [ENOTSUP, ENOENT].contains(code)
      ? failure(.savedMeanwhile) : FileError(operation: .write, path: path, code: code)
  }

  /// Looks at what came out, and puts it back as long as it is not what had been there.
  private func settle(
    _ old: FoundFile, _ new: FoundFile, in folder: borrowing OpenFolder, _ moment: (Moment) -> Void
  ) throws(FileError) {
    let leftAside = failure(.leftAside(folder.path(of: aside)))
    var (expected, put) = (old, new)
    // Each turn but the first needs a save within microseconds.
    for turn in 0..<1000 {
      moment(.exchanged(turn + 1))
      switch out(expected, new, turn, in: folder) {
      case .rubbish:
        unsafe unlinkat(folder.descriptor, aside, 0)
        guard turn == 0 else { throw failure(.savedMeanwhile) }
        return
      case .unclear: throw leftAside
      case .save(let save):
        switch unsafe files_exchange(folder.descriptor, aside, name) {
        case 0: (expected, put) = (put, save)
        case ENOENT:
          // An editor has moved the file away and is about to make a new one.
          if unsafe linkat(folder.descriptor, aside, folder.descriptor, name, 0) == 0 {
            unsafe unlinkat(folder.descriptor, aside, 0)
            throw failure(.savedMeanwhile)
          }
        default: throw leftAside
        }
      }
    }
    throw leftAside
  }

  private enum Out {
    /// Nobody needs it.
    case rubbish
    /// It belongs to the name.
    case save(FoundFile)
    case unclear
  }

  /// What lies aside after an exchange.
  private func out(
    _ expected: FoundFile, _ new: FoundFile, _ turn: Int, in folder: borrowing OpenFolder
  ) -> Out {
    // In this order: who writes when it is asked has not written when it is read.
    var writers = folder.writers(of: aside)
    guard let out = FoundFile(aside, in: folder) else { return .unclear }
    if out == new {
      // Somebody may have opened it while it had the name, and be about to write, or only look.
      for _ in 0..<200 where writers == .some {
        usleep(1000)
        writers = folder.writers(of: aside)
      }
      guard FoundFile(aside, in: folder) == new else { return .save(out) }
      return writers == .some ? .unclear : .rubbish
    }
    guard out == expected, writers != .some else { return .save(out) }
    if turn == 0 {
      // Where nobody can tell, whoever was about to write it gets a moment to do so.
      if writers == .unknown { usleep(20_000) }
      return FoundFile(aside, in: folder) == expected ? .rubbish : .save(out)
    }
    // It is a save that a later one has replaced, unless the name has what this process made.
    return FoundFile(name, in: folder) == new ? .save(out) : .rubbish
  }

  private func failure(_ reason: FileError.Reason) -> FileError {
    FileError(operation: .write, path: path, reason: reason)
  }
}

/// What lies at a name: which file, and what is in it.
private struct FoundFile: Equatable {
  private let identity: FileIdentity
  /// None of what is no regular file.
  private let bytes: [UInt8]?

  private init(_ identity: FileIdentity, _ bytes: [UInt8]?) {
    (self.identity, self.bytes) = (identity, bytes)
  }

  init(_ version: FileVersion) { self.init(version.identity, version.bytes) }

  init?(_ name: String, in folder: borrowing OpenFolder) {
    if let version = try? folder.version(name) {
      self.init(version)
    } else if let status = folder.status(name) {
      self.init(FileIdentity(status), nil)
    } else {
      return nil
    }
  }
}

extension OpenFolder {
  /// Replaces the file at a place, if it still is as it was read. Its mode and its owner stay.
  ///
  /// - Throws: ``FileError`` for a file that was saved meanwhile; it is as its last save left it.
  package func replace(_ place: String, _ version: FileVersion, by bytes: [UInt8]) throws(FileError) {
    try replace(place, version, by: bytes) { _ in }
  }

  func replace(
    _ place: String, _ version: FileVersion, by bytes: [UInt8], at moment: (FileReplacement.Moment) -> Void
  ) throws(FileError) {
    let parts = try parts(of: place, .write)
    guard let name = parts.last, let folder = try folder(parts.dropLast(), making: false) else {
      throw FileError(operation: .write, path: path(of: place), code: ENOENT)
    }
    try FileReplacement(name: name, path: path(of: place), version: version, bytes: bytes)
      .carryOut(in: folder, at: moment)
  }

  /// Gives a file the mode and the owner of another.
  ///
  /// - Returns: whether the owner could be given.
  fileprivate func giveAccess(_ access: FileAccess, to name: String) throws(FileError) -> Bool {
    let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError(operation: .write, path: path(of: name), code: errno) }
    defer { close(file) }
    return access.apply(to: file)
  }

  fileprivate enum Writers {
    case none
    case some
    case unknown
  }

  /// Whether some process has a file open for writing. Systems other than Linux do not tell, nor does Linux tell who
  /// neither owns the file nor may do everything.
  fileprivate func writers(of name: String) -> Writers {
    let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return .unknown }
    defer { close(file) }
    return switch files_is_being_written(file) {
    case 0: .none
    case 1: .some
    default: .unknown
    }
  }
}
