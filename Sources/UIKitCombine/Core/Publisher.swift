#if !canImport(Darwin)
  // Apple's Combine for apps' sources, as far as a picture can tell the difference.
  //
  // Pictures know no clock. One rule answers all questions about time: no time passes while code runs, and enough
  // between two values. So `delay` and `debounce` give each value in the next turn, `throttle` gives each value,
  // too, `timeout` and timers never fire, and `measureInterval` measures nothing.
  //
  // A turn ends where a phone's code returns to its run loop and the screen is laid out and drawn. `DispatchQueue`,
  // `RunLoop` and `OperationQueue`, whichever of them, put what they are given into the queue of the running code
  // (`Turns`); the next picture does it, in order. This matters: `$name` publishes before `name` has changed, and
  // code behind `receive(on: DispatchQueue.main)` may rely on the new value. A scheduler that an app writes itself is
  // called as its protocol says, and may know a time of its own.
  //
  // Inside, `Stage` is each subscription with one publisher above it, and `Junction` each with several. They alone know
  // how a subscription ends, is cancelled and counts what is wanted; an operator is a closure or two. No lock is held
  // while code of the app runs. Events of several threads wait for each other in a `Line`.

  /// What sends values to subscribers, and may end.
  ///
  /// ```swift
  /// func lakes() -> some Publisher<String, Never> { ["Como", "Garda"].publisher }
  /// ```
  public protocol Publisher<Output, Failure> {
    /// What it gives.
    associatedtype Output
    /// How it fails.
    associatedtype Failure: Error
    /// Attaches a subscriber.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
  }

  /// What values are sent to.
  ///
  /// ```swift
  /// publisher.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { print($0) }))
  /// ```
  public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it takes.
    associatedtype Input
    /// How what it is attached to fails.
    associatedtype Failure: Error
    /// Tells that the subscriber is attached, and gives it what it asks for values with.
    func receive(subscription: any Subscription)
    /// Gives a value, and is told how many more are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells that no more values follow.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    /// Tells that something has happened, and is told how many more such messages are wanted.
    public func receive() -> Subscribers.Demand { receive(()) }
  }

  /// What joins a publisher and a subscriber.
  ///
  /// ```swift
  /// func receive(subscription: any Subscription) { subscription.request(.max(1)) }
  /// ```
  public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many values more.
    func request(_ demand: Subscribers.Demand)
  }

  /// A publisher that code outside sends values with.
  ///
  /// ```swift
  /// let taps = PassthroughSubject<Void, Never>()
  /// taps.send()
  /// ```
  public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Sends that no more values follow.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject what it asks a publisher above it for values with.
    func send(subscription: any Subscription)
  }

  extension Subject where Output == Void {
    /// Sends that something has happened.
    public func send() { send(()) }
  }

  /// A publisher that sends values once it is told to.
  ///
  /// ```swift
  /// let connection = publisher.makeConnectable().connect()
  /// ```
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Lets the publisher send values until the result is cancelled.
    func connect() -> any Cancellable
  }

  extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
      receive(subscriber: subscriber)
    }
  }
#endif
