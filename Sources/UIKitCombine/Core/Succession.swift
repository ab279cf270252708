#if !canImport(Darwin)
  /// A subscription to several publishers, one after the other.
  final class Succession<Output, Failure: Error>: Junction<Output, Failure> {
    private var current: (any AnyInlet)?

    /// Subscribes to the next publisher. A closure says what follows when that has ended.
    func follow<P: Publisher>(
      _ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
      line.perform { [self] in
        guard isOpen else { return }
        let inlet: Inlet<Output, P.Failure> = inlet(
          value: { [self] in $0.request(give($1)) },
          end: { [self] in
            remove($0)
            end($1)
          })
        current = inlet
        inlet.request(wanted)
        subscribe(inlet, to: publisher)
      }
    }

    override func requested(_ demand: Subscribers.Demand) { current?.request(demand) }

    override func didClose() { current = nil }
  }
#endif
