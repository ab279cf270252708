internal import Dispatch
internal import Foundation

/// Loops and queues that end a turn because code waits for them.
enum TurnLoops {
  private static let key = "LayoutSnapshotTurns.isInLoop"

  /// Asks the loop of the running thread to end the turn of whoever turns it, also while it follows a touch. One question is enough.
  static func askLoop() {
    guard Thread.current.threadDictionary[key] == nil else { return }
    Thread.current.threadDictionary[key] = true
    RunLoop.current.perform(inModes: [.common, RunLoop.Mode("UITrackingRunLoopMode")]) {
      Thread.current.threadDictionary[key] = nil
      for owner in TurnOwner.allCurrent { _ = Turns.run(of: owner, by: .loop) }
    }
  }

  /// Asks the main queue to end a turn. Code of the main actor that awaits something turns no loop, and where Swift Testing empties the
  /// queue, there is none.
  static func askMainQueue(for owner: TurnOwner) {
    DispatchQueue.main.async {
      TurnQueues.shared.leaveMainQueue(owner)
      _ = Turns.run(of: owner, by: .mainQueue)
    }
  }
}
