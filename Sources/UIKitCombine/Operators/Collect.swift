#if !canImport(Darwin)
  extension Publishers {
    /// Gives all values at once.
    public struct Collect<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = [Upstream.Output]
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream

      /// Makes one of its parts.
      public init(upstream: Upstream) {
        self.upstream = upstream
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        var values: Output = []
        upstream.subscribe(
          Stage.reducing(to: subscriber, result: { values }) {
            values.append($0)
            return .skip
          })
      }
    }

    /// Gives so many values at once.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = [Upstream.Output]
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// How many values.
      public let count: Int

      /// Makes one of its parts.
      public init(upstream: Upstream, count: Int) {
        self.upstream = upstream
        self.count = count
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let count = count
        var values: Output = []
        upstream.subscribe(
          Stage(
            to: subscriber, appetite: .groups(of: count),
            end: { completion in
              guard case .finished = completion, !values.isEmpty else { return Ending(completion) }
              return Ending(.finished, last: values)
            },
            value: {
              values.append($0)
              guard values.count >= count else { return .skip }
              defer { values = [] }
              return .pass(values)
            }))
      }
    }
  }

  extension Publisher {
    /// Gives all values at once, at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Gives so many values at once, and the rest at the end.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
      precondition(count > 0, "A publisher collects at least one value.")
      return Publishers.CollectByCount(upstream: self, count: count)
    }
  }
#endif
