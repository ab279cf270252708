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
    var wait = LockWait(patience, from: .now)
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      guard code == EWOULDBLOCK else { return .failure(.noLock(path: path(of: place), code: code)) }
      switch wait.next(holder: LockHolder(notedIn: file), at: .now) {
      case .wait: break
      case .tell(let seconds): say(wait.words(path(of: place), seconds))
      case .giveUp:
        return .failure(.busy(path: path(of: place), patience, holder: wait.holder?.process))
      }
      usleep(1000)
    }
    LockHolder.note(in: file)
    do throws(InlineSourceError) { return .success(try body()) } catch { return .failure(error) }
  }
}
