#if !canImport(Darwin)
  internal import Foundation

  /// The subscriptions to what is sent by hand, in the order in which they came.
  final class Hub<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isAsked: Bool

    /// Makes one that asks the publishers above it for values before anything is wanted of it, or not.
    init(asksAtOnce: Bool) { isAsked = asksAtOnce }

    deinit { for upstream in upstreams { upstream.cancel() } }

    var hasEnded: Bool { lock.withLock { completion != nil } }

    /// - Parameter owner: what the subscription keeps until it is over.
    func attach(
      _ subscriber: some Subscriber<Output, Failure>, isUnasked: Bool = false,
      keeping owner: AnyObject? = nil,
      current: (() -> Output?)? = nil
    ) {
      let conduit = Conduit(to: subscriber, isUnasked: isUnasked, current: current)
      conduit.onCancel = { [weak self, owner] conduit in
        withExtendedLifetime(owner) { self?.remove(conduit) }
      }
      conduit.onRequest = { [weak self] in self?.ask() }
      let completion = lock.withLock {
        if self.completion == nil { conduits.append(conduit) }
        return self.completion
      }
      guard let completion else { return conduit.start() }
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    }

    func send(_ value: Output) {
      let conduits = lock.withLock { completion == nil ? self.conduits : [] }
      for conduit in conduits { conduit.offer(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
      let (conduits, upstreams) = lock.withLock {
        guard self.completion == nil else { return ([Conduit<Output, Failure>](), [any Subscription]()) }
        self.completion = completion
        defer {
          self.conduits = []
          self.upstreams = []
        }
        return (self.conduits, self.upstreams)
      }
      for conduit in conduits { conduit.finish(completion) }
      withExtendedLifetime(upstreams) {}
    }

    func keep(_ upstream: any Subscription) {
      let (isAsked, hasEnded) = lock.withLock {
        upstreams.removeAll { ($0 as? any Endable)?.hasEnded == true }
        if completion == nil { upstreams.append(upstream) }
        return (self.isAsked, completion != nil)
      }
      if hasEnded { upstream.cancel() } else if isAsked { upstream.request(.unlimited) }
    }

    private func ask() {
      let upstreams: [any Subscription] = lock.withLock {
        guard !isAsked else { return [] }
        isAsked = true
        return self.upstreams
      }
      for upstream in upstreams { upstream.request(.unlimited) }
    }

    private func remove(_ conduit: Conduit<Output, Failure>) {
      lock.withLock { conduits.removeAll { $0 === conduit } }
    }
  }
#endif
