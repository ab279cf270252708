#if !canImport(Darwin)
  /// A publisher that gives what has been recorded, to each subscriber anew.
  ///
  /// ```swift
  /// let depths = Record<Int, Never>(output: [1, 2], completion: .finished)
  /// ```
  public struct Record<Output, Failure: Error>: Publisher {
    /// What has been recorded.
    public let recording: Recording

    /// Lets a closure record.
    public init(record: (inout Recording) -> Void) {
      var recording = Recording()
      record(&recording)
      self.init(recording: recording)
    }

    /// Makes one of what has been recorded.
    public init(recording: Recording) { self.recording = recording }

    /// Makes one of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
      self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let completion = recording.completion
      let stage = Stage<Output, Never, Output, Failure>(
        to: subscriber, end: { _ in Ending(completion) }, value: { .pass($0) })
      recording.output.publisher.subscribe(stage)
    }

    /// Values and an end.
    ///
    /// ```swift
    /// var recording = Record<Int, Never>.Recording()
    /// recording.receive(3)
    /// ```
    public struct Recording {
      /// The values.
      public private(set) var output: [Output] = []
      /// The end.
      public private(set) var completion: Subscribers.Completion<Failure> = .finished

      /// Makes one.
      public init() {}

      /// Makes one of values and an end.
      public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
        self.output = output
        self.completion = completion
      }

      /// Adds a value.
      public mutating func receive(_ input: Output) { output.append(input) }

      /// Sets the end.
      public mutating func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
      }
    }
  }
#endif
