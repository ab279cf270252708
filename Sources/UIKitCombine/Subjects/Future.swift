#if !canImport(Darwin)
  internal import Foundation
  internal import LayoutSnapshotTurns

  /// A publisher of one value that comes later, or of an error.
  ///
  /// ```swift
  /// let depth = Future<Int, Never> { promise in promise(.success(3)) }
  /// ```
  ///
  /// The closure runs at once. Its result is kept for everyone who subscribes.
  public final class Future<Output, Failure: Error>: Publisher {
    /// What is called with the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var subscriptions: [Promised<Output, Failure>] = []

    /// Calls a closure, which gives the result now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
      let subscriptions: [Promised<Output, Failure>] = lock.withLock {
        guard self.result == nil else { return [] }
        self.result = result
        defer { self.subscriptions = [] }
        return self.subscriptions
      }
      for subscription in subscriptions { subscription.fulfill(result) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let subscription = Promised(to: subscriber) { [weak self] in self?.remove($0) }
      subscriber.receive(subscription: subscription)
      let result = lock.withLock {
        if self.result == nil { subscriptions.append(subscription) }
        return self.result
      }
      if let result { subscription.fulfill(result) }
    }

    private func remove(_ subscription: Promised<Output, Failure>) {
      lock.withLock { subscriptions.removeAll { $0 === subscription } }
    }
  }

  extension Future where Failure == Never {
    /// The value, once it has come.
    public nonisolated(nonsending) var value: Output {
      get async { await finalResult.get() }
    }
  }

  extension Future {
    /// The value, once it has come.
    public nonisolated(nonsending) var value: Output {
      get async throws { try await finalResult.get() }
    }

    // On the actor of whoever waits, for whom it is put off.
    private nonisolated(nonsending) var finalResult: Result<Output, Failure> {
      get async {
        while true {
          if let result = lock.withLock({ result }) { return result }
          await withCheckedContinuation { continuation in
            receive(subscriber: Subscribers.Sink(receiveCompletion: { _ in continuation.resume() }) { _ in })
            // Who waits has returned to the loop.
            Turns.run()
          }
        }
      }
    }
  }
#endif
