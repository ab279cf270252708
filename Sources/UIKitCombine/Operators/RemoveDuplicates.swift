#if !canImport(Darwin)
  extension Publishers {
    /// Leaves out values that equal the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether it is so.
      public let predicate: (Upstream.Output, Upstream.Output) -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let predicate = predicate
        var last: Output?
        upstream.subscribe(
          Stage(to: subscriber) { value in
            if let last, predicate(last, value) { return .skip }
            last = value
            return .pass(value)
          })
      }
    }

    /// Leaves out values that equal the one before, and fails where the question does.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether it is so.
      public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

      /// Makes one of its parts.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool)
      {
        self.upstream = upstream
        self.predicate = predicate
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let predicate = predicate
        var last: Output?
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, any Error>(
            to: subscriber,
            trying: { value in
              if let last, try predicate(last, value) { return .skip }
              last = value
              return .pass(value)
            }))
      }
    }
  }

  extension Publisher where Output: Equatable {
    /// Leaves out values that equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates { $0 == $1 } }
  }

  extension Publisher {
    /// Leaves out values that a closure finds equal to the one before.
    public func removeDuplicates(
      by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
      Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out values that a closure finds equal to the one before, and fails where it throws.
    public func tryRemoveDuplicates(
      by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
      Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
  }
#endif
