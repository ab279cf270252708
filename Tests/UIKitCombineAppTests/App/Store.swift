#if !canImport(Darwin)
  import Foundation
  import UIKitCombine

  struct AppState: Equatable {
    var favourites: [Lake] = []
    var user: String?
  }

  enum AppAction { case signIn(String), signOut, toggle(Lake) }

  typealias Reducer<State, Action> = (inout State, Action) -> AnyPublisher<Action, Never>?

  final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: Reducer<State, Action>
    private var effects: [UUID: AnyCancellable] = [:]

    init(initialState: State, reducer: @escaping Reducer<State, Action>) {
      state = initialState
      self.reducer = reducer
    }

    func send(_ action: Action) {
      guard let effect = reducer(&state, action) else { return }
      let id = UUID()
      var didEnd = false
      let cancellable =
        effect
        .receive(on: DispatchQueue.main)
        .sink(
          receiveCompletion: { [weak self] _ in
            didEnd = true
            self?.effects[id] = nil
          },
          receiveValue: { [weak self] in self?.send($0) })
      if !didEnd { effects[id] = cancellable }
    }
  }

  func appReducer(state: inout AppState, action: AppAction) -> AnyPublisher<AppAction, Never>? {
    switch action {
    case .signIn(let name):
      state.user = name
      return Just(.toggle(Lake(name: "Como", depth: 425))).eraseToAnyPublisher()
    case .signOut: state = AppState()
    case .toggle(let lake):
      if let index = state.favourites.firstIndex(of: lake) {
        state.favourites.remove(at: index)
      } else {
        state.favourites.append(lake)
      }
    }
    return nil
  }

  extension Notification.Name { static let didSignOut = Notification.Name("didSignOut") }

  final class ProfileViewController: UIViewController {
    let store: Store<AppState, AppAction>
    let title = UILabel(), count = UILabel(), clock = UILabel()
    private var subscriptions = Set<AnyCancellable>()

    init(store: Store<AppState, AppAction>) { self.store = store }

    override func viewDidLoad() {
      super.viewDidLoad()
      store.objectWillChange
        .receive(on: RunLoop.main)
        .sink { [weak self] in self?.count.text = self.map { "\($0.store.state.favourites.count) favourites" }
        }
        .store(in: &subscriptions)
      store.$state.map(\.user).removeDuplicates().map { $0 ?? "Nobody" }
        .sink { [weak self] in self?.title.text = $0 }
        .store(in: &subscriptions)
      NotificationCenter.default.publisher(for: .didSignOut)
        .compactMap { $0.userInfo?["reason"] as? String }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] reason in
          self?.store.send(.signOut)
          self?.clock.text = reason
        }
        .store(in: &subscriptions)
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .map { DateFormatter.localizedString(from: $0, dateStyle: .none, timeStyle: .medium) }
        .assign(to: \.text, on: clock)
        .store(in: &subscriptions)
    }
  }

  extension UILabel { convenience init(text: String) { self.init(); self.text = text } }
  extension Publisher where Failure == Never {
    func assign(to keyPath: ReferenceWritableKeyPath<UILabel, String?>, on label: UILabel) -> AnyCancellable
    where Output == String { map(Optional.some).assign(to: keyPath, on: label) }
  }
#endif
