#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Who has a lock, by what it noted in the lock's file: its number, and another one, so that each turn has a note of its own.
struct LockHolder: Equatable {
  private let text: String

  init(_ text: String) { self.text = text }

  init(notedIn file: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe pread(file, &bytes, bytes.count, 0)
    text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// A lock that is another file as well, by a second name, is not written.
  static func note(in file: Int32) {
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else {
      return
    }
    let bytes = Array("\(getpid()) \(UInt64.random(in: 0 ... .max))\n".utf8)
    _ = ftruncate(file, 0)
    _ = unsafe bytes.withUnsafeBytes { unsafe pwrite(file, $0.baseAddress, $0.count, 0) }
  }

  /// The holder's number, as far as it is to be believed.
  var process: Int32? { text.split(separator: " ").first.flatMap { Int32($0) } }
}

/// A wait for a lock, which ends when nobody new has had the lock for a while, and is told once.
struct LockWait {
  enum Step: Equatable {
    case wait
    /// It takes long; how many seconds are left.
    case tell(seconds: Int64)
    case giveUp
  }

  private let patience: Duration
  /// Who waits longer than this waits for nobody who works.
  private let end: ContinuousClock.Instant
  private var start: ContinuousClock.Instant
  private(set) var holder: LockHolder?
  private var isTold = false

  init(_ patience: Duration, from start: ContinuousClock.Instant) {
    (self.patience, self.start, end) = (patience, start, start + patience * 12)
  }

  mutating func next(holder: LockHolder, at now: ContinuousClock.Instant) -> Step {
    if let last = self.holder, last != holder { start = now }
    self.holder = holder
    // Others write in milliseconds, so nobody hears of a usual wait.
    if !isTold, now >= start + min(patience / 2, .seconds(1)) {
      isTold = true
      return .tell(seconds: max(0, (start + patience - now).components.seconds))
    }
    return now >= min(start + patience, end) ? .giveUp : .wait
  }

  func words(_ path: String, _ seconds: Int64) -> String {
    """
    Waiting for \(holder?.process.map { "process \($0)" } ?? "another process"), which has \(path) locked. If it keeps \
    that for \(seconds) more seconds, the source is left as it is.
    """
  }
}
