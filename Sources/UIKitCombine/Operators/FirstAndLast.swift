#if !canImport(Darwin)
  extension Publishers {
    /// Gives the first value.
    public struct First<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
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
        upstream.subscribe(Stage.reducing(to: subscriber, result: { nil }) { .last($0) })
      }
    }

    /// Gives the first value that is wanted.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether it is so.
      public let predicate: (Upstream.Output) -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let predicate = predicate
        upstream.subscribe(
          Stage.reducing(to: subscriber, result: { nil }) { predicate($0) ? .last($0) : .skip })
      }
    }

    /// Gives the first value that is wanted, and fails where the question does.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether it is so.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let predicate = predicate
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, any Error>(
            to: subscriber, appetite: .all, trying: { try predicate($0) ? .last($0) : .skip }))
      }
    }

    /// Gives the last value.
    public struct Last<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
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
        var last: Output?
        upstream.subscribe(
          Stage.reducing(to: subscriber, result: { last }) {
            last = $0
            return .skip
          })
      }
    }

    /// Gives the last value that is wanted.
    public struct LastWhere<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether it is so.
      public let predicate: (Upstream.Output) -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let predicate = predicate
        var last: Output?
        upstream.subscribe(
          Stage.reducing(to: subscriber, result: { last }) {
            if predicate($0) { last = $0 }
            return .skip
          })
      }
    }

    /// Gives the last value that is wanted, and fails where the question does.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether it is so.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let predicate = predicate
        var last: Output?
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, any Error>(
            to: subscriber, appetite: .all, last: { last },
            trying: {
              if try predicate($0) { last = $0 }
              return .skip
            }))
      }
    }
  }

  extension Publisher {
    /// Gives the first value, and ends.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Gives the first value that is wanted, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
      Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Gives the first value that is wanted, and fails where the closure throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
    {
      Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Gives the last value, at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Gives the last value that is wanted, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
      Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Gives the last value that is wanted, at the end, and fails where the closure throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
      Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
  }
#endif
