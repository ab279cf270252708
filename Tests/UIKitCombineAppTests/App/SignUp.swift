#if !canImport(Darwin)
  import Foundation
  import UIKitCombine

  enum PasswordProblem: Error, Equatable {
    case tooShort, notRepeated
  }

  final class SignUpViewModel: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var repeatedPassword = ""
    @Published private(set) var message: String?
    @Published private(set) var canSignUp = false

    let signUpTapped = PassthroughSubject<Void, Never>()
    private(set) lazy var signedUp: AnyPublisher<String, Never> =
      signUpTapped
      .withLatest(from: $name)
      .eraseToAnyPublisher()

    private var cancellables = Set<AnyCancellable>()

    private var isNameValid: AnyPublisher<Bool, Never> {
      $name
        .debounce(for: 0.5, scheduler: RunLoop.main)
        .removeDuplicates()
        .map { $0.trimmingCharacters(in: .whitespaces).count >= 3 }
        .eraseToAnyPublisher()
    }

    private var passwordProblem: AnyPublisher<PasswordProblem?, Never> {
      Publishers.CombineLatest($password, $repeatedPassword)
        .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
        .map { password, repeated -> PasswordProblem? in
          if password.count < 8 { return .tooShort }
          return password == repeated ? nil : .notRepeated
        }
        .eraseToAnyPublisher()
    }

    init() {
      passwordProblem
        .dropFirst()
        .map { problem -> String? in
          switch problem {
          case .tooShort?: return "Use at least 8 characters."
          case .notRepeated?: return "The passwords differ."
          case nil: return nil
          }
        }
        .receive(on: RunLoop.main)
        .assign(to: &$message)

      isNameValid
        .combineLatest(passwordProblem) { $0 && $1 == nil }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.canSignUp = $0 }
        .store(in: &cancellables)
    }
  }

  extension Publisher {
    /// The kind of operator that apps write themselves.
    func withLatest<Other: Publisher>(from other: Other) -> AnyPublisher<Other.Output, Failure>
    where Other.Failure == Failure {
      let shared = self.map { _ in UUID() }.share()
      return
        other
        .combineLatest(shared)
        .removeDuplicates { $0.1 == $1.1 }
        .map(\.0)
        .eraseToAnyPublisher()
    }
  }

  final class SignUpViewController: UIViewController {
    let messageLabel = UILabel()
    let button = UIButton()
    let viewModel = SignUpViewModel()
    private var bag: [AnyCancellable] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.$message
        .receive(on: DispatchQueue.main)
        .sink { [messageLabel] message in
          messageLabel.text = message
          messageLabel.isHidden = message == nil
        }
        .store(in: &bag)
      viewModel.$canSignUp
        .receive(on: RunLoop.main)
        .assign(to: \.isEnabled, on: button)
        .store(in: &bag)
    }
  }
#endif
