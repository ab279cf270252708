internal import Foundation
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
  @TaskLocal private static var acting: TurnReceiver?

  /// The running code.
  package static var current: TurnReceiver {
    acting
      ?? TurnReceiver(
        test: AbsentNames.shared.runningTest, task: RunningTask.number, isMain: MainQueue.isRunning)
  }

  /// Runs code that does something for this receiver, or puts it off. What it subscribes to is this receiver's, too.
  package func act<Value>(_ body: () throws -> Value) rethrows -> Value {
    try TurnReceiver.$acting.withValue(self, operation: body)
  }

  /// Whether the code that turns the loop of the running thread does so itself, so that what this receiver gets is in order with it.
  ///
  /// XCTest turns the main thread's, too, while an asynchronous test uses its views in a task. Where these belong to the main actor,
  /// all that uses them is in order with the loop.
  var isAtItsLoop: Bool {
    #if MainActorViews
      if isMain { return true }
    #endif
    return RunningTask.number != nil || Thread.isMainThread && !XCTestWaits.mayBeRunning
  }

  /// Whether what the main queue calls can do what is meant for this receiver.
  ///
  /// Code of the main actor is in order with the queue. Other code of the main thread is where it turns the loop itself.
  var isAtTheMainQueue: Bool {
    #if MainActorViews
      isMain
    #else
      isMain
        && (task != nil
          || !XCTestWaits.mayBeRunning && (test == nil || test == AbsentNames.shared.runningTest))
    #endif
  }
}
