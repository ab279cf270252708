#if !canImport(Darwin)
  internal import Foundation

  extension Subscribers {
    /// A subscriber that wants all values, and gives them to a closure.
    ///
    /// ```swift
    /// publisher.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { print($0) }))
    /// ```
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
      private let lock = NSLock()
      private var closures: Closures?
      private var upstream: (any Subscription)?

      private struct Closures {
        let value: (Input) -> Void
        let completion: (Subscribers.Completion<Failure>) -> Void
      }

      /// Makes one of what is done with values, and at the end.
      public init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
      ) { closures = Closures(value: receiveValue, completion: receiveCompletion) }

      /// What is done with values.
      public var receiveValue: (Input) -> Void { lock.withLock { closures?.value } ?? { _ in } }

      /// What is done at the end.
      public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
        lock.withLock { closures?.completion } ?? { _ in }
      }

      /// Tells that it is attached.
      public func receive(subscription: any Subscription) {
        let isWanted = lock.withLock {
          guard upstream == nil, closures != nil else { return false }
          upstream = subscription
          return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
      }

      /// Gives a value.
      public func receive(_ value: Input) -> Subscribers.Demand {
        let closures = lock.withLock { self.closures }
        closures?.value(value)
        return .none
      }

      /// Tells that no more values follow.
      public func receive(completion: Subscribers.Completion<Failure>) {
        let (closures, upstream) = giveUp()
        closures?.completion(completion)
        withExtendedLifetime(upstream) {}
      }

      /// Ends the work.
      public func cancel() {
        let (closures, upstream) = giveUp()
        upstream?.cancel()
        withExtendedLifetime(closures) {}
      }

      /// The closures are freed outside of the lock: what they keep may do something as it goes.
      private func giveUp() -> (Closures?, (any Subscription)?) {
        lock.withLock { (take(&closures), take(&upstream)) }
      }

      /// What is printed.
      public var description: String { "Sink" }
    }
  }

  extension Publisher {
    /// Calls closures with each value, and at the end, until the result is cancelled or no longer kept.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      subscribe(sink)
      return AnyCancellable(sink)
    }
  }

  extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result is cancelled or no longer kept.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
  }
#endif
