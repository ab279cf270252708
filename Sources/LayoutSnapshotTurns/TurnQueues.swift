internal import Dispatch
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
    var origin = TurnOrigin()
    /// What tells it from all other actions, where something else may want it.
    var ticket: Turns.Ticket?
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
    /// Whether something waits that nobody who lays out has asked for yet.
    var hasNew = false
    var background = BackgroundWork()

    mutating func append(_ actions: [Action]) {
      waiting += actions
      hasNew = hasNew || !actions.isEmpty
    }

    var isOver: Bool { waiting.isEmpty && running.isEmpty && !isInMainQueue && background.isOver }
  }

  /// Signalled when something has come, and when code in the background has ended.
  private let lock = NSCondition()
  private var queues: [TurnOwner: Queue] = [:]

  var hasAny: Bool { lock.withLock { !queues.isEmpty } }

  /// - Parameters:
  ///   - place: when it is done.
  ///   - block: the background code that waits for it, for which nobody waits until it is done.
  ///   - mayAsk: whether the main queue can do it.
  /// - Returns: Whether the main queue has to be asked for a turn.
  func add(
    _ action: Action, of owner: TurnOwner, as place: BackgroundWork.Place? = nil,
    awaitedBy block: BackgroundWork.Block? = nil, mayAsk: Bool
  ) -> Bool {
    lock.withLock {
      // What the block has led to before comes before.
      if let block, let before = queues[block.owner]?.background.suspend(block) {
        queues[block.owner]?.append(before)
      }
      var queue = queues[owner] ?? Queue()
      if let place { queue.background.add(action, as: place) } else { queue.append([action]) }
      // Something else has come than what never ends.
      if queue.running.isEmpty { queue.isEndless = false }
      let asks = mayAsk && !queue.isInMainQueue && !queue.isEndless
      if asks { queue.isInMainQueue = true }
      queues[owner] = queue
      lock.broadcast()
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

  /// Whether some code does what waits just now.
  func isAtWork(for owner: TurnOwner) -> Bool { lock.withLock { queues[owner]?.running.isEmpty == false } }

  /// Takes out what some code may do, in order.
  func take(of owner: TurnOwner, by caller: TurnCaller) -> [Action] {
    lock.withLock {
      guard var queue = queues[owner] else { return [] }
      // Who does not lay out gets everything as it comes.
      if !caller.isLayout { queue.append(queue.background.takeResults { caller.mayDo($0, of: owner) }) }
      if caller.isLayout { queue.hasNew = false }
      // What comes for one receiver stays in order.
      var others: Set<TurnReceiver> = []
      let mayDo = queue.waiting.map { action in
        let mayDo = !others.contains(action.receiver) && caller.mayDo(action, of: owner)
        if !mayDo { others.insert(action.receiver) }
        return mayDo
      }
      let taken = zip(queue.waiting, mayDo).filter(\.1).map(\.0)
      queue.waiting = zip(queue.waiting, mayDo).filter { !$0.1 }.map(\.0)
      queues[owner] = queue
      return taken
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

// MARK: - What has a ticket

extension TurnQueues {
  /// Takes out one action, whoever may do it; nil if it has been done.
  func take(_ ticket: Turns.Ticket, of owner: TurnOwner) -> Action? {
    lock.withLock {
      defer { removeIfOver(owner) }
      guard let place = queues[owner]?.waiting.firstIndex(where: { $0.ticket === ticket }) else {
        return queues[owner]?.background.take(ticket)
      }
      return queues[owner]?.waiting.remove(at: place)
    }
  }

  /// Gives an action to code that may do it at its time.
  func release(_ ticket: Turns.Ticket, of owner: TurnOwner, to caller: TurnCaller) {
    lock.withLock {
      guard let action = queues[owner]?.background.take(ticket, where: { caller.mayDo($0, of: owner) }) else {
        return
      }
      queues[owner]?.append([action])
    }
  }

  /// Forgets one action.
  func forget(_ ticket: Turns.Ticket) {
    for owner in lock.withLock({ Array(queues.keys) }) where take(ticket, of: owner) != nil { return }
  }
}

// MARK: - Code in the background

extension TurnQueues {
  /// What has become ready for whoever lays out.
  enum Next {
    case nothing, ready
    /// Code in the background has not ended; nobody waits for it any more.
    case late([BackgroundWork.Block])
  }

  /// Makes ready what was put off for later, and waits for the background code that may lead to more.
  ///
  /// - Parameter end: how long to wait.
  func waitForMore(of owner: TurnOwner, until end: Date) -> Next {
    lock.withLock {
      while queues[owner] != nil {
        if queues[owner]?.hasNew == true { return .ready }
        guard queues[owner]?.background.isQuiet == false else {
          let next = queues[owner]?.background.takeNext() ?? []
          queues[owner]?.append(next)
          return queues[owner]?.hasNew == true ? .ready : .nothing
        }
        guard lock.wait(until: end) else { return .late(queues[owner]?.background.giveUp() ?? []) }
      }
      return .nothing
    }
  }

  /// Notes that code is given to a queue that is not the main one.
  func begin(_ block: BackgroundWork.Block) {
    lock.withLock { queues[block.owner, default: Queue()].background.begin(block) }
  }

  func end(_ block: BackgroundWork.Block) {
    lock.withLock {
      queues[block.owner]?.background.end(block)
      removeIfOver(block.owner)
      lock.broadcast()
    }
  }

  /// Notes what another queue will run once a group's code has ended.
  func expect(_ block: BackgroundWork.Block, after group: DispatchGroup) {
    lock.withLock { queues[block.owner, default: Queue()].background.expect(block, after: group) }
  }
}
