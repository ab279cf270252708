#if !canImport(Darwin)
  extension Publishers {
    /// Gives the values of the publishers that each value is made into.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
      /// What it gives.
      public typealias Output = NewPublisher.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// How many publishers may give values at a time.
      public let maxPublishers: Subscribers.Demand
      /// What changes a value.
      public let transform: (Upstream.Output) -> NewPublisher

      /// Makes one.
      public init(
        upstream: Upstream, maxPublishers: Subscribers.Demand,
        transform: @escaping (Upstream.Output) -> NewPublisher
      ) {
        self.upstream = upstream
        self.maxPublishers = maxPublishers
        self.transform = transform
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let transform = transform
        let confluence = Confluence(to: subscriber, coming: 1)
        let source = Inlet<Upstream.Output, Failure>(
          line: confluence.line,
          onValue: { _, value in
            confluence.expect()
            confluence.join(transform(value))
          },
          onEnd: { _, completion in
            if case .failure = completion { confluence.end(completion) } else { confluence.expectOneLess() }
          })
        confluence.source = source
        if maxPublishers != .unlimited { confluence.didLeave = { [weak source] in source?.request(.max(1)) } }
        confluence.start {
          source.request(maxPublishers)
          upstream.subscribe(source)
        }
      }
    }
  }

  extension Publisher {
    /// Makes each value into a publisher, and gives the values of all of them.
    public func flatMap<T, P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes each value into a publisher that does not fail, and gives the values of all of them.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
      flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
  }

  extension Publisher where Failure == Never {
    /// Makes each value into a publisher that may fail, and gives the values of all of them.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
      setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes each value into a publisher, and gives the values of all of them.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
  }
#endif
