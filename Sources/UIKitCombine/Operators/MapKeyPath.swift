#if !canImport(Darwin)
  extension Publishers {
    /// Gives a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The property.
      public let keyPath: KeyPath<Upstream.Output, Output>

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let keyPath = keyPath
        upstream.subscribe(Stage(to: subscriber) { .pass($0[keyPath: keyPath]) })
      }
    }

    /// Gives two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
      /// What it gives.
      public typealias Output = (Output0, Output1)
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The first property.
      public let keyPath0: KeyPath<Upstream.Output, Output0>
      /// The second property.
      public let keyPath1: KeyPath<Upstream.Output, Output1>

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (first, second) = (keyPath0, keyPath1)
        upstream.subscribe(Stage(to: subscriber) { .pass(($0[keyPath: first], $0[keyPath: second])) })
      }
    }

    /// Gives three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
      /// What it gives.
      public typealias Output = (Output0, Output1, Output2)
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The first property.
      public let keyPath0: KeyPath<Upstream.Output, Output0>
      /// The second property.
      public let keyPath1: KeyPath<Upstream.Output, Output1>
      /// The third property.
      public let keyPath2: KeyPath<Upstream.Output, Output2>

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (first, second, third) = (keyPath0, keyPath1, keyPath2)
        upstream.subscribe(
          Stage(to: subscriber) {
            .pass(($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]))
          })
      }
    }
  }

  extension Publisher {
    /// Gives a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
      Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Gives two properties of each value.
    public func map<T0, T1>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
      Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Gives three properties of each value.
    public func map<T0, T1, T2>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
      Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
  }
#endif
