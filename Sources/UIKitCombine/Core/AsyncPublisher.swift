#if !canImport(Darwin)
  internal import Foundation
  internal import LayoutSnapshotTurns

  /// The values of a publisher, to wait for one after the other.
  ///
  /// ```swift
  /// for await depth in lake.$depth.values { print(depth) }
  /// ```
  public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// What comes.
    public typealias Element = P.Output

    private let publisher: P

    /// Makes them of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// What waits for the next value.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// What waits for the next value.
    ///
    /// ```swift
    /// var iterator = lake.$depth.values.makeAsyncIterator()
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
      private let values: PublishedValues<P.Output, Never>
      /// Unsubscribes where nothing waits for values any more.
      private let keeper: AnyCancellable

      init(_ publisher: P) {
        let values = PublishedValues(publisher)
        self.values = values
        keeper = AnyCancellable { values.cancel() }
      }

      /// Waits for the next value.
      public mutating func next() async -> P.Output? { await values.next()?.get() }

      /// Waits for the next value on the actor of whoever waits.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
        await values.next(isolation: actor)?.get()
      }
    }
  }

  /// The values of a publisher that may fail, to wait for one after the other.
  ///
  /// ```swift
  /// for try await answer in publisher.values { print(answer) }
  /// ```
  public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// What comes.
    public typealias Element = P.Output

    private let publisher: P

    /// Makes them of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// What waits for the next value.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// What waits for the next value.
    ///
    /// ```swift
    /// var iterator = publisher.values.makeAsyncIterator()
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
      private let values: PublishedValues<P.Output, P.Failure>
      /// Unsubscribes where nothing waits for values any more.
      private let keeper: AnyCancellable

      init(_ publisher: P) {
        let values = PublishedValues(publisher)
        self.values = values
        keeper = AnyCancellable { values.cancel() }
      }

      /// Waits for the next value.
      public mutating func next() async throws -> P.Output? { try await values.next()?.get() }

      /// Waits for the next value on the actor of whoever waits.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> P.Output? {
        try await values.next(isolation: actor)?.get()
      }
    }
  }

  extension Publisher where Failure == Never {
    /// The values, to wait for one after the other.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
  }

  extension Publisher {
    /// The values, to wait for one after the other.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
  }

  /// Asks a publisher for one value each time someone waits.
  final class PublishedValues<Output, Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Input = Output

    private let lock = NSLock()
    private var upstream: (any Subscription)?
    private var early = Subscribers.Demand.none
    private var ready: [Result<Output, Failure>] = []
    private var hasEnded = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ publisher: some Publisher<Output, Failure>) { publisher.receive(subscriber: self) }

    /// On the actor of whoever waits: what he asks for is made there, and what is put off is meant for him.
    func next(isolation actor: isolated (any Actor)? = #isolation) async -> Result<Output, Failure>? {
      await withTaskCancellationHandler {
        // Without it the closure would belong to no actor.
        _ = actor
        await withCheckedContinuation(isolation: actor) {
          wait($0)
          // Who waits has returned to the loop.
          Turns.run()
        }
      } onCancel: {
        cancel()
      }
      return lock.withLock { ready.isEmpty ? nil : ready.removeFirst() }
    }

    private func wait(_ continuation: CheckedContinuation<Void, Never>) {
      lock.lock()
      let isOver = hasEnded
      let upstream = upstream
      if !isOver {
        waiting.append(continuation)
        if upstream == nil { early += 1 }
      }
      lock.unlock()
      if isOver { continuation.resume() } else { upstream?.request(.max(1)) }
    }

    func receive(subscription: any Subscription) {
      let (isWanted, demand): (Bool, Subscribers.Demand) = lock.withLock {
        guard upstream == nil, !hasEnded else { return (false, early) }
        upstream = subscription
        return (true, early)
      }
      if !isWanted { subscription.cancel() } else if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      let continuation: CheckedContinuation<Void, Never>? = lock.withLock {
        guard !hasEnded, !waiting.isEmpty else { return nil }
        ready.append(.success(input))
        return waiting.removeFirst()
      }
      continuation?.resume()
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .failure(let error) = completion { end(.failure(error)) } else { end(nil) }
    }

    func cancel() { end(nil)?.cancel() }

    @discardableResult
    private func end(_ last: Result<Output, Failure>?) -> (any Subscription)? {
      let (waiting, upstream): ([CheckedContinuation<Void, Never>], (any Subscription)?) = lock.withLock {
        guard !hasEnded else { return ([], nil) }
        hasEnded = true
        if let last { ready.append(last) }
        defer { self.waiting = [] }
        return (self.waiting, take(&self.upstream))
      }
      for continuation in waiting { continuation.resume() }
      return upstream
    }
  }
#endif
