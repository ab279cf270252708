#if !canImport(Darwin)
  extension Publishers {
    /// Changes each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What changes a value.
      public let transform: (Upstream.Output) -> Output

      /// Makes one of its parts.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let transform = transform
        upstream.subscribe(Stage(to: subscriber) { .pass(transform($0)) })
      }
    }

    /// Changes each value, and fails where that does.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What changes a value.
      public let transform: (Upstream.Output) throws -> Output

      /// Makes one of its parts.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let transform = transform
        upstream.subscribe(
          Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
            to: subscriber, trying: { .pass(try transform($0)) }))
      }
    }

    /// Changes the error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What changes a value.
      public let transform: (Upstream.Failure) -> Failure

      /// Makes one of its parts.
      public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
        self.upstream = upstream
        self.transform = transform
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let transform = transform
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, Failure>(
            to: subscriber, end: { Ending($0.mapFailure(transform)) }, value: { .pass($0) }))
      }
    }

    /// The same for another kind of error, which does not happen.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// The publisher whose values are used.
      public let upstream: Upstream

      /// Makes one of its parts.
      public init(upstream: Upstream) { self.upstream = upstream }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        upstream.subscribe(
          Stage<Output, Never, Output, Failure>(
            to: subscriber, end: { Ending($0.setFailureType()) }, value: { .pass($0) }))
      }

      /// The same for yet another kind of error.
      public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
        SetFailureType<Upstream, E>(upstream: upstream)
      }
    }
  }

  extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
      Publishers.Map(upstream: self, transform: transform)
    }

    /// Changes each value, and fails where that throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
      Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Changes the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
      Publishers.MapError(upstream: self, transform: transform)
    }

    /// Gives a value in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
      map { $0 ?? output }
    }
  }

  extension Publisher where Failure == Never {
    /// The same for another kind of error, which does not happen.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
      Publishers.SetFailureType(upstream: self)
    }
  }
#endif
