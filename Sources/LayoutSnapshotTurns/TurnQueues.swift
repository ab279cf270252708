internal import Foundation

/// What all code of the process has put off.
///
/// What a test of Swift Testing puts off and never sees done stays until the process ends: nothing tells that it has ended.
final class TurnQueues: @unchecked Sendable {
  // Safe to send: all is guarded by the lock, and an action is only given to who may do it.

  static let shared = TurnQueues()

  /// Something that waits.
  struct Action {
    let receiver: TurnReceiver
    /// Whether it was sent by code of the main actor or of a queue, so that no task of the test that is elsewhere leads to it.
    let isInOrderWithMainActor: Bool
    let body: () -> Void
  }

  private struct Queue {
    var waiting: [Action] = []
    /// The tasks, or nil for other code, that do what waits just now.
    var running: Set<String?> = []
    /// Whether the main queue will ask for it.
    var isInMainQueue = false
    /// Whether what was done has always put off more. Only who lays out asks again: the queue would be asked for ever.
    var isEndless = false

    var isOver: Bool { waiting.isEmpty && running.isEmpty && !isInMainQueue }
  }

  private let lock = NSLock()
  private var queues: [TurnOwner: Queue] = [:]

  var hasAny: Bool { lock.withLock { !queues.isEmpty } }

  /// - Parameter mayAsk: whether the main queue can do it.
  /// - Returns: Whether the main queue has to be asked for a turn.
  func add(_ action: Action, of owner: TurnOwner, mayAsk: Bool) -> Bool {
    lock.withLock {
      var queue = queues[owner] ?? Queue()
      queue.waiting.append(action)
      // Something else has come than what never ends.
      if queue.running.isEmpty { queue.isEndless = false }
      let asks = mayAsk && !queue.isInMainQueue && !queue.isEndless
      if asks { queue.isInMainQueue = true }
      queues[owner] = queue
      return asks
    }
  }

  /// Notes that the main queue has called.
  func leaveMainQueue(_ owner: TurnOwner) {
    lock.withLock {
      queues[owner]?.isInMainQueue = false
      removeIfOver(owner)
    }
  }

  /// - Parameter task: the task that asks; nil for other code.
  /// - Returns: Whether there is something to do, and the code does not do it already.
  func begin(_ owner: TurnOwner, by task: String?) -> Bool {
    lock.withLock {
      guard var queue = queues[owner], queue.running.insert(task).inserted else { return false }
      queues[owner] = queue
      return true
    }
  }

  /// Takes out what some code may do, in order.
  func take(of owner: TurnOwner, by caller: TurnCaller) -> [Action] {
    lock.withLock {
      guard let queue = queues[owner] else { return [] }
      // What comes for one receiver stays in order.
      var others: Set<TurnReceiver> = []
      let mayDo = queue.waiting.map { action in
        let mayDo = !others.contains(action.receiver) && caller.mayDo(action, of: owner)
        if !mayDo { others.insert(action.receiver) }
        return mayDo
      }
      queues[owner]?.waiting = zip(queue.waiting, mayDo).filter { !$0.1 }.map(\.0)
      return zip(queue.waiting, mayDo).filter(\.1).map(\.0)
    }
  }

  /// Puts back what was not done because it would never end, before what has come since.
  func putBack(_ actions: some Collection<Action>, of owner: TurnOwner) {
    lock.withLock {
      queues[owner]?.waiting.insert(contentsOf: actions, at: 0)
      queues[owner]?.isEndless = true
    }
  }

  func end(_ owner: TurnOwner, by task: String?) {
    lock.withLock {
      queues[owner]?.running.remove(task)
      removeIfOver(owner)
    }
  }

  /// Forgets what nobody waits for any more.
  func forget(_ owner: TurnOwner) {
    // Code of the app may run where it is freed, and put off more.
    for _ in 0..<2 {
      let gone = lock.withLock { queues.removeValue(forKey: owner) }
      withExtendedLifetime(gone) {}
    }
  }

  private func removeIfOver(_ owner: TurnOwner) { if queues[owner]?.isOver == true { queues[owner] = nil } }
}
