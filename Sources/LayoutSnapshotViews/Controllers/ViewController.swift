import Foundation

/// Owns a view and is told of its life, as UIKit's `UIViewController`.
///
/// ```swift
/// let layout = try controller.layout(on: .iPhone15)
/// // loadView, viewDidLoad, viewWillAppear, viewIsAppearing, then viewWillLayoutSubviews and
/// // viewDidLayoutSubviews with every layout, and viewDidAppear after the first
/// ```
open class ViewController: NSObject, TraitEnvironment, TraitObserving {
  /// A controller whose view is loaded when it is first asked for.
  public override init() { super.init() }
  /// The same; there are no nibs here, so both arguments only are there for code that passes nil.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// The view, which is loaded when it is first asked for.
  public final var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view if it has been loaded.
  public final var viewIfLoaded: View? { loadedView }
  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that has been done.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() has to set the view")
    viewDidLoad()
  }

  /// Makes the view; an override sets ``view`` and does not call `super`.
  open func loadView() { view = View() }
  /// Called once, after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the first layout, and before the controller is first seen in a container.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called right after ``viewWillAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before a container shows another controller instead.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after a container has put another controller in its place.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before a layout on a device of another size than the last one's.
  open func viewWillTransition(to size: CGSize, with coordinator: ViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before a layout if the view's traits are not what they were at the last one, or at the first.
  open func traitCollectionDidChange(_ previousTraitCollection: Traits?) {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called where the view's ``View/updateConstraints()`` is due; an override calls `super`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }

  /// What the bars of a container cover of the view.
  final var containerInsets = EdgeInsets.zero
  /// All that is added to the view's safe area.
  final var allAdditionalSafeArea: EdgeInsets { additionalSafeAreaInsets + containerInsets }

  /// The innermost navigation controller that this one is in.
  public final var navigationController: NavigationController? { ancestor() }
  /// The innermost tab bar controller that this one is in.
  public final var tabBarController: TabBarController? { ancestor() }
  /// What surrounds the controller's view.
  public final var traitCollection: Traits { viewIfLoaded?.traitCollection ?? .standard }

  private func ancestor<Container: ViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// What the controller is called; containers show it.
  open var title: String?
  /// What a navigation bar shows while the controller is on top.
  public private(set) lazy var navigationItem = NavigationItem(of: self)
  /// Which edges of the view lie under bars; all by default.
  open var edgesForExtendedLayout: RectEdge = .all
  /// Whether they do under bars that nothing shines through, too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether there is no status bar over the view; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The controller in this one that decides on the status bar; none to decide oneself.
  open var childForStatusBarHidden: ViewController? { nil }

  /// The controllers in this one, in the order in which they were added.
  public private(set) final var children: [ViewController] = []
  /// The controller that this one was added to.
  public private(set) final weak var parent: ViewController?

  /// Adds a controller to this one; its view has to be added by hand.
  open func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller is added to or taken from another one.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to or taken from another one.
  open func didMove(toParent parent: ViewController?) {}

  /// Lays out the controller's view as the one that fills a device.
  ///
  /// - Throws: ``LayoutError``.
  public final func layout(on device: Device) throws(LayoutError) -> Layout { try view.layout(on: device) }

  /// Calls what is due before a layout, here and in the controllers that are seen.
  func willLayOut(on device: Device) {
    guard let view else { return }
    if !appearance.hasAppeared {
      appearance.hasAppeared = true
      appearance.isFirst = true
      viewWillAppear(false)
      viewIsAppearing(false)
    }
    if let old = appearance.device, old.size != device.size, view.superview == nil {
      let coordinator = TransitionCoordinator()
      viewWillTransition(to: device.size, with: coordinator)
      appearance.completions = coordinator.completions
    }
    appearance.device = device
    adapt(to: device)
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.willLayOut(on: device)
    }
    placeContent()
  }

  /// Calls what is due after a layout.
  func didLayOut(on device: Device) {
    for completion in appearance.completions { completion() }
    appearance.completions = []
    for child in children where child.appearance.isFirst { child.didLayOut(on: device) }
    guard appearance.isFirst else { return }
    appearance.isFirst = false
    viewDidAppear(false)
  }

  /// Where containers fit their bars to a device.
  func adapt(to device: Device) {}
  /// Where containers place what they contain, once that has said what it wants of their bars.
  func placeContent() {}

  /// What the container calls when the controller is seen no more.
  final func disappear() {
    guard appearance.hasAppeared else { return }
    viewWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    appearance.hasAppeared = false
    viewDidDisappear(false)
  }

  /// What is covered of a device by its hardware and, where it is wanted, the status bar.
  final func safeArea(of device: Device) -> EdgeInsets {
    var decider = self
    while let child = decider.childForStatusBarHidden { decider = child }
    var area = device.safeAreaInsets
    // What is higher than a status bar is made by the sensor housing, which cannot be hidden.
    if decider.prefersStatusBarHidden, area.top <= 24 { area.top = 0 }
    return area
  }

  private struct Appearance {
    var hasAppeared = false
    var isFirst = false
    var device: Device?
    var completions: [() -> Void] = []
  }

  /// Who wants to hear of changes of which traits.
  final var traitObservers = TraitObservers()
  private var appearance = Appearance()
  private var loadedView: View?

  deinit { loadedView?.controller = nil }
}
