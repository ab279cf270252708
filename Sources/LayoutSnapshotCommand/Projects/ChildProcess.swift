import CLayoutSnapshotTerminal
import Foundation

/// Another program that this one waits for. A signal that ends this process ends it, too.
struct ChildProcess {
  /// The program's path.
  let program: String
  let words: [String]
  let environment: [String: String]
  let folder: String

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It was ended, because it took longer than it may.
    case timeout
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - limit: the most seconds that it may take; none for as long as it likes.
  ///   - take: takes what it says, while it says it.
  func run(limit: Double? = nil, take: (Data) -> Void) throws(CommandFailure) -> Ending {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    // What signals do is a matter of the whole process.
    Self.oneAtATime.lock()
    child_expect()
    defer {
      child_release()
      Self.oneAtATime.unlock()
    }
    do { try process.run() } catch { throw .program(program, reason: "\(error)") }
    let child = process.processIdentifier
    child_guard(child)
    let watch = limit.map { Watch(over: child, seconds: $0) }
    read(pipe.fileHandleForReading, of: child, take)
    let code = child_ending(child, true)
    if watch?.end() ?? false { return .timeout }
    guard code == CHILD_GONE else {
      return code < CHILD_SIGNALS ? .exit(code) : .signal(code - CHILD_SIGNALS)
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
  }
}

extension ChildProcess {
  private static let oneAtATime = NSLock()

  /// How long, in milliseconds, silence lasts before it is asked for whether the child still runs.
  private static let patience: Int32 = 200
  /// More than a pipe holds: what comes then, the child has not said.
  private static let mostAfterItsEnd = 1 << 20

  /// Takes what a child says. Foundation calls it running as long as anything runs that it has started, and that may hold the pipe
  /// for ever, too.
  private func read(_ output: FileHandle, of child: pid_t, _ take: (Data) -> Void) {
    var rest = Self.mostAfterItsEnd
    while rest > 0 {
      // Asked before it is read: what it said to its end is there then.
      let isRunning = child_ending(child, false) == CHILD_RUNS
      if child_says_more(output.fileDescriptor, isRunning ? Self.patience : 0) {
        let more = output.availableData
        guard !more.isEmpty else { return }
        take(more)
        if !isRunning { rest -= more.count }
      } else if !isRunning {
        return
      }
    }
  }
}

/// Ends a process and its group after some time: as a terminal does, so that it can end what it has started, and a little later in
/// any case.
private final class Watch: @unchecked Sendable {
  private let lock = NSCondition()
  private var isOver = false
  private var hasStruck = false
  private static let grace = 3.0

  private let child: pid_t

  init(over child: pid_t, seconds: Double) {
    self.child = child
    Thread.detachNewThread { [self] in
      lock.lock()
      defer { lock.unlock() }
      var deadline = Date(timeIntervalSinceNow: seconds)
      while !isOver {
        if lock.wait(until: deadline) || isOver { continue }
        let signal = hasStruck ? SIGKILL : SIGINT
        kill(-child, signal)
        kill(child, signal)
        if hasStruck { return }
        hasStruck = true
        deadline = Date(timeIntervalSinceNow: Self.grace)
      }
    }
  }

  /// The process has ended; says whether it was ended.
  func end() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    isOver = true
    lock.signal()
    // Of what it has started some may not have minded an interrupt.
    if hasStruck { kill(-child, SIGKILL) }
    return hasStruck
  }
}
