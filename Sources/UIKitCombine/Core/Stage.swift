#if !canImport(Darwin)
  internal import Foundation

  /// What a stage does with a value.
  enum Step<Output, Failure: Error> {
    /// Give this value.
    case pass(Output)
    /// Give none, and ask for another one instead.
    case skip
    /// Give this value as the last one.
    case last(Output)
    /// Give no more values.
    case end(Subscribers.Completion<Failure>)
  }

  /// What a stage does when the publisher above it has ended.
  struct Ending<Output, Failure: Error> {
    var last: Output?
    var completion: Subscribers.Completion<Failure>

    init(_ completion: Subscribers.Completion<Failure>, last: Output? = nil) {
      self.completion = completion
      self.last = last
    }
  }

  /// How many values a stage asks for where so many are wanted of it.
  enum Appetite {
    /// As many, and another one for each that it skips.
    case same
    /// All that there are, because only the end shows what follows from them.
    case all
    /// So many times as many.
    case groups(of: Int)
  }

  /// A subscription with one publisher above it.
  ///
  /// It sees to all that operators have in common: that values stop when it ends or is cancelled, that it ends once,
  /// that a last value waits until it is wanted, and that nothing is kept afterwards. Closures say what the operator
  /// does.
  class Stage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
    typealias Step = UIKitCombine.Step<Output, OutputFailure>
    typealias Ending = UIKitCombine.Ending<Output, OutputFailure>

    private let lock = NSLock()
    private let appetite: Appetite
    private let onValue: (Input) -> Step
    private let onEnd: (Subscribers.Completion<Failure>) -> Ending

    private var upstream: (any Subscription)?
    private var downstream: (any Subscriber<Output, OutputFailure>)?
    private var wanted = Subscribers.Demand.none
    private var ending: Ending?
    private var isSettling = false

    init(
      to downstream: some Subscriber<Output, OutputFailure>, appetite: Appetite = .same,
      end: @escaping (Subscribers.Completion<Failure>) -> Ending, value: @escaping (Input) -> Step
    ) {
      self.downstream = downstream
      self.appetite = appetite
      onEnd = end
      onValue = value
    }

    /// Called once, when the stage has ended or is cancelled.
    func didClose() {}

    func receive(subscription: any Subscription) {
      let downstream: (any Subscriber<Output, OutputFailure>)? = lock.withLock {
        guard upstream == nil, ending == nil else { return nil }
        upstream = self.downstream == nil ? nil : subscription
        return self.downstream
      }
      guard let downstream else { return subscription.cancel() }
      downstream.receive(subscription: self)
      // A result is made of all values, whether it is wanted yet or not.
      if case .all = appetite { lock.withLock { upstream }?.request(.unlimited) }
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      let upstream: (any Subscription)? = lock.withLock {
        guard downstream != nil else { return nil }
        wanted += demand
        if case .all = appetite { return nil }
        return self.upstream
      }
      settle()
      upstream?.request(upward(demand))
    }

    private func upward(_ demand: Subscribers.Demand) -> Subscribers.Demand {
      switch appetite {
      case .same: demand
      case .all: .unlimited
      case .groups(let size): demand * size
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard lock.withLock({ downstream != nil && ending == nil }) else { return .none }
      switch onValue(input) {
      case .pass(let output): return give(output)
      case .skip:
        if case .same = appetite { return .max(1) }
        return .none
      case .last(let output): end(Ending(.finished, last: output))
      case .end(let completion): end(Ending(completion))
      }
      return .none
    }

    private func give(_ output: Output) -> Subscribers.Demand {
      let downstream: (any Subscriber<Output, OutputFailure>)? = lock.withLock {
        guard ending == nil else { return nil }
        wanted -= 1
        return self.downstream
      }
      guard let downstream else { return .none }
      let more = downstream.receive(output)
      lock.withLock { wanted += more }
      if case .all = appetite { return .none }
      return upward(more)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let upstream: (any Subscription)? = lock.withLock { ending == nil ? take(&self.upstream) : nil }
      guard lock.withLock({ downstream != nil && ending == nil }) else { return }
      end(onEnd(completion))
      withExtendedLifetime(upstream) {}
    }

    private func end(_ ending: Ending) {
      lock.withLock { if downstream != nil, self.ending == nil { self.ending = ending } }
      settle()
    }

    /// Gives the last value once it is wanted, and ends then.
    private func settle() {
      guard let ending = beginSettling() else { return }
      if let last = ending.last {
        let downstream = lock.withLock { self.downstream }
        _ = downstream?.receive(last)
      }
      let (upstream, downstream) = lock.withLock { (take(&self.upstream), take(&self.downstream)) }
      upstream?.cancel()
      guard let downstream else { return }
      downstream.receive(completion: ending.completion)
      didClose()
    }

    private func beginSettling() -> Ending? {
      lock.withLock {
        guard let ending, !isSettling, ending.last == nil || wanted > .none else { return nil }
        isSettling = true
        return ending
      }
    }

    func cancel() {
      let (upstream, downstream) = lock.withLock { (take(&self.upstream), take(&self.downstream)) }
      upstream?.cancel()
      if downstream != nil { didClose() }
    }
  }

  extension Stage where Failure == OutputFailure {
    /// Makes a stage that ends as the publisher above it.
    convenience init(
      to downstream: some Subscriber<Output, OutputFailure>, appetite: Appetite = .same,
      value: @escaping (Input) -> Step
    ) { self.init(to: downstream, appetite: appetite, end: { Ending($0) }, value: value) }

    /// A stage that needs all values, and gives one at the end.
    static func reducing(
      to downstream: some Subscriber<Output, OutputFailure>, result: @escaping () -> Output?,
      value: @escaping (Input) -> Step
    ) -> Stage {
      Stage(
        to: downstream, appetite: .all,
        end: { completion in
          guard case .finished = completion else { return Ending(completion) }
          return Ending(.finished, last: result())
        }, value: value)
    }
  }

  extension Stage where OutputFailure == any Error {
    /// Makes a stage whose closure may throw, which ends it.
    convenience init(
      to downstream: some Subscriber<Output, OutputFailure>, appetite: Appetite = .same,
      last: @escaping () -> Output? = { nil }, trying value: @escaping (Input) throws -> Step
    ) {
      self.init(
        to: downstream, appetite: appetite,
        end: { completion in
          guard case .finished = completion else { return Ending(completion.anyFailure) }
          return Ending(.finished, last: last())
        },
        value: { input in
          do { return try value(input) } catch { return .end(.failure(error)) }
        })
    }
  }

  extension Stage: CustomStringConvertible {
    var description: String { "Subscription" }
  }
#endif
