import Foundation

/// A container that shows one of its controllers above a tab bar.
open class TabBarController: ViewController {
  /// The bar at the bottom.
  public let tabBar = TabBar()

  /// The controllers among which the bar's items choose.
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

  /// The place of the controller that is seen; 0 by default.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { placeSelected() } } }

  /// The controller that is seen.
  open var selectedViewController: ViewController? {
    get { all.indices.contains(selectedIndex) ? all[selectedIndex] : nil }
    set { selectedIndex = all.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override var childForStatusBarHidden: ViewController? { selectedViewController }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private var all: [ViewController] { viewControllers ?? [] }
  private let content = View()
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
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.rightAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tabBar.leftAnchor.constraint(equalTo: view.leftAnchor),
      tabBar.rightAnchor.constraint(equalTo: view.rightAnchor), barTop,
      tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    placeSelected()
  }

  override func adapt(to device: Device) {
    barTop.constant = -tabBar.height(on: device)
    selectedViewController?.containerInsets = EdgeInsets(bottom: tabBar.isHidden ? 0 : -barTop.constant)
  }

  private func placeSelected() {
    guard isViewLoaded else { return }
    for controller in all where controller !== selectedViewController {
      if controller.viewIfLoaded?.superview === content { controller.disappear() }
    }
    guard let selected = selectedViewController?.view, selected.superview !== content else { return }
    selected.fill(content)
  }
}
