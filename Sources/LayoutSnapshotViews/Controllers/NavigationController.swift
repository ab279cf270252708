import Foundation

/// A container that shows its last controller with a navigation bar, like UIKit's `UINavigationController`.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
/// let layout = try navigation.layout(on: .iPhone15)
/// // The list's safe area begins at 59 + 44 + 52 points.
/// ```
open class NavigationController: ViewController {
  /// The bar at the top.
  open var navigationBar: NavigationBar { ownNavigationBar }
  private let ownNavigationBar: NavigationBar
  /// The bar at the bottom, hidden by default.
  open var toolbar: Toolbar! { ownToolbar }
  private let ownToolbar: Toolbar
  /// Who is told which controller becomes visible.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers from the root to the visible one.
  open var viewControllers: [ViewController] {
    get { stack }
    set { show(newValue) }
  }

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden = false { didSet { placeTop() } }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden = true { didSet { placeTop() } }

  // MARK: Gestures that hide the bars

  /// How many seconds it takes UIKit to hide or show a bar. Here it takes none.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The recognizer that leads back by a swipe from the edge. It does so nowhere, as there are no touches.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { gestures.back }
  /// The recognizer that hides the bars by a swipe.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestures.swipe }
  /// The recognizer that hides the bars by a tap.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.tap }
  private lazy var gestures = (
    back: UIScreenEdgePanGestureRecognizer(), swipe: UIPanGestureRecognizer(), tap: UITapGestureRecognizer()
  )
  /// Whether a swipe hides the bars; remembered, as there are no touches.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; remembered, as there are no touches.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars; remembered, as there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden where the height is compact, as on a phone on its side; false by default.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hideBarsIfCompact() } }
  /// Whether the bars are hidden because the height is compact.
  private var isTooLow = false

  private func hideBarsIfCompact() {
    guard isViewLoaded, let device = view.layoutDevice else { return }
    hideBars(on: device)
  }

  private func hideBars(on device: Device) {
    let isTooLow = hidesBarsWhenVerticallyCompact && device.verticalSizeClass == .compact
    guard isTooLow != self.isTooLow else { return }
    self.isTooLow = isTooLow
    placeTop()
  }

  private var hasNavigationBar: Bool { !isNavigationBarHidden && !isTooLow }
  private var hasToolbar: Bool { !isToolbarHidden && !isTooLow }

  private var stack: [ViewController] = []
  private let content = View()
  private var placement: [LayoutConstraint] = []
  /// The controller that the delegate knows to be visible.
  private weak var shown: ViewController?
  /// Whether the content now extends under the bars at the top and the bottom.
  private var placedUnder: (top: Bool, bottom: Bool)?
  private lazy var barHeight = navigationBar.heightAnchor.constraint(equalToConstant: 44)
  private lazy var toolbarHeight = toolbar.heightAnchor.constraint(equalToConstant: 44)

  /// Creates a container without controllers.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    (ownNavigationBar, ownToolbar) = (NavigationBar(), Toolbar())
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a container that shows a controller.
  public init(rootViewController: ViewController) {
    (ownNavigationBar, ownToolbar) = (NavigationBar(), Toolbar())
    super.init(nibName: nil, bundle: nil)
    show([rootViewController])
  }

  /// Creates a container with bars of an app's own classes, which are made by `init(frame:)`; nil is for UIKit's own.
  ///
  /// ```swift
  /// let navigation = NavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
  /// ```
  ///
  /// - Precondition: the classes are subclasses of `NavigationBar` and `Toolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    guard let bar = (navigationBarClass ?? NavigationBar.self) as? NavigationBar.Type,
      let toolbar = (toolbarClass ?? Toolbar.self) as? Toolbar.Type
    else {
      preconditionFailure(
        "A navigation controller takes subclasses of UINavigationBar and UIToolbar. It was given \(String(describing: navigationBarClass)) and \(String(describing: toolbarClass))"
      )
    }
    ownNavigationBar = ClassMaker.view(bar, frame: .zero)
    ownToolbar = ClassMaker.view(toolbar, frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  /// The visible controller.
  open var topViewController: ViewController? { stack.last }
  /// The visible controller. A presented controller is not taken into account.
  open var visibleViewController: ViewController? { stack.last }
  open dynamic override var childForStatusBarHidden: ViewController? { stack.last }
  /// Light on a black bar; without a bar as the visible controller has it.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    if !hasNavigationBar { return stack.last?.preferredStatusBarStyle ?? .default }
    return navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// Shows a controller on top of the visible one at once, without animation.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    show(stack + [viewController])
  }

