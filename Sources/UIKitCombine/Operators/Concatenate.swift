#if !canImport(Darwin)
  extension Publishers {
    /// Gives the values of a publisher, and then those of another one.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
      /// What it gives.
      public typealias Output = Suffix.Output
      /// How it fails.
      public typealias Failure = Suffix.Failure
      /// The publisher that is first.
      public let prefix: Prefix
      /// The publisher that follows.
      public let suffix: Suffix

      /// Makes one of its parts.
      public init(prefix: Prefix, suffix: Suffix) {
        self.prefix = prefix
        self.suffix = suffix
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (prefix, suffix) = (prefix, suffix)
        let succession = Succession(to: subscriber)
        succession.start {
          succession.follow(prefix) {
            if case .failure = $0 { return succession.end($0) }
            succession.follow(suffix) { succession.end($0) }
          }
        }
      }
    }
  }

  extension Publisher {
    /// Gives values first.
    public func prepend(
      _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Gives the elements of a sequence first.
    public func prepend<S: Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
      prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Gives the values of another publisher first.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: publisher, suffix: self) }

    /// Gives values afterwards.
    public func append(
      _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Gives the elements of a sequence afterwards.
    public func append<S: Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
      append(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Gives the values of another publisher afterwards.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: self, suffix: publisher) }
  }
#endif
