#if !canImport(Darwin)
  internal import Foundation

  /// A subject that keeps its last value, with which each subscriber begins.
  ///
  /// ```swift
  /// let depth = CurrentValueSubject<Int, Never>(0)
  /// let subscription = depth.sink { print($0) }
  /// depth.value = 3
  /// ```
  public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>(asksAtOnce: true)
    private let lock = NSLock()
    private var current: Output

    /// Makes one that begins with a value.
    public init(_ value: Output) { current = value }

    /// The last value. To store one is to send it, and once it has ended only to store it.
    public var value: Output {
      get { lock.withLock { current } }
      set { store(newValue) }
    }

    /// Sends a value.
    public func send(_ input: Output) { if !hub.hasEnded { store(input) } }

    private func store(_ input: Output) {
      // The former value is freed outside of the lock.
      let former = lock.withLock {
        let former = current
        current = input
        return former
      }
      hub.send(input)
      withExtendedLifetime(former) {}
    }

    /// Sends that no more values follow.
    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
    /// Gives it what it asks a publisher above it for values with.
    public func send(subscription: any Subscription) { hub.keep(subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      // A subscriber that wants its first value later keeps the subject until it ends.
      hub.attach(subscriber) { self.value }
    }
  }
#endif
