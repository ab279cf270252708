package import Dispatch
internal import Foundation

/// The queue of the main actor.
package enum MainQueue {
  /// Whether the running code is the main thread's, or is called by the queue of the main actor, which need not be on that thread: where
  /// Swift Testing empties the queue, it is on any.
  package static var isRunning: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Whether a queue is the main one. Two values of one queue need not be identical.
  package static func isSame(as queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

  /// What the main queue has, and no other queue.
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
