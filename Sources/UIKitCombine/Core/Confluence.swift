#if !canImport(Darwin)
  /// A subscription to several publishers whose values are given as they come.
  ///
  /// Of a publisher whose values are not wanted yet one is taken and kept, so that it is there as soon as one is.
  final class Confluence<Output, Failure: Error>: Junction<Output, Failure> {
    /// How many publishers are still to come. A publisher of publishers is one until it has ended.
    private var coming: Int
    private var kept: [(inlet: any AnyInlet, value: Output)] = []
    private var ended: [any AnyInlet] = []

    /// Where publishers come in that are joined, if a publisher gives them.
    var source: (any AnyInlet)?
    /// Called when a publisher has ended, to let another one come.
    var didLeave: (() -> Void)?

    init(to downstream: some Subscriber<Output, Failure>, coming: Int) {
      self.coming = coming
      super.init(to: downstream)
    }

    /// Subscribes to one of those that are still to come.
    func join<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      line.perform { [self] in
        guard isOpen else { return }
        coming -= 1
        let inlet: Inlet<Output, Failure> = inlet(
          value: { [self] in take($1, of: $0) }, end: { [self] in end($1, of: $0) })
        inlet.request(wanted == .unlimited ? .unlimited : .max(1))
        subscribe(inlet, to: publisher)
      }
    }

    /// Tells that one more will come.
    func expect() { coming += 1 }

    /// Tells that one will not come after all.
    func expectOneLess() {
      coming -= 1
      endIfDone()
    }

    private func take(_ value: Output, of inlet: any AnyInlet) {
      guard wanted > .none else { return kept.append((inlet, value)) }
      give(value)
      if wanted != .unlimited { inlet.request(.max(1)) }
    }

    override func requested(_ demand: Subscribers.Demand) {
      while wanted > .none, !kept.isEmpty {
        let (inlet, value) = kept.removeFirst()
        give(value)
        if !ended.contains(where: { $0 === inlet }) {
          if wanted != .unlimited { inlet.request(.max(1)) }
        } else if !keeps(inlet) {
          leave(inlet)
        }
      }
      if wanted == .unlimited { for inlet in inlets { inlet.request(.unlimited) } }
      endIfDone()
    }

    private func end(_ completion: Subscribers.Completion<Failure>, of inlet: any AnyInlet) {
      if case .failure = completion { return end(completion) }
      if keeps(inlet) { return ended.append(inlet) }
      leave(inlet)
      endIfDone()
    }

    private func keeps(_ inlet: any AnyInlet) -> Bool { kept.contains { $0.inlet === inlet } }

    private func leave(_ inlet: any AnyInlet) {
      ended.removeAll { $0 === inlet }
      remove(inlet)
      didLeave?()
    }

    private func endIfDone() { if coming == 0, inlets.isEmpty, kept.isEmpty { end(.finished) } }

    override func didClose() {
      source?.cancel()
      source = nil
      didLeave = nil
      kept = []
      ended = []
    }
  }
#endif
