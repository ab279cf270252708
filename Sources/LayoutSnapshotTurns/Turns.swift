internal import Foundation

/// What waits until the code that runs has returned to the run loop, which no test has.
///
/// A phone lays out and draws at the end of a turn of its run loop. What an app puts off in the code before, it
/// sees done in the next picture but not in the next line. So each thread has a queue, in order, and whoever is
/// about to lay out and draw says that the turn is over:
///
/// ```swift
/// Turns.later { label.text = "Found" }
/// Turns.run()
/// ```
///
/// The queue belongs to the thread, because tests run at the same time and must not do each other's work.
package enum Turns {
  /// How many rounds one run has at most. An action that always puts off another one would never end.
  package static var mostRounds: Int { 100 }

  /// Puts off an action until the turn of this thread ends.
  package static func later(_ action: @escaping () -> Void) {
    Queue.ofThisThread.waiting.append(action)
  }

  /// Does what waits, in order, and what that puts off, up to `mostRounds` rounds.
  ///
  /// A call by an action does nothing: a turn does not end within itself.
  /// - Returns: Whether something still waits.
  @discardableResult
  package static func run() -> Bool {
    let queue = Queue.ofThisThread
    guard !queue.isRunning else { return !queue.waiting.isEmpty }
    queue.isRunning = true
    defer { queue.isRunning = false }
    var rounds = 0
    while !queue.waiting.isEmpty, rounds < mostRounds {
      let round = queue.waiting
      queue.waiting = []
      for action in round { action() }
      rounds += 1
    }
    return !queue.waiting.isEmpty
  }

  private final class Queue {
    var waiting: [() -> Void] = []
    var isRunning = false

    private static var key: String { "LayoutSnapshotTurns" }

    static var ofThisThread: Queue {
      let storage = Thread.current.threadDictionary
      if let queue = storage[key] as? Queue { return queue }
      let queue = Queue()
      storage[key] = queue
      return queue
    }
  }
}
