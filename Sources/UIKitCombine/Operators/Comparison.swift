#if !canImport(Darwin)
  extension Publishers {
    /// Gives the greatest value.
    public struct Comparison<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether a value is less than another.
      public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

      /// Makes one.
      public init(
        upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
      ) {
        self.upstream = upstream
        self.areInIncreasingOrder = areInIncreasingOrder
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let precedes = areInIncreasingOrder
        var greatest: Output?
        upstream.subscribe(
          Stage.reducing(to: subscriber, result: { greatest }) { value in
            if let former = greatest, !precedes(former, value) { return .skip }
            greatest = value
            return .skip
          })
      }
    }

    /// Gives the greatest value, and fails where the comparison does.
    public struct TryComparison<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Whether a value is less than another.
      public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

      /// Makes one.
      public init(
        upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
      ) {
        self.upstream = upstream
        self.areInIncreasingOrder = areInIncreasingOrder
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let precedes = areInIncreasingOrder
        var greatest: Output?
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, any Error>(
            to: subscriber, appetite: .all, last: { greatest },
            trying: { value in
              if let former = greatest, try !precedes(former, value) { return .skip }
              greatest = value
              return .skip
            }))
      }
    }
  }

  extension Publisher where Output: Comparable {
    /// Gives the least value, at the end.
    public func min() -> Publishers.Comparison<Self> { max { $0 > $1 } }

    /// Gives the greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> { max { $0 < $1 } }
  }

  extension Publisher {
    /// Gives the least value, at the end.
    public func min(
      by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> { max { areInIncreasingOrder($1, $0) } }

    /// Gives the least value, at the end, and fails where the closure throws.
    public func tryMin(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> { tryMax { try areInIncreasingOrder($1, $0) } }

    /// Gives the greatest value, at the end.
    public func max(
      by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
      Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Gives the greatest value, at the end, and fails where the closure throws.
    public func tryMax(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
      Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
  }
#endif
