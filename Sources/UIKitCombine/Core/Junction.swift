#if !canImport(Darwin)
  internal import Foundation
  internal import LayoutSnapshotTurns

  /// A subscription with several publishers above it, each of which comes in at an `Inlet`.
  ///
  /// All that happens to it happens in its `line`, so that classes that are made of it need no lock for what they
  /// keep.
  /// Only whether it is cancelled is known at once.
  class Junction<Output, Failure: Error>: Subscription {
    let line = Line()
    /// Whoever has subscribed, for whom all comes, whichever thread it is sent on.
    let receiver = TurnReceiver.current
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private(set) var inlets: [any AnyInlet] = []
    /// How many values the subscriber still wants.
    private(set) var wanted = Subscribers.Demand.none

    init(to downstream: some Subscriber<Output, Failure>) { self.downstream = downstream }

    var isOpen: Bool { lock.withLock { downstream != nil } }

    /// Attaches the subscriber, and then subscribes to the publishers.
    func start(_ subscribe: () -> Void) {
      let downstream = lock.withLock { self.downstream }
      downstream?.receive(subscription: self)
      if isOpen { subscribe() }
    }

    /// Called where more values are wanted. `wanted` counts them already.
    func requested(_ demand: Subscribers.Demand) {}

    /// Called when it has ended or is cancelled, to give up what it keeps.
    func didClose() {}

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      line.perform { [self] in
        guard isOpen else { return }
        wanted += demand
        requested(demand)
      }
    }

    /// Gives a value to the subscriber, and returns how many more it wants, which are counted.
    @discardableResult
    func give(_ output: Output) -> Subscribers.Demand {
      guard let downstream = lock.withLock({ self.downstream }) else { return .none }
      wanted -= 1
      let more = downstream.receive(output)
      wanted += more
      return more
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
      let downstream = lock.withLock { take(&self.downstream) }
      guard let downstream else { return }
      close()
      downstream.receive(completion: completion)
    }

    func cancel() {
      guard lock.withLock({ take(&downstream) }) != nil else { return }
      line.perform { [self] in close() }
    }

    private func close() {
      let inlets = inlets
      self.inlets = []
      for inlet in inlets { inlet.cancel() }
      didClose()
    }

    /// Subscribes to a publisher, perhaps on a thread that another one has sent it on.
    func subscribe<P: Publisher>(_ inlet: Inlet<P.Output, P.Failure>, to publisher: P) {
      receiver.act { publisher.subscribe(inlet) }
    }

    func add(_ inlet: any AnyInlet) { if isOpen { inlets.append(inlet) } else { inlet.cancel() } }

    func remove(_ inlet: any AnyInlet) { inlets.removeAll { $0 === inlet } }

    /// Makes a way in for the values of a publisher, and keeps it.
    ///
    /// - Parameter other: the line in which they come in, if it is not that of all.
    func inlet<Value, ValueFailure: Error>(
      in other: Line? = nil, value: @escaping (any AnyInlet, Value) -> Void,
      end: @escaping (any AnyInlet, Subscribers.Completion<ValueFailure>) -> Void
    ) -> Inlet<Value, ValueFailure> {
      let inlet = Inlet<Value, ValueFailure>(line: other ?? line, onValue: value, onEnd: end)
      add(inlet)
      return inlet
    }
  }

  extension Junction: CustomStringConvertible {
    var description: String { "Subscription" }
  }
#endif
