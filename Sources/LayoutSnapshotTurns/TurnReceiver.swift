internal import LayoutSnapshotSupport

/// The code for which something is put off: that which has asked for it, such as by subscribing, whoever leads to it later.
///
/// A model may be told on any thread. What is bound to it is meant for the views of the code that has bound it.
package struct TurnReceiver: Hashable, Sendable {
  /// The test that the code belongs to; nil outside of tests, and where it is not known.
  var test: String?
  /// The number of its task; nil outside of tasks.
  let task: String?
  /// Whether it is code of the main thread or of the main actor.
  let isMain: Bool

  /// Code for which something is done or put off now.
  private struct Acting: Sendable {
    let receiver: TurnReceiver
    /// Tasks that are begun meanwhile inherit this, and act for themselves.
    let task: String?
  }

  @TaskLocal private static var acting: Acting?

  /// The running code, or the code for which it acts.
  package static var current: TurnReceiver {
    let task = RunningTask.number
    if let acting, acting.task == task { return acting.receiver }
    let names = AbsentNames.shared
    return TurnReceiver(test: names.runningTest ?? names.loneTest, task: task, isMain: MainQueue.isRunning)
  }

  /// Whether it is a task of the main actor, which the main queue runs between two others.
  var isOfMainActor: Bool { isMain && task != nil }

  /// The code that uses the views of the running code's test, which on a phone is that of the main thread: for what is sent to the main
  /// queue from wherever. A task outside of tests uses its own.
  static var ofViews: TurnReceiver {
    let sender = current
    if sender.isMain || sender.test == nil && sender.task != nil { return sender }
    return TurnReceiver(test: sender.test, task: nil, isMain: true)
  }

  /// Runs code that does something for this receiver, or puts it off. What it subscribes to is this receiver's, too.
  package func act<Value>(_ body: () throws -> Value) rethrows -> Value {
    try TurnReceiver.$acting.withValue(Acting(receiver: self, task: RunningTask.number)) {
      try AbsentNames.$testActedFor.withValue(test, operation: body)
    }
  }
}
