#if !canImport(Darwin)
  // As much of views as the app's sources here need.

  @MainActor class UILabel { var text: String?; var isHidden = false }
  @MainActor class UIButton { var isEnabled = true }
  @MainActor class UIActivityIndicatorView {
    private(set) var isAnimating = false
    func startAnimating() { isAnimating = true }
    func stopAnimating() { isAnimating = false }
  }
  @MainActor class UIViewController {
    private var isLoaded = false
    func viewDidLoad() {}
    func loadViewIfNeeded() {
      guard !isLoaded else { return }
      isLoaded = true
      viewDidLoad()
    }
  }
#endif
