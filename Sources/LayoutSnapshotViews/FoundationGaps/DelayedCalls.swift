import Dispatch
import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTurns

extension NSObject {
  /// Calls a method later: before the next picture if it is due within a second.
  ///
  /// ```swift
  /// perform(#selector(search), with: nil, afterDelay: 0.3)
  /// ```
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCall.add(self, aSelector, anArgument, delay: delay)
  }
  /// Calls a method later. All modes of the run loop count as one.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCall.add(self, aSelector, anArgument, delay: delay)
  }
  /// Forgets what was asked for with a delay.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { $0.isOf(aTarget) }
  }
  /// Forgets what was asked for with a delay and has this selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel { $0.isOf(aTarget) && $0.calls(aSelector, anArgument) }
  }

  /// Calls a method on the main queue, before the next picture.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait, MainQueue.isRunning {
      perform(aSelector, with: arg)
    } else {
      let call = MethodCall(target: self, selector: aSelector, argument: arg)
      if !wait || !Turns.onMainQueueAndWait({ call.perform() }) { Turns.onMainQueue { call.perform() } }
    }
  }
  /// Calls a method in the background. The next picture waits for it.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = MethodCall(target: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async(
      execute: Turns.inBackground(of: "performSelector(inBackground:with:)") { call.perform() })
  }
}

/// Safe to send: who calls a method in the background has made it such.
private struct MethodCall: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?

  func perform() { target.perform(selector, with: argument) }
}

/// A call that was asked for with a delay, by which it is found again.
private final class DelayedCall: @unchecked Sendable {
  // Safe to send: nothing is changed, and all are compared by those who ask.

  /// The call that waits keeps it. It is gone with a test that is over.
  private weak var target: NSObject?
  private let selector: Selector
  private let argument: Any?
  private let ticket = Turns.Ticket()

  private static let waiting = Locked<[DelayedCall]>([])

  static func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, delay: TimeInterval) {
    let call = MethodCall(target: target, selector: selector, argument: argument)
    let delayed = DelayedCall(target, selector, argument)
    waiting.withLock { waiting in
      waiting.removeAll { $0.target == nil }
      waiting.append(delayed)
    }
    Turns.onMainQueue(after: max(delay, 0), ticket: delayed.ticket) {
      remove(delayed)
      call.perform()
    }
  }

  static func cancel(where isMeant: (DelayedCall) -> Bool) {
    for call in waiting.withLock({ $0 }).filter(isMeant) {
      Turns.cancel(call.ticket)
      remove(call)
    }
  }

  private static func remove(_ call: DelayedCall) { waiting.withLock { $0.removeAll { $0 === call } } }

  private init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func isOf(_ target: Any) -> Bool { self.target === target as AnyObject }

  func calls(_ selector: Selector, _ argument: Any?) -> Bool {
    self.selector == selector && hasArgument(argument)
  }

  private func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let one?, let other?):
      (one as? AnyHashable).flatMap { one in (other as? AnyHashable).map { one == $0 } } ?? false
    default: false
    }
  }
}
