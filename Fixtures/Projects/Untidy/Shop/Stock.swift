import Combine

/// How many there are of an article.
final class Stock: ObservableObject {
  @Published private(set) var count = 0
  let changes = Combine.PassthroughSubject<Int, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    changes.scan(0, +).sink { [weak self] in self?.count = $0 }.store(in: &subscriptions)
  }
}
