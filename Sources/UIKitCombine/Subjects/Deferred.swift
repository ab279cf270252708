#if !canImport(Darwin)
  /// A publisher that is made for each subscriber.
  ///
  /// ```swift
  /// let depth = Deferred { Future<Int, Never> { promise in promise(.success(3)) } }
  /// ```
  public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// What it gives.
    public typealias Output = DeferredPublisher.Output
    /// How it fails.
    public typealias Failure = DeferredPublisher.Failure

    /// What makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes one of what makes the publisher.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      createPublisher().subscribe(subscriber)
    }
  }
#endif
