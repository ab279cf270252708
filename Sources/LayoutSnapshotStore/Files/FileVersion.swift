#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file as it was when it was read: what it held, and which of all files it was.
package struct FileVersion: Sendable {
  package let bytes: [UInt8]
  let times: FileTimes
  let identity: FileIdentity
  let access: FileAccess

  init(bytes: [UInt8], _ status: stat) {
    self.bytes = bytes
    (times, identity, access) = (FileTimes(status), FileIdentity(status), FileAccess(status))
  }

  /// Whether another reading found the same file, and the same in it.
  func isSame(as other: FileVersion) -> Bool { identity == other.identity && bytes == other.bytes }
}

/// Which of all files of a machine it is, whatever its name.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
  }
}

/// Whose a file is, and what they and others may do with it.
struct FileAccess: Hashable, Sendable {
  let mode: mode_t
  private let owner: uid_t
  private let group: gid_t

  init(_ status: stat) { (mode, owner, group) = (status.st_mode & 0o7777, status.st_uid, status.st_gid) }

  /// Gives an open file the same, or less where that cannot be: another group may do with it what everybody may.
  ///
  /// - Returns: whether it belongs to the same owner then. Only an administrator can give files away.
  func apply(to file: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { return false }
    // Together, or else the group alone, which its members may give.
    if (status.st_uid, status.st_gid) != (owner, group), fchown(file, owner, group) != 0 {
      _ = fchown(file, .max, group)
    }
    guard unsafe fstat(file, &status) == 0 else { return false }
    let isOwners = status.st_uid == owner
    var mode = isOwners ? self.mode : self.mode & 0o777
    if status.st_gid != group { mode &= 0o707 | (mode & 0o007) << 3 }
    // A change of the owner takes bits of the mode away, so they come last.
    return fchmod(file, mode) == 0 && isOwners
  }
}
