internal import Foundation

/// What all code of the process has put off.
///
/// What a task puts off and never sees done stays until the process ends: nothing tells that a task has ended. A place in the task
/// itself was rejected, because a value of a task cannot be set without a closure around all that may follow.
final class TurnQueues: @unchecked Sendable {
  // Safe to send: all is guarded by the lock, and what an owner has put off is only given to that owner.

  static let shared = TurnQueues()

  private struct Queue {
    var waiting: [() -> Void] = []
    var isRunning = false
    /// Whether the loop of the owner's thread will ask for it.
    var isInLoop = false
  }

  private let lock = NSLock()
  private var queues: [TurnOwner: Queue] = [:]

  var hasAny: Bool { lock.withLock { !queues.isEmpty } }

  /// - Returns: Whether the loop of the running thread has to be asked for a turn.
  func add(_ action: @escaping () -> Void, of owner: TurnOwner) -> Bool {
    lock.withLock {
      queues[owner, default: Queue()].waiting.append(action)
      guard let queue = queues[owner], !queue.isInLoop, !queue.isRunning else { return false }
      queues[owner]?.isInLoop = true
      return true
    }
  }

  /// Notes that the loop of an owner's thread has turned, or has been turned by others.
  func leaveLoop(_ owner: TurnOwner) { lock.withLock { queues[owner]?.isInLoop = false } }

  func isWaiting(_ owner: TurnOwner) -> Bool { lock.withLock { queues[owner]?.waiting.isEmpty == false } }

  /// - Returns: Whether there is something to do, and nobody who does it already.
  func begin(_ owner: TurnOwner) -> Bool {
    lock.withLock {
      guard queues[owner]?.isRunning == false else { return false }
      queues[owner]?.isRunning = true
      return true
    }
  }

  func take(of owner: TurnOwner) -> [() -> Void] {
    lock.withLock {
      let waiting = queues[owner]?.waiting ?? []
      queues[owner]?.waiting = []
      return waiting
    }
  }

  func end(_ owner: TurnOwner) {
    lock.withLock {
      queues[owner]?.isRunning = false
      if queues[owner]?.waiting.isEmpty == true { queues[owner] = nil }
    }
  }
}
