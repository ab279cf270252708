#if !canImport(Darwin)
  extension Publishers {
    /// Gives the values whose numbers are in a range.
    public struct Output<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The numbers of the values, counted from zero.
      public let range: CountableRange<Int>

      /// Makes one of its parts.
      public init(upstream: Upstream, range: CountableRange<Int>) {
        self.upstream = upstream
        self.range = range
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let range = range
        if range.isEmpty {
          subscriber.receive(subscription: Subscriptions.empty)
          return subscriber.receive(completion: .finished)
        }
        var index = -1
        upstream.subscribe(
          Stage(to: subscriber) {
            index += 1
            if index < range.lowerBound { return .skip }
            return index < range.upperBound - 1 ? .pass($0) : .last($0)
          })
      }
    }

    /// Gives values, and ends with the first one that is not wanted.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
        upstream.subscribe(Stage(to: subscriber) { predicate($0) ? .pass($0) : .end(.finished) })
      }
    }

    /// Gives values, ends with the first one that is not wanted, and fails where the question does.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
            to: subscriber, trying: { try predicate($0) ? .pass($0) : .end(.finished) }))
      }
    }

    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
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
        var left = count
        upstream.subscribe(
          Stage(to: subscriber) {
            guard left > 0 else { return .pass($0) }
            left -= 1
            return .skip
          })
      }
    }

    /// Leaves out values up to the first one that is wanted.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
        var isDropping = true
        upstream.subscribe(
          Stage(to: subscriber) {
            if isDropping { isDropping = predicate($0) }
            return isDropping ? .skip : .pass($0)
          })
      }
    }

    /// Leaves out values up to the first one that is wanted, and fails where the question does.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
        var isDropping = true
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, any Error>(
            to: subscriber,
            trying: {
              if isDropping { isDropping = try predicate($0) }
              return isDropping ? .skip : .pass($0)
            }))
      }
    }
  }

  extension Publisher {
    /// Gives the value of a number, counted from zero.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Gives the values whose numbers, counted from zero, are in a range.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
      Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Gives the first values, and ends.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
      output(in: 0..<Swift.max(0, maxLength))
    }

    /// Gives values, and ends with the first one that is not wanted.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
      Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Gives values, ends with the first one that is not wanted, and fails where the closure throws.
    public func tryPrefix(
      while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> { Publishers.TryPrefixWhile(upstream: self, predicate: predicate) }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
      Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values up to the first one that is wanted.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
      Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values up to the first one that is wanted, and fails where the closure throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
      Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
  }
#endif
