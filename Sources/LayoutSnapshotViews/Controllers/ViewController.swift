import Foundation

/// Owns a view and follows its lifecycle, like UIKit's `UIViewController`.
///
/// ```swift
/// let layout = try controller.layout(on: .iPhone15)
/// // loadView, viewDidLoad, viewWillAppear, viewIsAppearing, then viewWillLayoutSubviews and
/// // viewDidLayoutSubviews with every layout, and viewDidAppear after the first
/// ```
open class ViewController: UIResponder, TraitEnvironment, TraitObserving {
  /// A controller whose view is loaded when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// A controller whose view a document makes: of the name, or of the class's, if there is one beside its source.
  public init(nibName: String?, bundle: Bundle?) { (self.nibName, nibBundle) = (nibName, bundle) }

  /// The name of the document that was asked for.
  public final let nibName: String?
  /// Where that document was to be found.
  public final let nibBundle: Bundle?

  /// The view, which is loaded when it is first asked for.
  open var view: View! {
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
  open var viewIfLoaded: View? { loadedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that has been done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() has to set the view")
    viewDidLoad()
  }

  /// Makes the view; an override sets ``view`` and does not call `super`.
  open func loadView() { if !loadDocument() { view = View() } }
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
  /// Called when the view's ``View/updateConstraints()`` is due; an override calls `super`.
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
  open var navigationController: NavigationController? { ancestor() }
  /// The innermost tab bar controller that this one is in.
  open var tabBarController: TabBarController? { ancestor() }
  /// What surrounds the controller's view.
  open var traitCollection: Traits { viewIfLoaded?.traitCollection ?? .standard }

  private func ancestor<Container: ViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// What the controller is called; containers show it.
  open var title: String?
  /// What a navigation bar shows while the controller is on top.
  open var navigationItem: NavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = NavigationItem(of: self)
  /// What a tab bar shows for the controller; by default its title.
  open var tabBarItem: UITabBarItem! {
    get { state.tabBarItem ?? makeTabBarItem() }
    set {
      state.tabBarItem = newValue
      newValue?.controller = self
    }
  }
  /// What a navigation controller's toolbar shows while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { state.toolbarItems }
    set { state.toolbarItems = newValue }
  }
  /// Sets what a toolbar shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A button that says "Edit" or, while the controller is edited, "Done".
  open var editButtonItem: UIBarButtonItem {
    if let item = state.editButtonItem { return item }
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = Action { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    state.editButtonItem = item
    return item
  }

  private func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem()
    item.controller = self
    state.tabBarItem = item
    return item
  }
  /// Which edges of the view lie under bars; all by default.
  open var edgesForExtendedLayout: RectEdge = .all
  /// Whether they also extend under opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether there is no status bar over the view; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The child controller that decides on the status bar; nil if this one decides.
  open var childForStatusBarHidden: ViewController? { nil }

  /// The controllers in this one, in the order in which they were added.
  open var children: [ViewController] { childControllers }
  private final var childControllers: [ViewController] = []
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
    childControllers.append(child)
    child.parent = self
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.childControllers.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller is added to or taken from another one.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to or taken from another one.
  open func didMove(toParent parent: ViewController?) {}

  /// Lays out the controller's view, which fills a device.
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

  open override var next: UIResponder? { loadedView?.superview ?? parent }
  override var focus: Focus? { loadedView?.treeFocus }

  // MARK: Memory and editing

  /// Called when memory is short; a test calls it itself.
  open func didReceiveMemoryWarning() {}
  /// Whether the view can be edited.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Says whether the view can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    state.isEditing = editing
    state.editButtonItem?.title = editing ? "Done" : "Edit"
    state.editButtonItem?.style = editing ? .done : .plain
  }

  // MARK: Presenting

  /// The controller that this one shows over everything.
  open var presentedViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.state.presented).first
  }
  /// The controller that shows this one.
  open var presentingViewController: ViewController? { state.presenting }
  /// How it is shown over others.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { state.presentationStyle }
    set { state.presentationStyle = newValue }
  }
  /// How it comes and goes.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { state.transitionStyle }
    set { state.transitionStyle = newValue }
  }
  /// Whether it decides about the status bar although it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { state.capturesStatusBar }
    set { state.capturesStatusBar = newValue }
  }
  /// Whether a presented controller covers only this one.
  open var definesPresentationContext: Bool {
    get { state.definesContext }
    set { state.definesContext = newValue }
  }
  /// Whether a swipe does not take it away.
  open var isModalInPresentation: Bool {
    get { state.isModal }
    set { state.isModal = newValue }
  }
  /// The delegate for the animation of its presentation. It is never asked.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { state.transitioningDelegate }
    set { state.transitioningDelegate = newValue }
  }
  /// Whether it is coming now.
  open var isBeingPresented: Bool { false }
  /// Whether it is going now.
  open var isBeingDismissed: Bool { false }
  /// Whether it is coming into a container now.
  open var isMovingToParent: Bool { false }
  /// Whether it is leaving a container now.
  open var isMovingFromParent: Bool { false }
  /// Shows a controller over everything; there is no animation, so it is there at once.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent)
    completion?()
  }
  /// Takes away what this controller presents, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow()
    completion?()
  }
  /// Shows a controller as the container around does.
  open func show(_ vc: ViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller beside, or as the container around does.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) { show(vc, sender: sender) }

  // MARK: Sizes of containers

  /// The size that a container is asked for.
  open var preferredContentSize: CGSize {
    get { state.preferredContentSize }
    set {
      guard newValue != state.preferredContentSize else { return }
      state.preferredContentSize = newValue
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a child asks for another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when a child's constraints give another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child is to have.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  /// Called before a layout with other size classes.
  open func willTransition(
    to newCollection: Traits, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Says that a child comes or goes.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    state.isAppearing = isAppearing
  }
  /// Says that the child has come or gone.
  open func endAppearanceTransition() {
    if state.isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  /// Whether children are told of coming and going.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Bars

  /// Whether the device turns it.
  open var shouldAutorotate: Bool { true }
  /// How it may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How it is turned at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The colour of the status bar's letters, which no picture shows.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator fades.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Which edges the system's gestures have to wait for.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// Who decides on the status bar's letters.
  open var childForStatusBarStyle: ViewController? { nil }
  /// Who decides on the home indicator.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// Says that what is asked about the status bar has changed.
  open func setNeedsStatusBarAppearanceUpdate() { loadedView?.setNeedsLayout() }
  /// Says that what is asked about the home indicator has changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Says that what is asked about the system's gestures has changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Who decides on the system's gestures.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// Says that what is asked about turning has changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether a tab bar goes while this controller is on top.
  open var hidesBottomBarWhenPushed: Bool {
    get { state.hidesBottomBar }
    set { state.hidesBottomBar = newValue }
  }

  // MARK: Storyboards

  /// The storyboard that the controller comes from.
  open package(set) var storyboard: UIStoryboard? {
    get { state.storyboard }
    set { state.storyboard = newValue }
  }
  /// Goes where a segue of the storyboard leads, as ``prepare(for:sender:)`` has made it ready.
  ///
  /// - Precondition: the controller comes from a storyboard, and its scene has a segue of that name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let perform = state.segues else {
      fatalError("\(type(of: self)) comes from no storyboard, so it has no segue \(identifier)")
    }
    perform(identifier, sender)
  }
  /// Called before another controller is shown by a segue.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The name by which a state is restored.
  open var restorationIdentifier: String? {
    get { state.restorationIdentifier }
    set { state.restorationIdentifier = newValue }
  }

  final var state = ControllerState()

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
