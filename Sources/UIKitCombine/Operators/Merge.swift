#if !canImport(Darwin)
  extension Publishers {
    /// Gives the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where B.Output == A.Output, B.Failure == A.Failure {
      /// What it gives.
      public typealias Output = A.Output
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
        let confluence = Confluence(to: subscriber, coming: 2)
        confluence.start {
          confluence.join(a)
          confluence.join(b)
        }
      }
    }

    /// Gives the values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Output == A.Output, C.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure {
      /// What it gives.
      public typealias Output = A.Output
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
        let confluence = Confluence(to: subscriber, coming: 3)
        confluence.start {
          confluence.join(a)
          confluence.join(b)
          confluence.join(c)
        }
      }
    }

    /// Gives the values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, B.Failure == A.Failure,
      C.Failure == A.Failure, D.Failure == A.Failure
    {
      /// What it gives.
      public typealias Output = A.Output
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
        let confluence = Confluence(to: subscriber, coming: 4)
        confluence.start {
          confluence.join(a)
          confluence.join(b)
          confluence.join(c)
          confluence.join(d)
        }
      }
    }

    /// Gives the values of five publishers as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
      B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
      B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure
    {
      /// What it gives.
      public typealias Output = A.Output
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
      /// The fifth publisher.
      public let e: E

      /// Makes one of its parts.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let confluence = Confluence(to: subscriber, coming: 5)
        confluence.start {
          confluence.join(a)
          confluence.join(b)
          confluence.join(c)
          confluence.join(d)
          confluence.join(e)
        }
      }
    }

    /// Gives the values of six publishers as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
      Publisher
    where
      B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
      F.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure,
      E.Failure == A.Failure, F.Failure == A.Failure
    {
      /// What it gives.
      public typealias Output = A.Output
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
      /// The fifth publisher.
      public let e: E
      /// The sixth publisher.
      public let f: F

      /// Makes one of its parts.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let confluence = Confluence(to: subscriber, coming: 6)
        confluence.start {
          confluence.join(a)
          confluence.join(b)
          confluence.join(c)
          confluence.join(d)
          confluence.join(e)
          confluence.join(f)
        }
      }
    }

    /// Gives the values of seven publishers as they come.
    public struct Merge7<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
      B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
      F.Output == A.Output, G.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure,
      D.Failure == A.Failure, E.Failure == A.Failure, F.Failure == A.Failure, G.Failure == A.Failure
    {
      /// What it gives.
      public typealias Output = A.Output
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
      /// The fifth publisher.
      public let e: E
      /// The sixth publisher.
      public let f: F
      /// The seventh publisher.
      public let g: G

      /// Makes one of its parts.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let confluence = Confluence(to: subscriber, coming: 7)
        confluence.start {
          confluence.join(a)
          confluence.join(b)
          confluence.join(c)
          confluence.join(d)
          confluence.join(e)
          confluence.join(f)
          confluence.join(g)
        }
      }
    }

    /// Gives the values of eight publishers as they come.
    public struct Merge8<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
      H: Publisher
    >: Publisher
    where
      B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
      F.Output == A.Output, G.Output == A.Output, H.Output == A.Output, B.Failure == A.Failure,
      C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure, F.Failure == A.Failure,
      G.Failure == A.Failure, H.Failure == A.Failure
    {
      /// What it gives.
      public typealias Output = A.Output
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
      /// The fifth publisher.
      public let e: E
      /// The sixth publisher.
      public let f: F
      /// The seventh publisher.
      public let g: G
      /// The eighth publisher.
      public let h: H

      /// Makes one of its parts.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let confluence = Confluence(to: subscriber, coming: 8)
        confluence.start {
          confluence.join(a)
          confluence.join(b)
          confluence.join(c)
          confluence.join(d)
          confluence.join(e)
          confluence.join(f)
          confluence.join(g)
          confluence.join(h)
        }
      }
    }

    /// Gives the values of any number of publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publishers.
      public let publishers: [Upstream]

      /// Makes one.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Makes one.
      public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
        publishers = Array(upstream)
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        guard !publishers.isEmpty else { return Empty<Output, Failure>().receive(subscriber: subscriber) }
        let confluence = Confluence(to: subscriber, coming: publishers.count)
        confluence.start { for publisher in publishers { confluence.join(publisher) } }
      }

      /// Adds one more.
      public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
  }
#endif
