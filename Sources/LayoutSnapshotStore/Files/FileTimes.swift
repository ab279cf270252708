#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A moment by the clock that files are stamped with.
package struct FileTime: Codable, Hashable, Sendable, Comparable {
  let seconds: Int
  let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }

  init(_ time: timespec) { self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec)) }

  /// When the file at a path was last saved; nil if there is none.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self = FileTimes(status).saved
  }

  package static func < (first: FileTime, second: FileTime) -> Bool {
    (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
  }
}

/// When a file changed.
struct FileTimes: Hashable {
  /// When it was saved, as far as its owner says: this time can be set to any other.
  let saved: FileTime
  /// When its contents, its name or its properties last changed. Only the system's clock sets this time.
  let changed: FileTime

  init(_ status: stat) {
    #if canImport(Darwin)
      (saved, changed) = (FileTime(status.st_mtimespec), FileTime(status.st_ctimespec))
    #else
      (saved, changed) = (FileTime(status.st_mtim), FileTime(status.st_ctim))
    #endif
  }
}
