#if !canImport(Darwin)
  import Foundation
  import UIKitCombine

  struct Lake: Codable, Hashable { let name: String; let depth: Int }

  enum SearchError: LocalizedError { case offline; var errorDescription: String? { "You are offline." } }

  protocol LakeService {
    func lakes(named query: String) -> AnyPublisher<[Lake], SearchError>
  }

  final class StubLakeService: LakeService {
    private(set) var queries: [String] = []
    private(set) var cancelled: [String] = []
    var isSlow = false
    let lakes = [
      Lake(name: "Como", depth: 425), Lake(name: "Garda", depth: 346), Lake(name: "Constance", depth: 251),
    ]

    func lakes(named query: String) -> AnyPublisher<[Lake], SearchError> {
      queries.append(query)
      if query == "?" { return Fail(error: SearchError.offline).eraseToAnyPublisher() }
      if isSlow {
        return Empty(completeImmediately: false)
          .handleEvents(receiveCancel: { [weak self] in self?.cancelled.append(query) })
          .eraseToAnyPublisher()
      }
      return Future { [lakes] promise in
        promise(.success(lakes.filter { $0.name.lowercased().hasPrefix(query.lowercased()) }))
      }
      .delay(for: .seconds(1), scheduler: DispatchQueue.global())
      .eraseToAnyPublisher()
    }
  }

  final class SearchViewModel {
    enum State: Equatable {
      case idle, loading, empty
      case loaded([Lake])
      case failed(String)
    }

    let query = CurrentValueSubject<String, Never>("")
    @Published private(set) var state: State = .idle
    private var cancellables: Set<AnyCancellable> = []

    init(service: LakeService) {
      query
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .map { query -> AnyPublisher<State, Never> in
          guard !query.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
          return service.lakes(named: query)
            .map { $0.isEmpty ? .empty : .loaded($0) }
            .catch { Just(State.failed($0.localizedDescription)) }
            .prepend(.loading)
            .eraseToAnyPublisher()
        }
        .switchToLatest()
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.state = $0 }
        .store(in: &cancellables)
    }
  }

  final class SearchViewController: UIViewController {
    private let viewModel: SearchViewModel
    private var cancellable: AnyCancellable?
    let spinner = UIActivityIndicatorView()
    let label = UILabel()

    init(viewModel: SearchViewModel) { self.viewModel = viewModel }

    override func viewDidLoad() {
      super.viewDidLoad()
      cancellable = viewModel.$state.receive(on: DispatchQueue.main).sink { [unowned self] _ in self.render()
      }
      label.text = "Loaded"
    }

    /// Reads the model, not the value that it is called with.
    private func render() {
      if viewModel.state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
      switch viewModel.state {
      case .idle: label.text = "Search"
      case .loading: label.text = nil
      case .empty: label.text = "Nothing found"
      case .loaded(let lakes): label.text = lakes.map(\.name).joined(separator: ", ")
      case .failed(let message): label.text = message
      }
    }
  }
#endif
