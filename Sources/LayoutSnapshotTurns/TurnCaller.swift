internal import Foundation
internal import LayoutSnapshotSupport

/// The running code that does what has been put off, and what it may do.
///
/// What it is asked is found out before: it may ask code of the test.
struct TurnCaller {
  let task: String?
  private let isMain: Bool
  /// Whether no other test runs beside that of the code.
  private let isAlone: Bool
  private let way: Way

  private enum Way {
    /// It lays out.
    case layout
    /// The loop of its thread calls it, which code has turned itself if the value says so.
    case loop(isCode: Bool)
    /// The main queue calls it, while the code of a test or a program turns the loop if the value says so.
    case mainQueue(isCode: Bool)
  }

  private init(_ way: Way) {
    (task, isMain, self.way) = (RunningTask.number, MainQueue.isRunning, way)
    isAlone = AbsentNames.shared.loneTest != nil
  }

  static var layout: TurnCaller { TurnCaller(.layout) }

  /// XCTest turns the loop of the main thread, too, while an asynchronous test uses its views in a task.
  static var loop: TurnCaller {
    TurnCaller(.loop(isCode: RunningTask.number != nil || Thread.isMainThread && !XCTestWaits.mayBeRunning))
  }

  static var mainQueue: TurnCaller { TurnCaller(.mainQueue(isCode: !XCTestWaits.mayBeRunning)) }

  var isLayout: Bool { if case .layout = way { true } else { false } }

  /// Whether the code may do something.
  ///
  /// Code of the main actor is in order with the main queue. Of other code what was put off is done by its task, or by code outside of
  /// tasks: a synchronous test. With XCTest, whose set-ups are tasks of their own, all tasks of a test may do it.
  func mayDo(_ action: TurnQueues.Action, of owner: TurnOwner) -> Bool {
    let receiver = action.receiver
    let isOfMainActor = receiver.isOfMainActor
    #if MainActorViews
      // All that uses views is in order with the main queue.
      if receiver.isMain { return isMain }
    #endif
    switch way {
    case .layout: break
    case .loop(let isCode): guard isCode else { return false }
    case .mainQueue(let isCode):
      // A task may be using its views beside the main queue if it does not belong to the main actor where it sends.
      if isOfMainActor, action.isInOrderWithMainActor { return true }
      guard isCode else { return false }
    }
    guard let task, let other = receiver.task else { return true }
    // What all tests share was bound in one that is perhaps over.
    if let test = receiver.test, owner != .test(test) { return true }
    return task == other || isAlone || isOfMainActor && isMain
  }
}
