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
    do { try process.run() } catch { throw .program(program, reason: "\(error)") }
    let child = process.processIdentifier
    guard child_guard(child) else {
      process.terminate()
      throw .program(program, reason: "It could not be watched.")
    }
    defer { child_release() }
    let watch = limit.map { Watch(over: child, seconds: $0) }
    while case let more = pipe.fileHandleForReading.availableData, !more.isEmpty { take(more) }
    process.waitUntilExit()
    if watch?.end() ?? false { return .timeout }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
  }
}

/// Ends a process and its group after some time.
private final class Watch: @unchecked Sendable {
  private let lock = NSCondition()
  private var isOver = false
  private var hasStruck = false

  init(over child: pid_t, seconds: Double) {
    let deadline = Date(timeIntervalSinceNow: seconds)
    Thread.detachNewThread { [self] in
      lock.lock()
      defer { lock.unlock() }
      while !isOver {
        if lock.wait(until: deadline) || isOver { continue }
        hasStruck = true
        kill(-child, SIGKILL)
        kill(child, SIGKILL)
        return
      }
    }
  }

  /// The process has ended; says whether it was ended.
  func end() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    isOver = true
    lock.signal()
    return hasStruck
  }
}
