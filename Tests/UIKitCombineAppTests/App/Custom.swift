#if !canImport(Darwin)
  import Foundation
  import UIKitCombine
  #if canImport(FoundationNetworking)

    import FoundationNetworking
  #endif
  // What apps make themselves of the protocols.

  final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
    private var subscriber: S?
    private var left: Int

    init(subscriber: S, from start: Int) {
      self.subscriber = subscriber
      left = start
    }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while let subscriber = subscriber, demand > 0 {
        guard left > 0 else {
          subscriber.receive(completion: .finished)
          return cancel()
        }
        demand -= 1
        demand += subscriber.receive(left)
        left -= 1
      }
    }

    func cancel() { subscriber = nil }
  }

  struct Countdown: UIKitCombine.Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Self.Failure, S.Input == Self.Output {
      subscriber.receive(subscription: CountdownSubscription(subscriber: subscriber, from: start))
    }
  }

  extension Publisher {
    func asyncMap<T>(_ transform: @escaping (Output) -> T) -> Publishers.FlatMap<Future<T, Never>, Self>
    where Failure == Never {
      flatMap { value in Future { promise in promise(.success(transform(value))) } }
    }

    func unwrap<T>() -> Publishers.CompactMap<Self, T> where Output == T? { compactMap { $0 } }

    func sinkResult(_ body: @escaping (Result<Output, Failure>) -> Void) -> AnyCancellable {
      sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: break
          case let .failure(error): body(.failure(error))
          }
        }, receiveValue: { body(.success($0)) })
    }
  }

  @propertyWrapper
  struct Relay<Value> {
    private let subject: CurrentValueSubject<Value, Never>
    init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    var wrappedValue: Value {
      get { subject.value }
      nonmutating set { subject.send(newValue) }
    }
    var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
  }

  protocol Observing {
    var name: String { get }
    var namePublisher: Published<String>.Publisher { get }
    var changes: PassthroughSubject<Void, Never> { get }
  }

  final class Observed: Observing {
    @Published var name = "a"
    @Relay var count = 0
    let changes = PassthroughSubject<Void, Never>()
    var namePublisher: Published<String>.Publisher { $name }
  }

  struct API {
    let session: URLSession = .shared
    func load<T: Decodable>(_ url: URL) -> AnyPublisher<T, Error> {
      session.dataTaskPublisher(for: url)
        .tryMap { data, response -> Data in
          guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
          return data
        }
        .decode(type: T.self, decoder: JSONDecoder())
        .mapError { $0 as Error }
        .retry(2)
        .subscribe(on: DispatchQueue.global(qos: .userInitiated))
        .receive(on: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
  }
#endif
