import Foundation

/// A container that shows the last of its controllers below a navigation bar.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
/// let layout = try navigation.layout(on: .iPhone15)
/// // The list's safe area begins at 59 + 44 + 52 points.
/// ```
open class NavigationController: ViewController {
  /// The bar at the top.
  public let navigationBar = NavigationBar()
  /// The bar at the bottom, which is hidden by default.
  public let toolbar: Toolbar! = Toolbar()

  /// The controllers, the one that is seen last.
  open var viewControllers: [ViewController] {
    get { stack }
    set { show(newValue) }
  }

  /// Whether there is no navigation bar; false by default.
  open var isNavigationBarHidden = false { didSet { placeTop() } }
  /// Whether there is no toolbar; true by default.
  open var isToolbarHidden = true { didSet { placeTop() } }

  private var stack: [ViewController] = []
  private let content = View()
  private var placement: [LayoutConstraint] = []
  /// Under which bars the content reaches.
  private var placedUnder: (top: Bool, bottom: Bool)?
  private lazy var barHeight = navigationBar.heightAnchor.constraint(equalToConstant: 44)
  private lazy var toolbarHeight = toolbar.heightAnchor.constraint(equalToConstant: 44)

  /// A container without controllers.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A container that shows a controller.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    show([rootViewController])
  }

  /// The controller that is seen.
  open var topViewController: ViewController? { stack.last }
  /// The controller that is seen.
  open var visibleViewController: ViewController? { stack.last }
  open override var childForStatusBarHidden: ViewController? { stack.last }

  /// Shows a controller above the one that is seen.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    show(stack + [viewController])
  }

  /// Goes back to the previous controller.
  ///
  /// - Returns: the controller that was visible; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    show(stack.dropLast())
    return top
  }

  /// Goes back to the first controller.
  ///
  /// - Returns: the controllers that were above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = Array(stack.dropFirst())
    show(Array(stack.prefix(1)))
    return popped
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) { show(viewControllers) }
  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides or shows the toolbar.
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
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: false) }
    placeTop()
  }

  override func adapt(to device: Device) {
    barHeight.constant = navigationBar.height(on: device)
    toolbarHeight.constant = toolbar.height(on: device)
    toolbar.items = stack.last?.toolbarItems
    navigationBar.showItem(on: device)
  }

  override func placeContent() { placeTop() }

  private func show(_ controllers: [ViewController]) {
    let old = stack
    if let top = old.last, top !== controllers.last { top.disappear() }
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    stack = controllers
    for controller in controllers where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    navigationBar.topItem = controllers.last?.navigationItem
    navigationBar.backItem = controllers.dropLast().last?.navigationItem
    placeTop()
  }

  /// Puts the top controller's view in its place, which is under the bars for edges that extend there.
  private func placeTop() {
    guard isViewLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    guard let top = stack.last, let topView = top.view else { return place(under: (true, true)) }
    if topView.superview !== content { topView.fill(content) }
    let under = (
      top: isNavigationBarHidden || top.extends(.top, under: navigationBar),
      bottom: isToolbarHidden || top.extends(.bottom, under: toolbar)
    )
    place(under: under)
    top.containerInsets = EdgeInsets(
      top: isNavigationBarHidden || !under.top ? 0 : barHeight.constant,
      bottom: isToolbarHidden || !under.bottom ? 0 : toolbarHeight.constant)
  }

  /// Lets the content reach under the bars, or end at them.
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
}

extension ViewController {
  /// Whether the view reaches under a bar at an edge: it does where it wants to and the bar shines through, or where it
  /// wants to even if not.
  func extends(_ edge: RectEdge, under bar: Bar) -> Bool {
    edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension View {
  /// Fills a superview by its frame, as containers have it with their controllers' views.
  func fill(_ superview: View) {
    superview.addSubview(self)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = superview.bounds
  }
}
