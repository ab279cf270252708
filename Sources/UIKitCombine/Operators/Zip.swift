#if !canImport(Darwin)
  extension Publishers {
    /// Gives the first values of two publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
      /// What it gives.
      public typealias Output = (A.Output, B.Output)
      /// How it fails.
      public typealias Failure = A.Failure
      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Makes one of its parts.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let aValues = WaitingValues<A.Output>()
        let bValues = WaitingValues<B.Output>()
        let together = Zipper<Output, Failure>(to: subscriber) {
          guard let a = aValues.removeFirst(), let b = bValues.removeFirst() else { return nil }
          return (a, b)
        }
        let aInlet = together.slot(for: A.self, aValues)
        let bInlet = together.slot(for: B.self, bValues)
        together.start {
          a.subscribe(aInlet)
          b.subscribe(bInlet)
        }
      }
    }

    /// Gives the first values of three publishers together, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
      /// What it gives.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// How it fails.
      public typealias Failure = A.Failure
      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C

      /// Makes one of its parts.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let aValues = WaitingValues<A.Output>()
        let bValues = WaitingValues<B.Output>()
        let cValues = WaitingValues<C.Output>()
        let together = Zipper<Output, Failure>(to: subscriber) {
          guard let a = aValues.removeFirst(), let b = bValues.removeFirst(), let c = cValues.removeFirst()
          else { return nil }
          return (a, b, c)
        }
        let aInlet = together.slot(for: A.self, aValues)
        let bInlet = together.slot(for: B.self, bValues)
        let cInlet = together.slot(for: C.self, cValues)
        together.start {
          a.subscribe(aInlet)
          b.subscribe(bInlet)
          c.subscribe(cInlet)
        }
      }
    }

    /// Gives the first values of four publishers together, then the second ones, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
      /// What it gives.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      /// How it fails.
      public typealias Failure = A.Failure
      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D

      /// Makes one of its parts.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let aValues = WaitingValues<A.Output>()
        let bValues = WaitingValues<B.Output>()
        let cValues = WaitingValues<C.Output>()
        let dValues = WaitingValues<D.Output>()
        let together = Zipper<Output, Failure>(to: subscriber) {
          guard let a = aValues.removeFirst(), let b = bValues.removeFirst(), let c = cValues.removeFirst(),
            let d = dValues.removeFirst()
          else { return nil }
          return (a, b, c, d)
        }
        let aInlet = together.slot(for: A.self, aValues)
        let bInlet = together.slot(for: B.self, bValues)
        let cInlet = together.slot(for: C.self, cValues)
        let dInlet = together.slot(for: D.self, dValues)
        together.start {
          a.subscribe(aInlet)
          b.subscribe(bInlet)
          c.subscribe(cInlet)
          d.subscribe(dInlet)
        }
      }
    }
  }

  extension Publisher {
    /// The first values together with the first ones of others, then the second ones, and so on.
    public func zip<P: Publisher>(
      _ other: P
    ) -> Publishers.Zip<Self, P> where Failure == P.Failure { Publishers.Zip(self, other) }

    /// The first values together with the first ones of others, and so on, made into something by a closure.
    public func zip<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
      zip(other).map { transform($0.0, $0.1) }
    }

    /// The first values together with the first ones of others, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
      Publishers.Zip3(self, publisher1, publisher2)
    }

    /// The first values together with the first ones of others, and so on, made into something by a closure.
    public func zip<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
      zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// The first values together with the first ones of others, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
      Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// The first values together with the first ones of others, and so on, made into something by a closure.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
      zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
