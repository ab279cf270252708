#if !canImport(Darwin)
  extension Publishers {
    /// Prints all that happens between a publisher and its subscriber.
    public struct Print<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// What each line begins with.
      public let prefix: String
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Where the lines go, if not to the standard output.
      public let stream: (any TextOutputStream)?

      /// Makes one of its parts.
      public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
        self.upstream = upstream
        self.prefix = prefix
        self.stream = stream
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let start = prefix.isEmpty ? "" : prefix + ": "
        var stream = stream
        let write = { (text: String) in
          if stream != nil { stream?.write(start + text + "\n") } else { Swift.print(start + text) }
        }
        upstream.handleEvents(
          receiveSubscription: { write("receive subscription: (\($0))") },
          receiveOutput: { write("receive value: (\($0))") },
          receiveCompletion: {
            if case .failure(let error) = $0 {
              write("receive error: (\(error))")
            } else {
              write("receive finished")
            }
          },
          receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") }
        ).receive(subscriber: subscriber)
      }
    }

    /// Stops in the debugger where a closure says so, which here ends nothing: there is no debugger to stop in.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What is called with the subscription.
      public let receiveSubscription: ((any Subscription) -> Bool)?
      /// What is called with each value.
      public let receiveOutput: ((Upstream.Output) -> Bool)?
      /// What is called at the end.
      public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

      /// Makes one.
      public init(
        upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Upstream.Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
      ) {
        self.upstream = upstream
        self.receiveSubscription = receiveSubscription
        self.receiveOutput = receiveOutput
        self.receiveCompletion = receiveCompletion
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (onSubscription, onOutput, onCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
        upstream.handleEvents(
          receiveSubscription: { _ = onSubscription?($0) }, receiveOutput: { _ = onOutput?($0) },
          receiveCompletion: { _ = onCompletion?($0) }
        ).receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Prints all that happens between this publisher and its subscriber.
    public func print(
      _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> { Publishers.Print(upstream: self, prefix: prefix, to: stream) }

    /// Asks closures whether to stop in the debugger, of which there is none here.
    public func breakpoint(
      receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
      Publishers.Breakpoint(
        upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger where there is an error, which without one does nothing.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> { breakpoint() }
  }
#endif
