#if !canImport(Darwin)
  extension Publishers {
    /// Gives the last values of two publishers together, whenever there is a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
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
        let aValues = LatestValue<A.Output>()
        let bValues = LatestValue<B.Output>()
        let together = Latest<Output, Failure>(to: subscriber) {
          guard let a = aValues.value, let b = bValues.value else { return nil }
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

    /// Gives the last values of three publishers together, whenever there is a new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
        let aValues = LatestValue<A.Output>()
        let bValues = LatestValue<B.Output>()
        let cValues = LatestValue<C.Output>()
        let together = Latest<Output, Failure>(to: subscriber) {
          guard let a = aValues.value, let b = bValues.value, let c = cValues.value else { return nil }
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

    /// Gives the last values of four publishers together, whenever there is a new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        let aValues = LatestValue<A.Output>()
        let bValues = LatestValue<B.Output>()
        let cValues = LatestValue<C.Output>()
        let dValues = LatestValue<D.Output>()
        let together = Latest<Output, Failure>(to: subscriber) {
          guard let a = aValues.value, let b = bValues.value, let c = cValues.value, let d = dValues.value
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
    /// The last values together with the last ones of others.
    public func combineLatest<P: Publisher>(
      _ other: P
    ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
      Publishers.CombineLatest(self, other)
    }

    /// The last values together with the last ones of others, made into something by a closure.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
      combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The last values together with the last ones of others.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// The last values together with the last ones of others, made into something by a closure.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, Failure == Q.Failure {
      combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// The last values together with the last ones of others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// The last values together with the last ones of others, made into something by a closure.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
      combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
