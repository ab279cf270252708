import Foundation

/// A container that shows one of its controllers with a tab bar, like UIKit's `UITabBarController`.
open class TabBarController: ViewController, UITabBarDelegate {
  /// The bar at the bottom.
  open var tabBar: TabBar { ownTabBar }
  private var ownTabBar = TabBar()
  /// Who is asked and told when the user chooses an item; see ``UITabBarItem/sendActions()``.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, one for each item of the tab bar.
  open var viewControllers: [ViewController]? {
    didSet {
      for controller in oldValue ?? [] where !all.contains(where: { $0 === controller }) {
        controller.disappear()
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      for controller in all where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      selectedIndex = min(selectedIndex, max(0, all.count - 1))
      placeSelected()
      noteForContainers()
    }
  }

  /// The index of the visible controller; 0 by default.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { placeSelected() } } }

  /// The visible controller.
  open var selectedViewController: ViewController? {
    get { all.indices.contains(selectedIndex) ? all[selectedIndex] : nil }
    set { selectedIndex = all.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open dynamic override var childForStatusBarHidden: ViewController? { selectedViewController }
  open dynamic override var childForStatusBarStyle: ViewController? { selectedViewController }

  /// Replaces the controllers at once, without animation.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The controllers whose items the user may arrange; all of them by default. It is only stored.
  open var customizableViewControllers: [ViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }
  private var customizable: [ViewController]?

  /// Whether the bar is hidden; false by default. The content then goes on to the lower edge.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      guard newValue != isTabBarHidden else { return }
      // A pushed controller that hides the bar has the last word until it is gone.
      if hiddenBefore != nil { return hiddenBefore = newValue }
      tabBar.isHidden = newValue
      placeSelected()
    }
  }
  /// Hides or shows the bar at once, without animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  // MARK: Choices

  /// Called when the user has chosen an item. The default does nothing.
  open func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) {}
  /// Called in UIKit before the user arranges the items; never called here.
  open func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Called in UIKit when the user arranges the items; never called here.
  open func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called in UIKit before the user has arranged the items; never called here.
  open func tabBar(_ tabBar: TabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Called in UIKit when the user has arranged the items; never called here.
  open func tabBar(_ tabBar: TabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Shows the controller of an item, if the delegate agrees. The item of a navigation controller that is shown already
  /// leads back to its first controller, as in UIKit.
  final func choose(_ item: UITabBarItem) {
    guard let index = all.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = all[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selectedIndex {
      (controller as? NavigationController)?.popToRootViewController(animated: false)
    }
    selectedIndex = index
    tabBar.selectedItem = item
    tabBar(tabBar, didSelect: item)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private var all: [ViewController] { viewControllers ?? [] }
  private let content = View()
  private var contentBottom: LayoutConstraint?
  private var isPlacedUnder: Bool?
  /// Whether the bar was hidden before a pushed controller hid it; nil if none does.
  private var hiddenBefore: Bool?
  private lazy var barTop = makeBarTop()
  private func makeBarTop() -> LayoutConstraint {
    tabBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -49)
  }

  open override func loadView() {
    let view = View()
    self.view = view
    content.accessibilityIdentifier = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.rightAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    placeBar()
    placeSelected()
  }

  private func placeBar() {
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tabBar)
    tabBar.delegate = self
    tabBar.post = BarPost(edge: .bottom, content: content)
    LayoutConstraint.activate([
      tabBar.leftAnchor.constraint(equalTo: view.leftAnchor),
      tabBar.rightAnchor.constraint(equalTo: view.rightAnchor), barTop,
      tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// The bar as apps replace it by one of their own class, for which they have its key alone.
  final var replaceableTabBar: TabBar {
    get { ownTabBar }
    set {
      newValue.isHidden = ownTabBar.isHidden
      ownTabBar.removeFromSuperview()
      ownTabBar = newValue
      guard isViewLoaded else { return }
      barTop = makeBarTop()
      contentBottom?.isActive = false
      (contentBottom, isPlacedUnder) = (nil, nil)
      placeBar()
      placeSelected()
    }
  }

  override func adapt(to device: Device) {
    tabBar.items = all.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    tabBar.containerDevice = device
    tabBar.showItems(on: device)
    barTop.constant = -tabBar.height(on: device)
    hideBarIfPushed()
  }

  /// Hides the bar while a controller that asks for it is in the selected navigation stack, and shows it afterwards.
  private func hideBarIfPushed() {
    let stack = (selectedViewController as? NavigationController)?.viewControllers ?? []
    let isWanted = stack.contains { $0.hidesBottomBarWhenPushed }
    if isWanted == (hiddenBefore != nil) { return }
    if isWanted { hiddenBefore = tabBar.isHidden }
    tabBar.isHidden = isWanted || hiddenBefore == true
    if !isWanted { hiddenBefore = nil }
    placeSelected()
  }

  override func placeContent() { placeSelected() }

  private func placeSelected() {
    guard isViewLoaded else { return }
    for controller in all where controller !== selectedViewController {
      if controller.viewIfLoaded?.superview === content { controller.disappear() }
    }
    let selected = selectedViewController
    if let selectedView = selected?.view, selectedView.superview !== content { selectedView.fill(content) }
    let isUnder = tabBar.isHidden || selected?.extends(.bottom, under: tabBar) != false
    place(underBar: isUnder)
    selected?.containerInsets = EdgeInsets(bottom: tabBar.isHidden || !isUnder ? 0 : -barTop.constant)
  }

  /// Lets the content extend under the bar or end at it.
  private func place(underBar isUnder: Bool) {
    guard isUnder != isPlacedUnder else { return }
    isPlacedUnder = isUnder
    contentBottom?.isActive = false
    contentBottom = content.bottomAnchor.constraint(equalTo: isUnder ? view.bottomAnchor : tabBar.topAnchor)
    contentBottom?.isActive = true
  }

  // MARK: What extensions of an app may replace

  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
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
