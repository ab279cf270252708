import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTurns

/// Code that runs, such that later code can be told to be the same: that of a task on a thread, or the main thread's.
struct RunningCode {
  private let thread: Thread
  /// What tells the task from all others of the process; nil outside of tasks.
  private let task: String?
  /// The test that runs on the main thread.
  private let test: String?

  /// The code that runs now; nil where a thread other than the main one runs something outside of tasks. Such threads are used again
  /// and again, and nothing tells who uses them.
  static var current: RunningCode? {
    let task = RunningTask.number
    guard task != nil || Thread.isMainThread else { return nil }
    return RunningCode(
      thread: Thread.current, task: task, test: task == nil ? AbsentNames.shared.runningTest : nil)
  }

  /// Whether the code that runs now is this one.
  var isRunning: Bool {
    thread === Thread.current && task == RunningTask.number
      && (task != nil || test == AbsentNames.shared.runningTest)
  }

  /// Whether the code that runs now is this one, and has turned the run loop itself that has called.
  ///
  /// XCTest turns the loop of the main thread, too, while an asynchronous test runs in a task.
  var isWaiting: Bool { isRunning && (task != nil || !XCTestWaits.mayBeRunning) }
}
