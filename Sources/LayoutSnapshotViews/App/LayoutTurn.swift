import Dispatch
import Foundation
import LayoutSnapshotSupport

/// A layout of a shown window, for which the code that changed something in it waits by turning the run loop.
///
/// Only that code, or code of the same actor, can have the layout: nothing is laid out while another thread may be using the
/// views. What is asked for on the main actor comes with the loop of the main thread or, where code of that actor awaits
/// something, with its queue. What is asked for in any other task comes while that task itself turns the loop of its thread.
final class LayoutTurn: @unchecked Sendable {
  // Safe to send: the window is not reached before it is clear who waits, and the rest does not change.

  private weak var window: UIWindow?
  private let thread = Thread.current
  private let task = LayoutTurn.currentTask
  private let isOfMainActor = LayoutTurn.currentTask != nil && LayoutTurn.isOnMainQueue
  /// Whether a loop that somebody else turned had it.
  private let isLost = Locked(false)

  /// What the running code may wait for.
  init(of window: UIWindow) { self.window = window }

  /// Whether the running code can wait for this layout, so that it needs no other.
  var isOfTheRunningCode: Bool {
    thread === Thread.current && task == LayoutTurn.currentTask && !isLost.withLock { $0 }
  }

  /// Asks the run loop of the running thread for the layout.
  func enqueue() {
    RunLoop.current.perform { self.take() }
    // Where Swift Testing empties the queue of the main actor, no loop turns, and the thread need not be the main one.
    if isOfMainActor { DispatchQueue.main.async { self.take() } }
  }

  private func take() {
    guard isWaitedFor else { return isLost.withLock { $0 = true } }
    #if MainActorViews
      if LayoutTurn.isOnMainQueue { MainActor.assumeIsolated { window?.take(self) } }
    #else
      window?.take(self)
    #endif
  }

  private var isWaitedFor: Bool {
    if isOfMainActor { return LayoutTurn.isOnMainQueue }
    let current = LayoutTurn.currentTask
    if task == nil, thread.isMainThread {
      // Whatever runs in a task on the main thread belongs to the main actor.
      return Thread.isMainThread && (current != nil || RunLoopCaller.isTheProgram)
    }
    return thread === Thread.current && task == current
  }

  /// What tells the running task from others; nil outside of tasks.
  private static var currentTask: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }

  /// Whether the running code is the main thread's, or is called by the queue of the main actor.
  private static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// What the main queue has, and no other queue.
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
