#if !canImport(Darwin)
  /// A publisher of no values.
  ///
  /// ```swift
  /// let nothing = Empty<String, Never>()
  /// ```
  public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// Makes one that ends at once, or never.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Makes one of types that nothing else tells.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
      self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      if completeImmediately { subscriber.receive(completion: .finished) }
    }
  }

  /// A publisher that fails at once.
  ///
  /// ```swift
  /// return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
  /// ```
  public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Makes one of an error.
    public init(error: Failure) { self.error = error }

    /// Makes one of a type that nothing else tells.
    public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .failure(error))
    }
  }

  extension Fail: Equatable where Failure: Equatable {}
#endif
