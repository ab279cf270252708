#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension OpenFolder {
  /// Runs a closure while no other thread or process does so for the same place.
  ///
  /// The lock goes with the process, however that ends. Its file stays: if it were removed, a process that waits for
  /// it and one that makes a new one would both go on. The wait has an end, because a lock can be held for ever by a
  /// process that is stopped, or that has no business here. As long as the lock goes from hand to hand, the wait goes on.
  ///
  /// - Parameters:
  ///   - patience: how long whoever has the lock may keep it.
  ///   - say: told once if it takes long.
  func locked<Result>(
    for place: String, _ patience: Duration, say: (String) -> Void = sayOnStandardError,
    _ body: () throws(InlineSourceError) -> Result
  ) throws(FileError) -> Swift.Result<Result, InlineSourceError> {
    let parts = try parts(of: place, .write)
    guard let name = parts.last, let folder = try folder(parts.dropLast(), making: true) else {
      throw FileError(operation: .write, path: path(of: place), code: EISDIR)
    }
    let file = unsafe openat(
      folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw folder.obstacle(.write, name, errno) }
    defer { close(file) }
    var holder = LockHolder(notedIn: file)
    var wait = LockWait(patience)
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      guard code == EWOULDBLOCK else { return .failure(.noLock(path: path(of: place), code: code)) }
      let now = LockHolder(notedIn: file)
      if now != holder { (holder, wait) = (now, wait.again) }
      if wait.isOver {
        return .failure(.busy(path: path(of: place), patience, holder: holder.process))
      }
      if let seconds = wait.announcement { say(holder.words(path(of: place), seconds)) }
      usleep(1000)
    }
    LockHolder.note(in: file)
    do throws(InlineSourceError) { return .success(try body()) } catch { return .failure(error) }
  }
}

/// Who has a lock, by what it noted in the lock's file: its number, and when, so that each turn has another note.
private struct LockHolder: Equatable {
  private let text: String

  init(notedIn file: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe pread(file, &bytes, bytes.count, 0)
    text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  static func note(in file: Int32) {
    let bytes = Array("\(getpid()) \(UInt64.random(in: 0 ... .max))\n".utf8)
    _ = ftruncate(file, 0)
    _ = unsafe bytes.withUnsafeBytes { unsafe pwrite(file, $0.baseAddress, $0.count, 0) }
  }

  var process: Int32? { text.split(separator: " ").first.flatMap { Int32($0) } }

  func words(_ path: String, _ seconds: Int64) -> String {
    """
    Waiting for \(process.map { "process \($0)" } ?? "another process"), which has \(path) locked. If it does not move \
    for \(seconds) more seconds, the source is left as it is.
    """
  }
}

/// A wait that has an end, and is told once.
private struct LockWait {
  private let patience: Duration
  private let start = ContinuousClock.now
  private var isAnnounced = false

  init(_ patience: Duration) { self.patience = patience }

  /// The same wait from now on.
  var again: LockWait {
    var wait = LockWait(patience)
    wait.isAnnounced = isAnnounced
    return wait
  }

  var isOver: Bool { ContinuousClock.now >= start + patience }

  /// How many seconds are left, the first time that it is asked after a while.
  var announcement: Int64? {
    mutating get {
      // Others write in milliseconds, so nobody hears of a usual wait.
      guard !isAnnounced, ContinuousClock.now >= start + min(patience / 2, .seconds(1)) else { return nil }
      isAnnounced = true
      return (start + patience - ContinuousClock.now).components.seconds
    }
  }
}

/// Says a line where it does not mix with what tests say.
package func sayOnStandardError(_ line: String) {
  _ = try? writeAll(Array("\(line)\n".utf8), to: STDERR_FILENO, "standard error")
}
