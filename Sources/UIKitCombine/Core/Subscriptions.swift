#if !canImport(Darwin)
  internal import Foundation

  /// The names of subscriptions that are ready to use.
  ///
  /// ```swift
  /// subscriber.receive(subscription: Subscriptions.empty)
  /// ```
  public enum Subscriptions {
    /// One that gives nothing.
    public static var empty: any Subscription { EmptySubscription() }
  }

  private final class EmptySubscription: Subscription, CustomStringConvertible {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
  }

  /// A subscription to one result, which may come later, and which waits until it is wanted.
  final class Promised<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var result: Result<Output, Failure>?
    private var isWanted = false
    private let onCancel: (Promised) -> Void

    init(to downstream: some Subscriber<Output, Failure>, onCancel: @escaping (Promised) -> Void = { _ in }) {
      self.downstream = downstream
      self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      lock.withLock { isWanted = true }
      settle()
    }

    func fulfill(_ result: Result<Output, Failure>) {
      lock.withLock { self.result = result }
      settle()
    }

    private func settle() {
      let ready: (any Subscriber<Output, Failure>, Result<Output, Failure>)? = lock.withLock {
        guard let downstream, let result else { return nil }
        if case .success = result, !isWanted { return nil }
        // What is cancelled while it gets its value is not told that there are no more.
        self.result = nil
        if case .failure = result { self.downstream = nil }
        return (downstream, result)
      }
      guard let (downstream, result) = ready else { return }
      switch result {
      case .success(let output):
        _ = downstream.receive(output)
        lock.withLock { take(&self.downstream) }?.receive(completion: .finished)
      case .failure(let error): downstream.receive(completion: .failure(error))
      }
    }

    func cancel() {
      let (downstream, result) = lock.withLock { (take(&self.downstream), take(&self.result)) }
      if downstream != nil { onCancel(self) }
      withExtendedLifetime(result) {}
    }

    var description: String { "Promised" }
  }
#endif
