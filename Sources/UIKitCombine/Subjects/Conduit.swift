#if !canImport(Darwin)
  internal import Foundation

  /// A subscription to what is sent by hand. What is sent while nothing is wanted is not kept.
  final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let line = Line()
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var wanted = Subscribers.Demand.none
    /// What gives the value that a subscriber begins with, and whether it has not had it.
    private var current: (() -> Output?)?
    private var isOwedCurrent: Bool
    private let beginsWithCurrent: Bool
    /// Whether everything is given, asked for or not.
    private let isUnasked: Bool

    /// Called before the first value is given, and when the subscription is cancelled.
    var onRequest: (() -> Void)?
    var onCancel: ((Conduit) -> Void)?

    init(
      to downstream: some Subscriber<Output, Failure>, isUnasked: Bool = false,
      current: (() -> Output?)? = nil
    ) {
      self.downstream = downstream
      self.isUnasked = isUnasked
      self.current = current
      beginsWithCurrent = current != nil
      isOwedCurrent = beginsWithCurrent
    }

    /// Attaches the subscriber before another thread's values reach it.
    func start() {
      line.perform { [self] in lock.withLock { downstream }?.receive(subscription: self) }
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      line.perform { [self] in
        wanted += demand
        let onRequest = lock.withLock { take(&self.onRequest) }
        onRequest?()
        if isOwedCurrent, let value = lock.withLock({ current })?() { give(value) }
      }
    }

    func offer(_ value: Output) {
      line.perform { [self] in
        if wanted > .none || isUnasked { give(value) } else { isOwedCurrent = beginsWithCurrent }
      }
    }

    private func give(_ value: Output) {
      guard let downstream = lock.withLock({ self.downstream }) else { return }
      isOwedCurrent = false
      wanted -= 1
      wanted += downstream.receive(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      line.perform { [self] in
        let kept = giveUp()
        kept.downstream?.receive(completion: completion)
      }
    }

    func cancel() {
      let kept = giveUp()
      if kept.downstream != nil { kept.onCancel?(self) }
    }

    private func giveUp() -> Kept {
      lock.withLock {
        Kept(downstream: take(&downstream), current: take(&current), onCancel: take(&onCancel))
      }
    }

    /// What is freed outside of the lock.
    private struct Kept {
      let downstream: (any Subscriber<Output, Failure>)?
      let current: (() -> Output?)?
      let onCancel: ((Conduit) -> Void)?
    }

    var description: String { "Subject" }
  }
#endif
