#if !canImport(Darwin)
  internal import Foundation

  /// What knows that it gives nothing any more.
  protocol Endable {
    var hasEnded: Bool { get }
  }

  /// Sends with a subject what a publisher sends.
  final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, Endable, CustomStringConvertible {
    typealias Input = Target.Output
    typealias Failure = Target.Failure

    private let lock = NSLock()
    private var target: Target?
    private var upstream: (any Subscription)?

    init(_ target: Target) { self.target = target }

    var hasEnded: Bool { lock.withLock { target == nil } }

    func receive(subscription: any Subscription) {
      let target: Target? = lock.withLock {
        guard upstream == nil else { return nil }
        upstream = self.target == nil ? nil : subscription
        return self.target
      }
      guard let target else { return subscription.cancel() }
      target.send(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.withLock { target }?.send(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let (target, upstream) = giveUp()
      target?.send(completion: completion)
      withExtendedLifetime(upstream) {}
    }

    func cancel() { giveUp().1?.cancel() }

    private func giveUp() -> (Target?, (any Subscription)?) {
      lock.withLock { (take(&target), take(&upstream)) }
    }

    var description: String { "Subject" }
  }

  extension Publisher {
    /// Sends everything on with a subject, until the result is cancelled or no longer kept.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where Failure == S.Failure, Output == S.Output {
      let subscriber = SubjectSubscriber(subject)
      subscribe(subscriber)
      return AnyCancellable { subscriber.cancel() }
    }
  }
#endif
