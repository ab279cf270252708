import Foundation

/// A container that shows one of its controllers with a tab bar, like UIKit's `UITabBarController`.
open class TabBarController: ViewController {
  /// The bar at the bottom.
  public let tabBar = TabBar()

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
    }
  }

  /// The index of the visible controller; 0 by default.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { placeSelected() } } }

  /// The visible controller.
  open var selectedViewController: ViewController? {
    get { all.indices.contains(selectedIndex) ? all[selectedIndex] : nil }
    set { selectedIndex = all.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override var childForStatusBarHidden: ViewController? { selectedViewController }

  /// Replaces the controllers at once, without animation.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private var all: [ViewController] { viewControllers ?? [] }
  private let content = View()
  private var contentBottom: LayoutConstraint?
  private var isPlacedUnder: Bool?
  /// Whether the bar was hidden before a pushed controller hid it; nil if none does.
  private var hiddenBefore: Bool?
  private lazy var barTop = tabBar.topAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -49)

  open override func loadView() {
    let view = View()
    self.view = view
    content.accessibilityIdentifier = "content"
    for part in [content, tabBar] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    tabBar.post = BarPost(edge: .bottom, content: content)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.rightAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      tabBar.leftAnchor.constraint(equalTo: view.leftAnchor),
      tabBar.rightAnchor.constraint(equalTo: view.rightAnchor), barTop,
      tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    placeSelected()
  }

  override func adapt(to device: Device) {
    tabBar.items = all.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    tabBar.showItems()
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
}
