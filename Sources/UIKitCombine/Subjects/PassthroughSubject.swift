#if !canImport(Darwin)
  /// A subject that keeps nothing.
  ///
  /// ```swift
  /// let taps = PassthroughSubject<Void, Never>()
  /// let subscription = taps.sink { print("Tapped") }
  /// taps.send()
  /// ```
  public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>(asksAtOnce: false)

    /// Makes one.
    public init() {}

    /// Sends a value.
    public func send(_ input: Output) { hub.send(input) }
    /// Sends that no more values follow.
    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
    /// Gives it what it asks a publisher above it for values with.
    public func send(subscription: any Subscription) { hub.keep(subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      // Whoever subscribes to one that nobody else keeps waits for what others send with a weak reference.
      hub.attach(subscriber, keeping: self)
    }
  }
#endif
