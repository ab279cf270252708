#if !canImport(Darwin)
  extension Publishers {
    /// Gives what each value makes of the result before.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The first result.
      public let initialResult: Output
      /// What a value makes of a result.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// Makes one.
      public init(
        upstream: Upstream, initialResult: Output,
        nextPartialResult: @escaping (Output, Upstream.Output) -> Output
      ) {
        self.upstream = upstream
        self.initialResult = initialResult
        self.nextPartialResult = nextPartialResult
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let next = nextPartialResult
        var result = initialResult
        upstream.subscribe(
          Stage(to: subscriber) {
            result = next(result, $0)
            return .pass(result)
          })
      }
    }

    /// Gives what each value makes of the result before, and fails where that does.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The first result.
      public let initialResult: Output
      /// What a value makes of a result.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// Makes one.
      public init(
        upstream: Upstream, initialResult: Output,
        nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
      ) {
        self.upstream = upstream
        self.initialResult = initialResult
        self.nextPartialResult = nextPartialResult
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let next = nextPartialResult
        var result = initialResult
        upstream.subscribe(
          Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
            to: subscriber,
            trying: {
              result = try next(result, $0)
              return .pass(result)
            }))
      }
    }

    /// Gives what all values make of a first result.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The first result.
      public let initial: Output
      /// What a value makes of a result.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// Makes one.
      public init(
        upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
      ) {
        self.upstream = upstream
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let next = nextPartialResult
        var result = initial
        upstream.subscribe(
          Stage.reducing(to: subscriber, result: { result }) {
            result = next(result, $0)
            return .skip
          })
      }
    }

    /// Gives what all values make of a first result, and fails where that does.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The first result.
      public let initial: Output
      /// What a value makes of a result.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// Makes one.
      public init(
        upstream: Upstream, initial: Output,
        nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
      ) {
        self.upstream = upstream
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let next = nextPartialResult
        var result = initial
        upstream.subscribe(
          Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
            to: subscriber, appetite: .all, last: { result },
            trying: {
              result = try next(result, $0)
              return .skip
            }))
      }
    }

    /// Gives how many values there are.
    public struct Count<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Int
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
        var count = 0
        upstream.subscribe(
          Stage<Upstream.Output, Failure, Int, Failure>.reducing(to: subscriber, result: { count }) { _ in
            count += 1
            return .skip
          })
      }
    }
  }

  extension Publisher {
    /// Gives what each value makes of the result before.
    public func scan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
      Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Gives what each value makes of the result before, and fails where the closure throws.
    public func tryScan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
      Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Gives what all values make of a first result, at the end.
    public func reduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
      Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Gives what all values make of a first result, at the end, and fails where the closure throws.
    public func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
      Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Gives how many values there are, at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
  }
#endif
