internal import Dispatch

/// What an owner has in the background, and what waits for that or for a time.
///
/// On a phone, it would be a matter of chance which of two queues is first. Here what all of them lead to is done when none runs any more,
/// in the order in which the work was begun.
struct BackgroundWork {
  /// Code that was given to a queue other than the main one.
  final class Block: Sendable {
    let queue: String
    let owner: TurnOwner
    /// Its place, as ``TurnOrigin/path`` has it.
    let path: [Int]

    init(queue: String, owner: TurnOwner, path: [Int]) {
      (self.queue, self.owner, self.path) = (queue, owner, path)
    }
  }

  /// What something waits for.
  enum Place {
    /// The end of all background code.
    case result(path: [Int])
    /// The time of its origin.
    case time
    /// The end of a group's code.
    case group(DispatchGroup, path: [Int])
  }

  /// The milliseconds that pass between the code of a test and its picture. What is due later comes only to those who really wait.
  static let longestDelay = 1_000

  private var running: [Block] = []
  private var results: [(path: [Int], action: TurnQueues.Action)] = []
  private var delayed: [TurnQueues.Action] = []
  private var groups: [(group: DispatchGroup, path: [Int], action: TurnQueues.Action)] = []
  /// Code that a queue other than the main one runs at the end of a group.
  private var groupBlocks: [(group: DispatchGroup, block: Block)] = []

  var isOver: Bool {
    running.isEmpty && results.isEmpty && delayed.isEmpty && groups.isEmpty && groupBlocks.isEmpty
  }

  /// Whether no background code runs or is about to.
  var isQuiet: Bool { running.isEmpty && !groupBlocks.contains { $0.group.isEmpty } }

  mutating func add(_ action: TurnQueues.Action, as place: Place) {
    switch place {
    case .result(let path): results.append((path, action))
    case .time: delayed.append(action)
    case .group(let group, let path): groups.append((group, path, action))
    }
  }

  mutating func begin(_ block: Block) {
    groupBlocks.removeAll { $0.block === block }
    running.append(block)
  }

  mutating func end(_ block: Block) { running.removeAll { $0 === block } }

  /// Waits no more for code that waits itself for who would, and takes out what that has led to before.
  mutating func suspend(_ block: Block) -> [TurnQueues.Action] {
    end(block)
    defer { results.removeAll { $0.path.starts(with: block.path) } }
    return results.filter { $0.path.starts(with: block.path) }.map(\.action)
  }

  mutating func expect(_ block: Block, after group: DispatchGroup) { groupBlocks.append((group, block)) }

  /// Waits no more for the code that runs.
  mutating func giveUp() -> [Block] {
    let late = running + groupBlocks.filter { $0.group.isEmpty }.map(\.block)
    groupBlocks.removeAll { $0.group.isEmpty }
    running = []
    return late
  }

  /// Takes out what is next, once no background code runs: what that has led to, in order, then what is due first.
  mutating func takeNext() -> [TurnQueues.Action] {
    let ended = takeEnded().sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.action)
    if !ended.isEmpty { return ended }
    guard let age = delayed.map(\.origin.age).min(), age <= Self.longestDelay else { return [] }
    defer { delayed.removeAll { $0.origin.age == age } }
    return delayed.filter { $0.origin.age == age }
  }

  /// Takes out what background code has led to until now, as it came.
  mutating func takeResults(where mayBeTaken: (TurnQueues.Action) -> Bool) -> [TurnQueues.Action] {
    takeEnded(where: mayBeTaken).map(\.action)
  }

  private mutating func takeEnded(
    where mayBeTaken: (TurnQueues.Action) -> Bool = { _ in true }
  ) -> [(path: [Int], action: TurnQueues.Action)] {
    var ended: [(path: [Int], action: TurnQueues.Action)] = []
    results.removeAll { path, action in
      guard mayBeTaken(action) else { return false }
      ended.append((path, action))
      return true
    }
    groups.removeAll { group, path, action in
      guard group.isEmpty, mayBeTaken(action) else { return false }
      ended.append((path, action))
      return true
    }
    return ended
  }

  mutating func take(
    _ ticket: Turns.Ticket, where mayBeTaken: (TurnQueues.Action) -> Bool = { _ in true }
  ) -> TurnQueues.Action? {
    func isMeant(_ action: TurnQueues.Action) -> Bool { action.ticket === ticket && mayBeTaken(action) }
    if let place = results.firstIndex(where: { isMeant($0.action) }) {
      return results.remove(at: place).action
    }
    if let place = delayed.firstIndex(where: isMeant) { return delayed.remove(at: place) }
    return groups.firstIndex { isMeant($0.action) }.map { groups.remove(at: $0).action }
  }
}

extension DispatchGroup {
  fileprivate var isEmpty: Bool { wait(timeout: .now()) == .success }
}
