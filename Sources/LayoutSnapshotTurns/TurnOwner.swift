internal import LayoutSnapshotSupport

/// Whose turn it is at the end of which something is done: a test's, or that of code outside of tests.
///
/// A test is one, whichever of its tasks and threads lead to it: so it is with `await model.load()`. Outside of tests the main thread is
/// one owner with all tasks of the main actor, as on a phone, and each other task is one.
enum TurnOwner: Hashable, Sendable {
  case test(String)
  case main
  case task(String)

  /// The owner of what is put off now.
  ///
  /// The test that leads to it comes before that of the receiver: objects that all tests share may have been bound in another one.
  init(of receiver: TurnReceiver) {
    // Code of one task belongs to one test.
    let isInItsTask = receiver.task != nil && receiver.task == RunningTask.number
    let names = AbsentNames.shared
    if let test = isInItsTask ? receiver.test : names.runningTest ?? names.loneTest ?? receiver.test {
      self = .test(test)
    } else if let task = receiver.task, !receiver.isMain {
      self = .task(task)
    } else {
      self = .main
    }
  }

  /// The owner of whose turn the running code can say that it is over; nil on a thread that is not the main one and runs no task. Such
  /// threads are used again and again, and nothing tells who uses them.
  private static var current: TurnOwner? {
    let (task, isMain) = (RunningTask.number, MainQueue.isRunning)
    guard task != nil || isMain else { return nil }
    if let test = AbsentNames.shared.runningTest { return .test(test) }
    return isMain ? .main : task.map(TurnOwner.task)
  }

  /// The owners of whose turns the running code can say that they are over. With a test beside which no other one runs that is what code
  /// outside of tests has put off, too, such as the set-up of a class.
  static var allCurrent: [TurnOwner] {
    guard let current else { return [] }
    return current != .main && AbsentNames.shared.loneTest != nil ? [.main, current] : [current]
  }

  /// Does what was put off for this owner.
  func perform(_ action: TurnQueues.Action) {
    action.origin.run { acting(action.receiver).act(action.body) }
  }

  /// The receiver as what it has in this owner's turn leads to more.
  func acting(_ receiver: TurnReceiver) -> TurnReceiver {
    guard case .test(let test) = self else { return receiver }
    var receiver = receiver
    receiver.test = test
    return receiver
  }
}
