#if !canImport(Darwin)
  extension Publishers {
    /// Gives the values of the last publisher that a publisher has given.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
      /// What it gives.
      public typealias Output = P.Output
      /// How it fails.
      public typealias Failure = P.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream

      /// Makes one of its parts.
      public init(upstream: Upstream) { self.upstream = upstream }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let switching = Switching<Output, Failure>(to: subscriber)
        let source: Inlet<P, Failure> = switching.inlet(
          value: { switching.change(to: $1) }, end: { switching.endSource($0, $1) })
        source.request(.unlimited)
        switching.start { upstream.subscribe(source) }
      }
    }
  }

  private final class Switching<Output, Failure: Error>: Junction<Output, Failure> {
    private var latest: (any AnyInlet)?
    private var hasSourceEnded = false

    func change(to publisher: some Publisher<Output, Failure>) {
      if let latest {
        remove(latest)
        latest.cancel()
      }
      let inlet: Inlet<Output, Failure> = inlet(
        value: { [self] in
          // What is wanted after this value is wanted of the publisher that is the latest one then.
          let more = give($1)
          if more > .none { latest?.request(more) }
        },
        end: { [self] in endLatest($0, $1) })
      latest = inlet
      inlet.request(wanted)
      subscribe(inlet, to: publisher)
    }

    override func requested(_ demand: Subscribers.Demand) { latest?.request(demand) }

    private func endLatest(_ inlet: any AnyInlet, _ completion: Subscribers.Completion<Failure>) {
      if case .failure = completion { return end(completion) }
      remove(inlet)
      if latest === inlet { latest = nil }
      if latest == nil, hasSourceEnded { end(.finished) }
    }

    func endSource(_ inlet: any AnyInlet, _ completion: Subscribers.Completion<Failure>) {
      if case .failure = completion { return end(completion) }
      remove(inlet)
      hasSourceEnded = true
      if latest == nil { end(.finished) }
    }

    override func didClose() { latest = nil }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Gives the values of the last publisher that this one has given.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
      Publishers.SwitchToLatest(upstream: self)
    }
  }

  extension Publisher where Output: Publisher, Failure == Never {
    /// Gives the values of the last publisher that this one has given, which may fail.
    public func switchToLatest()
      -> Publishers.SwitchToLatest<
        Output, Publishers.SetFailureType<Self, Output.Failure>
      >
    { Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self)) }
  }

  extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Gives the values of the last publisher that this one has given, which does not fail.
    public func switchToLatest()
      -> Publishers.SwitchToLatest<
        Publishers.SetFailureType<Output, Failure>,
        Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
      >
    { Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) }) }
  }

  extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Gives the values of the last publisher that this one has given.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
      Publishers.SwitchToLatest(upstream: self)
    }
  }
#endif
