#if !canImport(Darwin)
  /// A publisher of one value.
  ///
  /// ```swift
  /// let subscription = Just("Como").sink { print($0) }
  /// ```
  public struct Just<Output>: Publisher {
    /// How it fails.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Makes one of a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Never == S.Failure {
      Result<Output, Never>.success(output).publisher.receive(subscriber: subscriber)
    }
  }

  extension Just: Equatable where Output: Equatable {}

  // What stays a publisher of one value is one by its type, too, as apps may write it.
  extension Just {
    /// Changes the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// Changes the value, or fails.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
      Result<T, any Error>.Publisher(Result { try transform(output) })
    }

    /// Gives the value if it is wanted.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
      Optional<Output>.Publisher(isIncluded(output) ? output : nil)
    }

    /// Changes the value, or gives none.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
      Optional<T>.Publisher(transform(output))
    }

    /// The same for another kind of error, which does not happen.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
      Result<Output, E>.Publisher(output)
    }

    /// The same for another kind of error, which does not happen.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
      Result<Output, E>.Publisher(output)
    }

    /// Gives values before.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
      Publishers.Sequence(sequence: elements + [output])
    }

    /// Gives values afterwards.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
      Publishers.Sequence(sequence: [output] + elements)
    }

    /// Gives a value in place of nil.
    public func replaceNil<T>(with output: T) -> Just<T> where Output == T? { Just<T>(self.output ?? output) }
  }
#endif
