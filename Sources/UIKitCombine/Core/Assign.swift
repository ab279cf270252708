#if !canImport(Darwin)
  internal import Foundation

  extension Subscribers {
    /// A subscriber that wants all values, and stores each into a property of an object, which it keeps.
    ///
    /// ```swift
    /// publisher.subscribe(Subscribers.Assign(object: label, keyPath: \.text))
    /// ```
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
      /// How it fails.
      public typealias Failure = Never

      private let lock = NSLock()
      private var root: Root?
      private var upstream: (any Subscription)?

      /// The property.
      public let keyPath: ReferenceWritableKeyPath<Root, Input>

      /// Makes one of an object and its property.
      public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
        root = object
        self.keyPath = keyPath
      }

      /// The object, until there are no more values.
      public var object: Root? { lock.withLock { root } }

      /// Tells that it is attached.
      public func receive(subscription: any Subscription) {
        let isWanted = lock.withLock {
          guard upstream == nil, root != nil else { return false }
          upstream = subscription
          return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
      }

      /// Gives a value.
      public func receive(_ value: Input) -> Subscribers.Demand {
        object?[keyPath: keyPath] = value
        return .none
      }

      /// Tells that no more values follow.
      public func receive(completion: Subscribers.Completion<Never>) { withExtendedLifetime(giveUp()) {} }

      /// Ends the work.
      public func cancel() {
        let (root, upstream) = giveUp()
        upstream?.cancel()
        withExtendedLifetime(root) {}
      }

      private func giveUp() -> (Root?, (any Subscription)?) {
        lock.withLock { (take(&root), take(&upstream)) }
      }

      /// What is printed.
      public var description: String { "Assign \(Root.self)." }
    }
  }

  extension Publisher where Failure == Never {
    /// Stores each value into a property of an object, which is kept until the result is cancelled.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
      -> AnyCancellable
    {
      let assign = Subscribers.Assign(object: object, keyPath: keyPath)
      subscribe(assign)
      return AnyCancellable(assign)
    }
  }
#endif
