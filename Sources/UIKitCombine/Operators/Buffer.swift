#if !canImport(Darwin)
  extension Publishers {
    /// How a buffer asks for values.
    public enum PrefetchStrategy: Hashable, Sendable {
      /// For as many as it has room for.
      case keepFull
      /// For all that there are.
      case byRequest
    }

    /// What happens to a value for which a buffer has no room.
    public enum BufferingStrategy<Failure: Error> {
      /// It is dropped.
      case dropNewest
      /// The one that has waited longest is dropped.
      case dropOldest
      /// The publisher fails.
      case customError(() -> Failure)
    }

    /// Keeps values until they are wanted.
    public struct Buffer<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// How many values are kept.
      public let size: Int
      /// How values are asked for.
      public let prefetch: PrefetchStrategy
      /// What happens to a value for which there is no room.
      public let whenFull: BufferingStrategy<Failure>

      /// Makes one.
      public init(
        upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
      ) {
        self.upstream = upstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let buffering = Buffering(to: subscriber, size: size, prefetch: prefetch, whenFull: whenFull)
        buffering.start { buffering.follow(upstream) }
      }
    }
  }

  private final class Buffering<Output, Failure: Error>: Junction<Output, Failure> {
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var values: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isGiving = false

    init(
      to downstream: some Subscriber<Output, Failure>, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Failure>
    ) {
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
      super.init(to: downstream)
    }

    func follow(_ publisher: some Publisher<Output, Failure>) {
      let inlet: Inlet<Output, Failure> = inlet(
        value: { [self] in keep($1, from: $0) },
        end: { [self] in
          remove($0)
          completion = $1
          giveWanted()
        })
      inlet.request(prefetch == .keepFull ? .max(size) : .unlimited)
      subscribe(inlet, to: publisher)
    }

    private func keep(_ value: Output, from inlet: any AnyInlet) {
      if values.count < size {
        values.append(value)
      } else {
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
          if !values.isEmpty { values.removeFirst() }
          if size > 0 { values.append(value) }
        case .customError(let error):
          inlet.cancel()
          remove(inlet)
          completion = .failure(error())
        }
      }
      giveWanted()
    }

    override func requested(_ demand: Subscribers.Demand) { giveWanted() }

    private func giveWanted() {
      guard !isGiving else { return }
      isGiving = true
      while wanted > .none, !values.isEmpty {
        give(values.removeFirst())
        if prefetch == .keepFull { for inlet in inlets { inlet.request(.max(1)) } }
      }
      isGiving = false
      if values.isEmpty, let completion { end(completion) }
    }

    override func didClose() { values = [] }
  }

  extension Publisher {
    /// Keeps values until they are wanted, up to so many.
    public func buffer(
      size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
      Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
  }
#endif
