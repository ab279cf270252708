internal import Foundation
internal import LayoutSnapshotSupport

/// What waits until the code that runs has returned to the run loop, which few tests turn.
///
/// A phone lays out and draws at the end of a turn of its run loop. What an app puts off in the code before, it
/// sees done in the next picture but not in the next line. So each test has a queue, in order, and whoever is
/// about to lay out and draw says that the turn is over:
///
/// ```swift
/// Turns.later { label.text = "Found" }
/// Turns.run()
/// ```
///
/// Code that turns the loop of its thread itself ends the turn, too, and so does code of the main actor that awaits something. Tests
/// run at the same time and do not do each other's work.
package enum Turns {
  /// How many actions one run does at most of those that are put off meanwhile. An action that always puts off another one would never
  /// end.
  package static var mostActions: Int { 2_000 }

  /// How a run has ended.
  package enum End: Equatable {
    /// Nothing waited.
    case nothing
    case done
    /// Code in the background has not ended in time.
    case late(queues: [String])
    /// Something still waits, because what was done has always put off more.
    case endless
  }

  /// How many seconds the end of a turn waits for code in the background.
  @TaskLocal package static var longestWait: Double = 10

  /// Puts off an action until the turn of those ends that it is meant for.
  package static func later(_ action: @escaping () -> Void) {
    let receiver = TurnReceiver.current
    let owner = TurnOwner(of: receiver)
    let task = RunningTask.number
    let waiting = TurnQueues.Action(
      receiver: receiver, isInOrderWithMainActor: task == nil || MainQueue.isRunning,
      body: action)
    // What XCTest runs may wait for anything by turning the loop.
    let mayAsk = receiver.isMain || AbsentNames.shared.loneTest != nil
    if TurnQueues.shared.add(waiting, of: owner, mayAsk: mayAsk) { TurnLoops.askMainQueue(for: owner) }
    if task != nil || Thread.isMainThread { TurnLoops.askLoop() }
  }

  /// Does what waits for the running code, in order, and what that puts off. Waits for what it has in the background.
  ///
  /// A call by an action does nothing: a turn does not end within itself.
  /// - Complexity: One look at a lock where no code of the process has put off anything.
  /// - Parameter once: whether what that puts off waits for another turn.
  @discardableResult
  package static func run(once: Bool = false) -> End {
    guard TurnQueues.shared.hasAny else { return .nothing }
    let ends = TurnOwner.allCurrent.map { run(of: $0, by: .layout, once: once) }
    return ends.first { $0 == .endless } ?? ends.first { $0 != .done && $0 != .nothing }
      ?? ends.first { $0 == .done } ?? .nothing
  }

  /// Forgets what a test has put off that is over.
  package static func forget(test: String) { TurnQueues.shared.forget(.test(test)) }

  /// Does what waits for an owner and may be done by the running code.
  static func run(of owner: TurnOwner, by caller: TurnCaller, once: Bool = false) -> End {
    let queues = TurnQueues.shared
    guard queues.begin(owner, by: caller.task) else { return .nothing }
    defer { queues.end(owner, by: caller.task) }
    let latest = Date() + longestWait
    var (isFirst, count) = (true, 0)
    var late: [String] = []
    while true {
      let round = queues.take(of: owner, by: caller)
      if round.isEmpty {
        let more = caller.isLayout && !once ? queues.waitForMore(of: owner, until: latest) : .nothing
        switch more {
        case .ready: continue
        case .late(let blocks): late += blocks.map(\.queue)
        case .nothing: return !late.isEmpty ? .late(queues: late.sorted()) : isFirst ? .nothing : .done
        }
      }
      // What waits already ends, however much it is.
      let rest = isFirst ? [] : round.dropFirst(mostActions - count)
      for action in round.dropLast(rest.count) { owner.perform(action) }
      if !isFirst { count += round.count }
      isFirst = false
      if once { return .done }
      guard rest.isEmpty else {
        queues.putBack(rest, of: owner)
        return .endless
      }
    }
  }
}
