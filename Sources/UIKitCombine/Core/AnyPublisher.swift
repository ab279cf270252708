#if !canImport(Darwin)
  /// A publisher whose own type does not show.
  ///
  /// ```swift
  /// var isValid: AnyPublisher<Bool, Never> { $name.map { !$0.isEmpty }.eraseToAnyPublisher() }
  /// ```
  public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let base: any Publisher<Output, Failure>

    /// Makes one of a publisher.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
      base = (publisher as? Self)?.base ?? publisher
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      base.receive(subscriber: subscriber)
    }

    /// What is printed.
    public var description: String { "AnyPublisher" }
  }

  extension Publisher {
    /// The same publisher, such that its own type does not show.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  }
#endif
