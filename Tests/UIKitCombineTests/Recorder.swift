#if !canImport(Darwin)
  import UIKitCombine

  struct Broken: Error, Equatable {
    var number = 0
  }

  /// A subscriber that writes down what it gets, and asks only for what it is told to.
  final class Recorder<Input, Failure: Error>: Subscriber {
    var values: [Input] = []
    var ends: [Subscribers.Completion<Failure>] = []
    var subscriptions: [any Subscription] = []
    /// How many more values it asks for with each value.
    var more = Subscribers.Demand.none
    private let first: Subscribers.Demand

    init(asking demand: Subscribers.Demand = .unlimited) { first = demand }

    func receive(subscription: any Subscription) {
      subscriptions.append(subscription)
      if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }

    func request(_ demand: Subscribers.Demand) { subscriptions.first?.request(demand) }
    func cancel() { subscriptions.first?.cancel() }
  }

  extension Publisher {
    func record(asking demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
      let recorder = Recorder<Output, Failure>(asking: demand)
      subscribe(recorder)
      return recorder
    }

    /// The values that come at once.
    var list: [Output] { record().values }
  }

  extension Subscribers.Completion {
    var isFinished: Bool { if case .finished = self { true } else { false } }
    var error: Failure? { if case .failure(let error) = self { error } else { nil } }
  }

  /// What tells that it is gone.
  final class Token {}
#endif
