#if !canImport(Darwin)
  extension Publishers {
    /// Goes on with another publisher where one fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = NewPublisher.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What follows an error.
      public let handler: (Upstream.Failure) -> NewPublisher

      /// Makes one of its parts.
      public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
        self.upstream = upstream
        self.handler = handler
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (upstream, handler) = (upstream, handler)
        let succession = Succession(to: subscriber)
        succession.start {
          succession.follow(upstream) {
            guard case .failure(let error) = $0 else { return succession.end(.finished) }
            succession.follow(handler(error)) { succession.end($0) }
          }
        }
      }
    }

    /// Goes on with another publisher where one fails, or fails as well.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = any Error
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What follows an error.
      public let handler: (Upstream.Failure) throws -> NewPublisher

      /// Makes one of its parts.
      public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
        self.upstream = upstream
        self.handler = handler
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (upstream, handler) = (upstream, handler)
        let succession = Succession(to: subscriber)
        succession.start {
          succession.follow(upstream) {
            guard case .failure(let error) = $0 else { return succession.end(.finished) }
            do {
              succession.follow(try handler(error)) { succession.end($0.anyFailure) }
            } catch { succession.end(.failure(error)) }
          }
        }
      }
    }

    /// Subscribes anew where a publisher fails.
    public struct Retry<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// How often it does so, or nil where there is no limit.
      public let retries: Int?

      /// Makes one of its parts.
      public init(upstream: Upstream, retries: Int?) {
        self.upstream = upstream
        self.retries = retries
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let succession = Succession(to: subscriber)
        succession.start { attempt(succession, left: retries) }
      }

      private func attempt(_ succession: Succession<Output, Failure>, left: Int?) {
        succession.follow(upstream) { completion in
          guard case .failure = completion, left ?? 1 > 0 else { return succession.end(completion) }
          attempt(succession, left: left.map { $0 - 1 })
        }
      }
    }
  }

  extension Publisher {
    /// Goes on with another publisher where this one fails.
    public func `catch`<P: Publisher>(
      _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
      Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher where this one fails, or fails where the closure throws.
    public func tryCatch<P: Publisher>(
      _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
      Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes anew, up to so many times, where this one fails.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
      Publishers.Retry(upstream: self, retries: retries)
    }
  }
#endif
