#if !canImport(Darwin)
  internal import Foundation

  /// A way in, whatever comes in there.
  protocol AnyInlet: AnyObject {
    func request(_ demand: Subscribers.Demand)
    func cancel()
  }

  /// Where the values of one of several publishers come in.
  ///
  /// It remembers what it is asked for before its publisher has attached it.
  final class Inlet<Input, Failure: Error>: Subscriber, AnyInlet {
    private let line: Line
    private let lock = NSLock()
    private var onValue: ((any AnyInlet, Input) -> Void)?
    private var onEnd: ((any AnyInlet, Subscribers.Completion<Failure>) -> Void)?
    private var upstream: (any Subscription)?
    private var early = Subscribers.Demand.none

    init(
      line: Line, onValue: @escaping (any AnyInlet, Input) -> Void,
      onEnd: @escaping (any AnyInlet, Subscribers.Completion<Failure>) -> Void
    ) {
      self.line = line
      self.onValue = onValue
      self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard upstream == nil, onEnd != nil else { return false }
        upstream = subscription
        return true
      }
      guard isWanted else { return subscription.cancel() }
      let early = lock.withLock {
        defer { self.early = .none }
        return self.early
      }
      if early > .none { subscription.request(early) }
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      let upstream: (any Subscription)? = lock.withLock {
        if self.upstream == nil { early += demand }
        return self.upstream
      }
      upstream?.request(demand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      line.perform { [self] in
        let onValue = lock.withLock { self.onValue }
        onValue?(self, input)
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      line.perform { [self] in
        let kept = giveUp()
        kept.onEnd?(self, completion)
      }
    }

    func cancel() {
      let kept = giveUp()
      kept.upstream?.cancel()
    }

    private func giveUp() -> Kept {
      lock.withLock { Kept(upstream: take(&upstream), onEnd: take(&onEnd), onValue: take(&onValue)) }
    }

    /// What is freed outside of the lock.
    private struct Kept {
      let upstream: (any Subscription)?
      let onEnd: ((any AnyInlet, Subscribers.Completion<Failure>) -> Void)?
      let onValue: ((any AnyInlet, Input) -> Void)?
    }
  }
#endif
