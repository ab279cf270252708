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
  /// process that is stopped, or that has no business here.
  func locked<Result>(
    for place: String, _ patience: Duration, _ body: () throws(InlineSourceError) -> Result
  ) throws(FileError) -> Swift.Result<Result, InlineSourceError> {
    let parts = try parts(of: place, .write)
    guard let name = parts.last, let folder = try folder(parts.dropLast(), making: true) else {
      throw FileError(operation: .write, path: path(of: place), code: EISDIR)
    }
    let file = unsafe openat(
      folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw folder.obstacle(.write, name, errno) }
    defer { close(file) }
    let end = ContinuousClock.now + patience
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      guard code == EWOULDBLOCK else { return .failure(.noLock(path: path(of: place), code: code)) }
      guard ContinuousClock.now < end else { return .failure(.busy(path: path(of: place), patience)) }
      usleep(1000)
    }
    do throws(InlineSourceError) { return .success(try body()) } catch { return .failure(error) }
  }
}
