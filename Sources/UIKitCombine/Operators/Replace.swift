#if !canImport(Darwin)
  extension Publishers {
    /// Gives a value where there is none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The value.
      public let output: Upstream.Output

      /// Makes one of its parts.
      public init(upstream: Upstream, output: Upstream.Output) {
        self.upstream = upstream
        self.output = output
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let output = output
        var isEmpty = true
        upstream.subscribe(
          Stage(
            to: subscriber,
            end: { completion in
              guard case .finished = completion, isEmpty else { return Ending(completion) }
              return Ending(.finished, last: output)
            },
            value: {
              isEmpty = false
              return .pass($0)
            }))
      }
    }

    /// Gives a value in place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Never
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The value.
      public let output: Upstream.Output

      /// Makes one of its parts.
      public init(upstream: Upstream, output: Upstream.Output) {
        self.upstream = upstream
        self.output = output
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let output = output
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, Never>(
            to: subscriber,
            end: {
              if case .finished = $0 { return Ending(.finished) }
              return Ending(.finished, last: output)
            }, value: { .pass($0) }))
      }
    }

    /// Ends the program where there is an error.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Never
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// What the message begins with.
      public let prefix: String
      /// The file of the call.
      public let file: StaticString
      /// The line of the call.
      public let line: UInt

      /// Makes one of its parts.
      public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
        self.upstream = upstream
        self.prefix = prefix
        self.file = file
        self.line = line
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (prefix, file, line) = (prefix, file, line)
        upstream.subscribe(
          Stage<Output, Upstream.Failure, Output, Never>(
            to: subscriber,
            end: {
              if case .failure(let error) = $0 {
                let start = prefix.isEmpty ? "" : prefix + " "
                preconditionFailure(
                  "\(start)A publisher fails that must not: \(error)", file: file, line: line)
              }
              return Ending(.finished)
            }, value: { .pass($0) }))
      }
    }
  }

  extension Publisher {
    /// Gives a value where there is none at the end.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
      Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Gives a value in place of an error, and ends.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
      Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Ends the program where there is an error.
    public func assertNoFailure(
      _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
      Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
  }
#endif
