#if !canImport(Darwin)
  extension Publishers {
    /// Leaves out values that are not wanted.
    public struct Filter<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether a value is wanted.
      public let isIncluded: (Upstream.Output) -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let isIncluded = isIncluded
        upstream.subscribe(Stage(to: subscriber) { isIncluded($0) ? .pass($0) : .skip })
      }
    }

    /// Leaves out values that are not wanted, and fails where the question does.
    public struct TryFilter<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether a value is wanted.
      public let isIncluded: (Upstream.Output) throws -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let isIncluded = isIncluded
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, any Error>(
            to: subscriber, trying: { try isIncluded($0) ? .pass($0) : .skip }))
      }
    }

    /// Changes each value, and leaves out nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What changes a value.
      public let transform: (Upstream.Output) -> Output?

      /// Makes one of its parts.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
        self.upstream = upstream
        self.transform = transform
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let transform = transform
        upstream.subscribe(Stage(to: subscriber) { transform($0).map { .pass($0) } ?? .skip })
      }
    }

    /// Changes each value, leaves out nil, and fails where the change does.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What changes a value.
      public let transform: (Upstream.Output) throws -> Output?

      /// Makes one of its parts.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
        self.upstream = upstream
        self.transform = transform
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let transform = transform
        upstream.subscribe(
          Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
            to: subscriber, trying: { try transform($0).map { .pass($0) } ?? .skip }))
      }
    }

    /// Gives no value, but the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Never
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
        upstream.subscribe(
          Stage<Upstream.Output, Failure, Never, Failure>(
            to: subscriber, appetite: .all, value: { _ in .skip })
        )
      }
    }
  }

  extension Publisher {
    /// Leaves out values that are not wanted.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
      Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Leaves out values that are not wanted, and fails where the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
      Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Changes each value, and leaves out nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
      Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Changes each value, leaves out nil, and fails where the closure throws.
    public func tryCompactMap<T>(
      _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> { Publishers.TryCompactMap(upstream: self, transform: transform) }

    /// Gives no value, but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
  }
#endif
