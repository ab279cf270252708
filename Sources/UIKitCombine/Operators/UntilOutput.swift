#if !canImport(Darwin)
  extension Publishers {
    /// Gives values until another publisher gives one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The other publisher.
      public let other: Other

      /// Makes one of its parts.
      public init(upstream: Upstream, other: Other) {
        self.upstream = upstream
        self.other = other
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let watch = Watch(to: subscriber)
        let trigger: Inlet<Other.Output, Other.Failure> = watch.inlet(
          value: { _, _ in watch.end(.finished) }, end: { inlet, _ in watch.remove(inlet) })
        trigger.request(.max(1))
        watch.start {
          other.subscribe(trigger)
          if watch.isOpen { watch.follow(upstream) }
        }
      }
    }

    /// Leaves out values until another publisher gives one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The other publisher.
      public let other: Other

      /// Makes one of its parts.
      public init(upstream: Upstream, other: Other) {
        self.upstream = upstream
        self.other = other
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let watch = Watch(to: subscriber)
        watch.isDropping = true
        let trigger: Inlet<Other.Output, Failure> = watch.inlet(
          value: { inlet, _ in
            watch.isDropping = false
            watch.remove(inlet)
            inlet.cancel()
          },
          end: { inlet, completion in
            watch.remove(inlet)
            // Without the other publisher no value would ever be given.
            if case .failure = completion {
              watch.end(completion)
            } else if watch.isDropping {
              watch.end(.finished)
            }
          })
        trigger.request(.max(1))
        watch.start {
          other.subscribe(trigger)
          if watch.isOpen { watch.follow(upstream) }
        }
      }
    }
  }

  /// A subscription to a publisher whose values another one lets pass or ends.
  private final class Watch<Output, Failure: Error>: Junction<Output, Failure> {
    var isDropping = false
    private var main: (any AnyInlet)?

    func follow(_ publisher: some Publisher<Output, Failure>) {
      let inlet: Inlet<Output, Failure> = inlet(
        value: { [self] in $0.request(isDropping ? .max(1) : give($1)) }, end: { [self] in end($1) })
      main = inlet
      inlet.request(wanted)
      subscribe(inlet, to: publisher)
    }

    override func requested(_ demand: Subscribers.Demand) { main?.request(demand) }

    override func didClose() { main = nil }
  }

  extension Publisher {
    /// Gives values until another publisher gives one, and ends then.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
      Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until another publisher gives one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
  }
#endif
