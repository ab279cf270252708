internal import Foundation

/// What waits until the code that runs has returned to the run loop, which few tests turn.
///
/// A phone lays out and draws at the end of a turn of its run loop. What an app puts off in the code before, it
/// sees done in the next picture but not in the next line. So running code has a queue, in order, and whoever is
/// about to lay out and draw says that the turn is over:
///
/// ```swift
/// Turns.later { label.text = "Found" }
/// Turns.run()
/// ```
///
/// Code that turns the loop of its thread itself ends the turn, too. A queue belongs to the code that has put something off, not to
/// all: tests run at the same time and must not do each other's work.
package enum Turns {
  /// How many rounds one run has at most. An action that always puts off another one would never end.
  package static var mostRounds: Int { 100 }

  /// Puts off an action until the turn of the running code ends.
  package static func later(_ action: @escaping () -> Void) {
    let owner = TurnOwner.current
    guard TurnQueues.shared.add(action, of: owner) else { return }
    RunLoop.current.perform(inModes: [.common, RunLoop.Mode("UITrackingRunLoopMode")]) {
      TurnQueues.shared.leaveLoop(owner)
      if owner == .current, mayUseTheLoop { run() }
    }
  }

  /// Whether it is the running code that has turned the loop of its thread.
  ///
  /// XCTest turns the main thread's, too, while an asynchronous test uses its views in a task. Where these belong to the main actor,
  /// all that uses them is in order with the loop.
  private static var mayUseTheLoop: Bool {
    #if MainActorViews
      true
    #else
      RunningTask.number != nil || !XCTestWaits.mayBeRunning
    #endif
  }

  /// Does what waits, in order, and what that puts off, up to `mostRounds` rounds.
  ///
  /// A call by an action does nothing: a turn does not end within itself.
  /// - Returns: Whether something still waits.
  /// - Complexity: One look at a lock where no code of the process has put off anything.
  @discardableResult
  package static func run() -> Bool {
    guard TurnQueues.shared.hasAny else { return false }
    let owner = TurnOwner.current
    guard TurnQueues.shared.begin(owner) else { return TurnQueues.shared.isWaiting(owner) }
    defer { TurnQueues.shared.end(owner) }
    var rounds = 0
    while rounds < mostRounds {
      let round = TurnQueues.shared.take(of: owner)
      if round.isEmpty { return false }
      for action in round { action() }
      rounds += 1
    }
    return TurnQueues.shared.isWaiting(owner)
  }
}
