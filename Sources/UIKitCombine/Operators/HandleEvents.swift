#if !canImport(Darwin)
  internal import Foundation

  extension Publishers {
    /// Calls closures with all that happens between a publisher and its subscriber.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What is called with the subscription.
      public var receiveSubscription: ((any Subscription) -> Void)?
      /// What is called with each value.
      public var receiveOutput: ((Output) -> Void)?
      /// What is called at the end.
      public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
      /// What is called when it is cancelled.
      public var receiveCancel: (() -> Void)?
      /// What is called when values are asked for.
      public var receiveRequest: ((Subscribers.Demand) -> Void)?

      /// Makes one.
      public init(
        upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
      ) {
        self.upstream = upstream
        self.receiveSubscription = receiveSubscription
        self.receiveOutput = receiveOutput
        self.receiveCompletion = receiveCompletion
        self.receiveCancel = receiveCancel
        self.receiveRequest = receiveRequest
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (onOutput, onCompletion) = (receiveOutput, receiveCompletion)
        let probe = Probe(
          to: subscriber,
          end: {
            onCompletion?($0)
            return Ending($0)
          },
          value: {
            onOutput?($0)
            return .pass($0)
          })
        probe.onSubscription = receiveSubscription
        probe.onRequest = receiveRequest
        probe.onCancel = receiveCancel
        upstream.subscribe(probe)
      }
    }
  }

  /// A stage that tells what it is asked.
  private final class Probe<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
    var onSubscription: ((any Subscription) -> Void)?
    var onRequest: ((Subscribers.Demand) -> Void)?
    /// What is called once, unless it ends before.
    var onCancel: (() -> Void)?
    private let lock = NSLock()

    override func receive(subscription: any Subscription) {
      onSubscription?(subscription)
      super.receive(subscription: subscription)
    }

    override func request(_ demand: Subscribers.Demand) {
      onRequest?(demand)
      super.request(demand)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      let more = super.receive(input)
      if more > .none { onRequest?(more) }
      return more
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      withExtendedLifetime(takeOnCancel()) { super.receive(completion: completion) }
    }

    override func cancel() {
      takeOnCancel()?()
      super.cancel()
    }

    private func takeOnCancel() -> (() -> Void)? { lock.withLock { take(&onCancel) } }
  }

  extension Publisher {
    /// Calls closures with all that happens between this publisher and its subscriber.
    public func handleEvents(
      receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
      Publishers.HandleEvents(
        upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
  }
#endif
