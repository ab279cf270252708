#if !canImport(Darwin)
  /// Where the values of one publisher wait for those of others.
  class Waiting {
    var isEmpty: Bool { true }
  }

  /// The last value of a publisher.
  final class LatestValue<Value>: Waiting {
    var value: Value?
    override var isEmpty: Bool { value == nil }
  }

  /// The values of a publisher that have no partner yet.
  final class WaitingValues<Value>: Waiting {
    private var values: [Value] = []
    override var isEmpty: Bool { values.isEmpty }

    func append(_ value: Value) { values.append(value) }
    func removeFirst() -> Value? { values.isEmpty ? nil : values.removeFirst() }
  }

  /// A subscription that gives the last values of several publishers together.
  final class Latest<Output, Failure: Error>: Junction<Output, Failure> {
    private let together: () -> Output?
    private var open = 0
    /// Whether something has changed while nothing was wanted.
    private var isBehind = false

    init(to downstream: some Subscriber<Output, Failure>, together: @escaping () -> Output?) {
      self.together = together
      super.init(to: downstream)
    }

    /// Makes the way in of a publisher. All are made before any publisher is subscribed to.
    func slot<P: Publisher>(
      for publisher: P.Type, _ latest: LatestValue<P.Output>
    ) -> Inlet<P.Output, Failure> where P.Failure == Failure {
      open += 1
      return inlet(
        value: { [self] in
          latest.value = $1
          update(by: $0)
        },
        end: { [self] in
          if case .failure = $1 { return end($1) }
          open -= 1
          if open == 0 { end(.finished) }
        })
    }

    private func update(by inlet: any AnyInlet) {
      guard wanted > .none else { return isBehind = true }
      guard let output = together() else { return inlet.request(.max(1)) }
      isBehind = false
      let more = give(output)
      for inlet in inlets { inlet.request(more) }
    }

    override func requested(_ demand: Subscribers.Demand) {
      if isBehind, let output = together() {
        isBehind = false
        give(output)
      }
      for inlet in inlets { inlet.request(demand) }
    }
  }

  /// A subscription that gives the first values of several publishers together, then the second ones, and so on.
  final class Zipper<Output, Failure: Error>: Junction<Output, Failure> {
    private let together: () -> Output?
    private var rows: [Row] = []

    private struct Row {
      let inlet: any AnyInlet
      let waiting: Waiting
      var hasEnded = false
    }

    init(to downstream: some Subscriber<Output, Failure>, together: @escaping () -> Output?) {
      self.together = together
      super.init(to: downstream)
    }

    /// Makes the way in of a publisher. All are made before any publisher is subscribed to.
    func slot<P: Publisher>(
      for publisher: P.Type, _ waiting: WaitingValues<P.Output>
    ) -> Inlet<P.Output, Failure> where P.Failure == Failure {
      let inlet: Inlet<P.Output, Failure> = inlet(
        value: { [self] in
          waiting.append($1)
          update()
        },
        end: { [self] in ended($0, $1) })
      rows.append(Row(inlet: inlet, waiting: waiting))
      return inlet
    }

    private func update() {
      guard rows.allSatisfy({ !$0.waiting.isEmpty }), let output = together() else { return }
      let more = give(output)
      for inlet in inlets { inlet.request(more) }
      endIfDone()
    }

    private func ended(_ inlet: any AnyInlet, _ completion: Subscribers.Completion<Failure>) {
      if case .failure = completion { return end(completion) }
      for index in rows.indices where rows[index].inlet === inlet { rows[index].hasEnded = true }
      endIfDone()
    }

    /// Ends when a publisher has ended and none of its values waits, because no row can be filled any more.
    private func endIfDone() {
      if rows.contains(where: { $0.hasEnded && $0.waiting.isEmpty }) { end(.finished) }
    }

    override func requested(_ demand: Subscribers.Demand) { for inlet in inlets { inlet.request(demand) } }

    override func didClose() { rows = [] }
  }
#endif
