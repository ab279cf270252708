#if !canImport(Darwin)
  /// A subscriber whose own type does not show.
  ///
  /// ```swift
  /// publisher.receive(subscriber: AnySubscriber(receiveValue: { _ in .unlimited }))
  /// ```
  public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// What tells this apart from others.
    public let combineIdentifier: CombineIdentifier

    /// Makes one of a subscriber.
    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
      onSubscription = { s.receive(subscription: $0) }
      onValue = { s.receive($0) }
      onCompletion = { s.receive(completion: $0) }
      combineIdentifier = s.combineIdentifier
    }

    /// Makes one that sends everything on with a subject.
    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
      self.init(SubjectSubscriber(s))
    }

    /// Makes one of closures.
    public init(
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveValue: ((Input) -> Subscribers.Demand)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
      onSubscription = receiveSubscription ?? { _ in }
      onValue = receiveValue ?? { _ in .none }
      onCompletion = receiveCompletion ?? { _ in }
      combineIdentifier = CombineIdentifier()
    }

    /// Tells that it is attached.
    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    /// Gives a value.
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    /// Tells that no more values follow.
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

    /// What is printed.
    public var description: String { "AnySubscriber" }
  }
#endif