  /// Removes the visible controller and shows the previous one at once, without animation.
  ///
  /// - Returns: the removed controller; `nil` if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    show(stack.dropLast())
    return top
  }

  /// Removes all controllers but the first at once, without animation.
  ///
  /// - Returns: the removed controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = Array(stack.dropFirst())
    show(Array(stack.prefix(1)))
    return popped
  }

  /// Removes all controllers above one of the stack at once, without animation.
  ///
  /// - Precondition: the controller is in ``viewControllers``.
  /// - Returns: the removed controllers.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(viewController) is not in the navigation stack, so nothing can be popped to it")
    }
    let popped = Array(stack[(index + 1)...])
    show(Array(stack[...index]))
    return popped
  }

  /// Replaces the controllers at once, without animation.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) { show(viewControllers) }
  /// Hides or shows the navigation bar at once, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides or shows the toolbar at once, without animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func loadView() {
    let view = View()
    content.accessibilityIdentifier = "content"
    for part in [content, navigationBar, toolbar] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.rightAnchor),
      navigationBar.leftAnchor.constraint(equalTo: view.leftAnchor),
      navigationBar.rightAnchor.constraint(equalTo: view.rightAnchor),
      navigationBar.topAnchor.constraint(equalTo: area.topAnchor), barHeight,
      toolbar.leftAnchor.constraint(equalTo: view.leftAnchor),
      toolbar.rightAnchor.constraint(equalTo: view.rightAnchor),
      toolbar.bottomAnchor.constraint(equalTo: area.bottomAnchor), toolbarHeight,
    ])
    self.view = view
    navigationBar.post = BarPost(edge: .top, content: content)
    toolbar.post = BarPost(edge: .bottom, content: content)
    navigationBar.heightChanged = { [weak self] in self?.barChanged() }
    navigationBar.goBack = { [weak self] in self?.goBack() }
    placeTop()
  }

  /// Shows the previous controller, as a tap on the way back would. A subclass that is a delegate of bars is asked before.
  private func goBack() {
    let asked = self as? any UINavigationBarDelegate
    if let asked, let item = navigationBar.topItem, !asked.navigationBar(navigationBar, shouldPop: item) {
      return
    }
    popViewController(animated: false)
  }

  override func adapt(to device: Device) {
    hideBars(on: device)
    barHeight.constant = navigationBar.height(on: device)
    toolbarHeight.constant = toolbar.height(on: device)
    toolbar.items = stack.last?.toolbarItems
    navigationBar.showItem(on: device)
  }

  override func placeContent() {
    placeTop()
    if let device = view.layoutDevice { placeSearch(on: device) }
  }

  /// The search whose results or whose veil cover the content.
  private weak var shownSearch: UISearchController?

  /// Shows what covers the content during a search.
  private func placeSearch(on device: Device) {
    let search = stack.last?.navigationItem.searchController.flatMap { $0.coversContent ? $0 : nil }
    if shownSearch !== search { shownSearch?.disappear() }
    shownSearch = search
    guard let search else { return }
    search.containerInsets = stack.last?.containerInsets ?? .zero
    search.updateCover()
    if search.view.superview !== content { search.view.fill(content) }
    search.willLayOut(on: device)
  }

  /// Places everything for the current height of the bar.
  private func barChanged() {
    guard isViewLoaded, let device = view.layoutDevice else { return }
    adapt(to: device)
    placeContent()
  }

  override func didLayOut(on device: Device) {
    super.didLayOut(on: device)
    shownSearch?.didLayOut(on: device)
  }

  private func show(_ controllers: [ViewController]) {
    let old = stack
    if let top = old.last, top !== controllers.last {
      top.disappear()
      // A controller that has never been laid out here has not appeared.
      if top.viewIfLoaded?.superview === content { top.view.removeFromSuperview() }
    }
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    stack = controllers
    for controller in controllers where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    navigationBar.isStandalone = false
    navigationBar.items = controllers.map(\.navigationItem)
    placeTop()
  }

  /// Adds the visible controller's view, which extends under the bars if its edges ask for that.
  private func placeTop() {
    guard isViewLoaded else { return }
    navigationBar.isHidden = !hasNavigationBar
    toolbar.isHidden = !hasToolbar
    guard let top = stack.last, let topView = top.view else { return place(under: (true, true)) }
    let isNew = shown !== top
    shown = top
    if isNew { delegate?.navigationController(self, willShow: top, animated: false) }
    // The delegate may have changed the stack, and has been told of the controller that is on top now.
    guard stack.last === top else { return }
    if topView.superview !== content { topView.fill(content) }
    let under = (
      top: !hasNavigationBar || top.extends(.top, under: navigationBar),
      bottom: !hasToolbar || top.extends(.bottom, under: toolbar)
    )
    place(under: under)
    top.containerInsets = EdgeInsets(
      top: !hasNavigationBar || !under.top ? 0 : barHeight.constant,
      bottom: !hasToolbar || !under.bottom ? 0 : toolbarHeight.constant)
    if isNew { delegate?.navigationController(self, didShow: top, animated: false) }
  }

  /// Lets the content extend under the bars or end at them.
  private func place(under bars: (top: Bool, bottom: Bool)) {
    guard placedUnder.map({ $0 != bars }) ?? true else { return }
    placedUnder = bars
    LayoutConstraint.deactivate(placement)
    placement = [
      content.topAnchor.constraint(equalTo: bars.top ? view.topAnchor : navigationBar.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: bars.bottom ? view.bottomAnchor : toolbar.topAnchor),
    ]
    LayoutConstraint.activate(placement)
  }

  // MARK: What extensions of an app may replace

  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var childForStatusBarStyle: ViewController? { super.childForStatusBarStyle }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  open dynamic override var childForHomeIndicatorAutoHidden: ViewController? {
    super.childForHomeIndicatorAutoHidden
  }
}

extension ViewController {
  /// Whether the view extends under a bar at an edge: if the edge is in ``edgesForExtendedLayout``, and the
  /// bar is translucent or ``extendedLayoutIncludesOpaqueBars`` is set.
  func extends(_ edge: RectEdge, under bar: Bar) -> Bool {
    edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension View {
  /// Fills a superview by frame and autoresizing mask, as containers do with their controllers' views.
  func fill(_ superview: View) {
    superview.addSubview(self)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = superview.bounds
  }
}
