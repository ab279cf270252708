#if !canImport(Darwin)
  extension Publishers {
    /// Tells whether a value comes.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
      /// What it gives.
      public typealias Output = Bool
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The value.
      public let output: Upstream.Output

      /// Makes one of its parts.
      public init(upstream: Upstream, output: Upstream.Output) {
        self.upstream = upstream
        self.output = output
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let output = output
        upstream.subscribe(
          Stage.reducing(to: subscriber, result: { false }) { $0 == output ? .last(true) : .skip })
      }
    }

    /// Tells whether a value comes that is wanted.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Bool
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
          Stage.reducing(to: subscriber, result: { false }) { predicate($0) ? .last(true) : .skip })
      }
    }

    /// Tells whether a value comes that is wanted, and fails where the question does.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Bool
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
          Stage<Upstream.Output, Upstream.Failure, Bool, any Error>(
            to: subscriber, appetite: .all, last: { false },
            trying: { try predicate($0) ? .last(true) : .skip }))
      }
    }

    /// Tells whether all values are wanted.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Bool
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
          Stage.reducing(to: subscriber, result: { true }) { !predicate($0) ? .last(false) : .skip })
      }
    }

    /// Tells whether all values are wanted, and fails where the question does.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Bool
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
          Stage<Upstream.Output, Upstream.Failure, Bool, any Error>(
            to: subscriber, appetite: .all, last: { true },
            trying: { try !predicate($0) ? .last(false) : .skip }))
      }
    }
  }

  extension Publisher where Output: Equatable {
    /// Tells whether a value comes, as soon as it does or at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
      Publishers.Contains(upstream: self, output: output)
    }
  }

  extension Publisher {
    /// Tells whether a value comes that is wanted, as soon as it does or at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
      Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Tells whether a value comes that is wanted, and fails where the closure throws.
    public func tryContains(
      where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
      Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Tells whether all values are wanted, as soon as one is not or at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
      Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Tells whether all values are wanted, and fails where the closure throws.
    public func tryAllSatisfy(
      _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> { Publishers.TryAllSatisfy(upstream: self, predicate: predicate) }
  }
#endif
