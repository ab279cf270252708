#if !canImport(Darwin)
  internal import LayoutSnapshotTurns

  /// A subscription to one publisher whose events are given later.
  ///
  /// What comes in and what is given have a line each: a thread that sends must not come to give what another one is about to give.
  class Postponing<Input, Output, Failure: Error>: Junction<Output, Failure> {
    private(set) var main: (any AnyInlet)?
    private var hasAskedForAll = false

    func follow<P: Publisher>(
      _ publisher: P, asking demand: Subscribers.Demand = .none,
      value: @escaping (Input) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) where P.Output == Input, P.Failure == Failure {
      let receiver = receiver
      let inlet: Inlet<Input, Failure> = inlet(
        in: Line(), value: { _, input in receiver.act { value(input) } },
        end: { _, completion in receiver.act { end(completion) } })
      main = inlet
      hasAskedForAll = demand == .unlimited
      inlet.request(demand + wanted)
      subscribe(inlet, to: publisher)
    }

    override func requested(_ demand: Subscribers.Demand) {
      if !hasAskedForAll { main?.request(demand) }
    }

    override func didClose() { main = nil }

    /// Gives a value, and asks for as many more as are wanted then.
    func giveOn(_ output: Output) {
      line.perform { [self] in
        let more = give(output)
        main?.request(more)
      }
    }

    /// Gives a value if one is wanted.
    func giveIfWanted(_ output: Output) { line.perform { [self] in if wanted > .none { give(output) } } }

    func endInLine(_ completion: Subscribers.Completion<Failure>) {
      line.perform { [self] in end(completion) }
    }
  }
#endif
