#if !canImport(Darwin)
  extension Result {
    /// What gives the value or the error.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of one value, or of an error.
    ///
    /// ```swift
    /// let subscription = Result<Int, Never>.Publisher(3).sink { print($0) }
    /// ```
    public struct Publisher: UIKitCombine.Publisher {
      /// What it gives.
      public typealias Output = Success

      /// The value or the error.
      public let result: Result<Success, Failure>

      /// Makes one of a value or an error.
      public init(_ result: Result<Success, Failure>) { self.result = result }

      /// Makes one of a value.
      public init(_ output: Success) { self.init(.success(output)) }

      /// Makes one of an error.
      public init(_ failure: Failure) { self.init(.failure(failure)) }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
        let subscription = Promised(to: subscriber)
        if case .success = result {
          subscriber.receive(subscription: subscription)
        } else {
          subscriber.receive(subscription: Subscriptions.empty)
        }
        subscription.fulfill(result)
      }
    }
  }

  extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

  extension Optional {
    /// What gives the value, if there is one, and ends.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of one value, or of none.
    ///
    /// ```swift
    /// let subscription = Int("3").publisher.sink { print($0) }
    /// ```
    public struct Publisher: UIKitCombine.Publisher {
      /// What it gives.
      public typealias Output = Wrapped
      /// How it fails.
      public typealias Failure = Never

      /// The value.
      public let output: Wrapped?

      /// Makes one of a value, or of none.
      public init(_ output: Wrapped?) { self.output = output }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, Never == S.Failure {
        if let output {
          Just(output).receive(subscriber: subscriber)
        } else {
          Empty<Wrapped, Never>().receive(subscriber: subscriber)
        }
      }
    }
  }

  extension Optional.Publisher: Equatable where Wrapped: Equatable {}
#endif
