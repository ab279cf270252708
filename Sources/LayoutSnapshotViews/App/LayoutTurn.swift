import Dispatch
import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTurns

/// A layout of a shown window, for which the code that changed something in it waits by turning the run loop.
///
/// Only that very code can have the layout: nothing is laid out while another thread may be using the views. So it comes while the task
/// that has asked turns the loop of its thread, or the main thread its own. Where views belong to the main actor, so do those who use
/// them, and whatever the main thread or its queue runs comes in order.
///
/// The window alone keeps its turn: what loops and queues hold of one that nobody waits for any more does nothing.
final class LayoutTurn: @unchecked Sendable {
  // Safe to send: the window is not reached before it is clear who waits.

  private weak var window: UIWindow?
  private let asker = RunningCode.current
  /// The test that has asked, as another one may be running when the layout comes.
  let test = AbsentNames.shared.runningTest
  /// Whether a loop that somebody else turned had it. Only the thread that has asked sees it.
  private var isLost = false
  #if MainActorViews
    private let isOfMainActor = MainQueue.isRunning
  #endif

  init(of window: UIWindow) { self.window = window }

  /// Whether the running code can wait for this layout, so that it needs no other.
  var isOfTheRunningCode: Bool {
    #if MainActorViews
      if isOfMainActor { return true }
    #endif
    return asker?.isRunning == true && !isLost
  }

  /// Whether there is code that can wait for this layout.
  var hasAsker: Bool { asker != nil }

  /// Asks the run loop of the running thread for the layout, also while it follows a touch.
  func enqueue() {
    RunLoop.current.perform(inModes: [.common, RunLoop.Mode("UITrackingRunLoopMode")]) { [weak self] in
      self?.take()
    }
    #if MainActorViews
      // Code that awaits something turns no loop, and where Swift Testing empties the queue, there is none.
      if isOfMainActor { DispatchQueue.main.async { [weak self] in self?.take() } }
    #endif
  }

  private func take() {
    #if MainActorViews
      if isOfMainActor, MainQueue.isRunning { MainActor.assumeIsolated { window?.take(self) } }
    #else
      if asker?.isWaiting == true { window?.take(self) } else { isLost = true }
    #endif
  }
}
