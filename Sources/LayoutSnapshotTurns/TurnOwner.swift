internal import Foundation

/// Who puts something off: a task, on whichever threads it runs, or a thread outside of tasks.
///
/// The main thread is one owner with all tasks of the main actor, as on a phone: they run one after the other, and what one puts off
/// there is meant for the views of all.
enum TurnOwner: Hashable, @unchecked Sendable {
  // Safe to send: a thread is only compared.

  case main
  case task(String)
  case thread(Thread)

  static var current: TurnOwner {
    if MainQueue.isRunning { return .main }
    if let task = RunningTask.number { return .task(task) }
    // The queue keeps the thread, so that no later one is taken for it.
    return .thread(Thread.current)
  }
}
