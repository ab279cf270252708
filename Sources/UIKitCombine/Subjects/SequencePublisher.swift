#if !canImport(Darwin)
  internal import Foundation

  /// The names of publishers that operators make.
  ///
  /// ```swift
  /// let lengths: Publishers.Map<Just<String>, Int>
  /// ```
  public enum Publishers {}

  extension Sequence {
    /// What gives the elements, and ends.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
  }

  extension Publishers {
    /// A publisher of the elements of a sequence.
    ///
    /// ```swift
    /// let subscription = [1, 2, 3].publisher.sink { print($0) }
    /// ```
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
      /// What it gives.
      public typealias Output = Elements.Element

      /// The sequence.
      public let sequence: Elements

      /// Makes one of a sequence.
      public init(sequence: Elements) { self.sequence = sequence }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        var iterator = sequence.makeIterator()
        guard let first = iterator.next() else {
          return Empty<Output, Failure>().receive(subscriber: subscriber)
        }
        subscriber.receive(
          subscription: ElementsSubscription(to: subscriber, first: first) { iterator.next() })
      }
    }
  }

  extension Publishers.Sequence: Equatable where Elements: Equatable {}

  /// Gives elements as they are wanted, and knows one more, so that it ends with the last one.
  private final class ElementsSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
    private let lock = NSLock()
    private let line = Line()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var next: Output?
    private var advance: () -> Output?
    private var wanted = Subscribers.Demand.none
    private var isGiving = false

    init(
      to downstream: some Subscriber<Output, Failure>, first: Output, advance: @escaping () -> Output?
    ) {
      self.downstream = downstream
      next = first
      self.advance = advance
    }

    func request(_ demand: Subscribers.Demand) {
      line.perform { [self] in
        wanted += demand
        // A subscriber that asks while it gets a value is served by the loop that gave it.
        guard !isGiving else { return }
        isGiving = true
        defer { isGiving = false }
        while wanted > .none, let downstream = lock.withLock({ self.downstream }), let value = next {
          wanted -= 1
          next = advance()
          wanted += downstream.receive(value)
          if next == nil { lock.withLock { take(&self.downstream) }?.receive(completion: .finished) }
        }
      }
    }

    func cancel() {
      let downstream = lock.withLock { take(&self.downstream) }
      guard downstream != nil else { return }
      // The sequence may keep much.
      line.perform { [self] in
        next = nil
        advance = { nil }
      }
    }

    var description: String { "Sequence" }
  }

  // What stays a publisher of a sequence is one by its type, too, as apps may write it.
  extension Publishers.Sequence {
    /// Changes each element.
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Changes each element, and leaves out nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Leaves out elements that are not wanted.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
      Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// Gives values before.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> {
      Publishers.Sequence<[Output], Failure>(sequence: elements + Array(sequence))
    }

    /// Gives values before.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Failure>
    where Output == S.Element {
      Publishers.Sequence<[Output], Failure>(sequence: Array(elements) + Array(sequence))
    }

    /// Gives values afterwards.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> {
      Publishers.Sequence<[Output], Failure>(sequence: Array(sequence) + elements)
    }

    /// Gives values afterwards.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Failure>
    where Output == S.Element {
      Publishers.Sequence<[Output], Failure>(sequence: Array(sequence) + Array(elements))
    }
  }

  extension Publishers.Sequence where Failure == Never {
    /// The same for another kind of error, which does not happen.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Sequence<Elements, E> {
      Publishers.Sequence<Elements, E>(sequence: sequence)
    }
  }

  extension Publishers.Sequence where Elements.Element: Equatable {
    /// Leaves out elements that equal the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
      var kept: [Output] = []
      for element in sequence where kept.last != element { kept.append(element) }
      return Publishers.Sequence<[Output], Failure>(sequence: kept)
    }
  }
#endif
