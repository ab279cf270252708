#if !canImport(Darwin)
  internal import Foundation

  /// The value of a published property, and those who are told what it becomes.
  ///
  /// It is an object, such that neither reading nor writing a property accesses the wrapper for longer than a moment:
  /// what is told of a change may read the property.
  final class PublishedStorage<Value>: @unchecked Sendable {
    private let hub = Hub<Value, Never>(asksAtOnce: true)
    private let lock = NSLock()
    private var current: Value
    private var sources: [Follower] = []
    private weak var object: AnyObject?
    private var objectKey: ObjectIdentifier?

    init(_ value: Value) { current = value }

    deinit {
      for source in sources { source.cancel() }
      if let objectKey { ObjectPublishers.shared.forget(objectKey) }
    }

    var value: Value { lock.withLock { current } }

    /// Remembers whose property this is.
    func remember(_ object: AnyObject) {
      lock.withLock {
        guard objectKey != ObjectIdentifier(object) else { return }
        self.object = object
        objectKey = ObjectIdentifier(object)
      }
    }

    func send(_ value: Value, for object: AnyObject) {
      remember(object)
      ObjectPublishers.shared.existingPublisher(of: object)?.send()
      send(value)
    }

    private func send(_ value: Value) {
      hub.send(value)
      // The former value is freed outside of the lock.
      let former = lock.withLock {
        let former = current
        current = value
        return former
      }
      withExtendedLifetime(former) {}
    }

    func attach(_ subscriber: some Subscriber<Value, Never>) {
      hub.attach(subscriber) { [weak self] in self?.value }
    }

    func follow(_ publisher: some Publisher<Value, Never>) {
      let follower = Follower(self)
      lock.withLock {
        sources.removeAll { $0.hasEnded }
        sources.append(follower)
      }
      publisher.receive(subscriber: follower)
    }

    private func sendFollowed(_ value: Value) {
      if let object = lock.withLock({ self.object }) { send(value, for: object) } else { send(value) }
    }

    /// Gives a property what a publisher sends, and does not keep the property.
    private final class Follower: Subscriber, Endable {
      typealias Input = Value
      typealias Failure = Never

      private let lock = NSLock()
      private weak var storage: PublishedStorage?
      private var upstream: (any Subscription)?
      private var isOver = false

      init(_ storage: PublishedStorage) { self.storage = storage }

      var hasEnded: Bool { lock.withLock { isOver } }

      func receive(subscription: any Subscription) {
        let isWanted = lock.withLock {
          guard upstream == nil, !isOver else { return false }
          upstream = subscription
          return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
      }

      func receive(_ input: Value) -> Subscribers.Demand {
        storage?.sendFollowed(input)
        return .none
      }

      func receive(completion: Subscribers.Completion<Never>) { withExtendedLifetime(giveUp()) {} }

      func cancel() { giveUp()?.cancel() }

      private func giveUp() -> (any Subscription)? {
        lock.withLock {
          isOver = true
          return take(&upstream)
        }
      }
    }
  }
#endif
