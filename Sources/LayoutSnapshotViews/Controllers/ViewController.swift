import Foundation

/// Manages a view and follows its lifecycle, like UIKit's `UIViewController`.
///
/// ```swift
/// let layout = try controller.layout(on: .iPhone15)
/// // loadView, viewDidLoad, viewWillAppear, viewIsAppearing, then viewWillLayoutSubviews and
/// // viewDidLayoutSubviews with every layout, and viewDidAppear after the first
/// ```
open class ViewController: UIResponder, TraitEnvironment, TraitObserving {
  /// Creates a controller that loads its view on first use.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller that loads its view from a nib: the named one, or one with the name of the class
  /// beside its source.
  public init(nibName: String?, bundle: Bundle?) { (givenNibName, givenNibBundle) = (nibName, bundle) }

  /// The name of the nib that was given.
  open var nibName: String? { givenNibName }
  /// The bundle that was given.
  open var nibBundle: Bundle? { givenNibBundle }
  private let givenNibName: String?
  private let givenNibBundle: Bundle?

  /// Whether the controller says how those that cover it are animated; false by default. It is only stored.
  open var providesPresentationContextTransitionStyle: Bool {
    get { state.providesTransitionStyle }
    set { state.providesTransitionStyle = newValue }
  }
  /// The scroll view that bars observe at an edge; `nil` unless one was set.
  open func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    state.contentScrollViews.last { $0.edge.isSuperset(of: edge) }?.view
  }
  /// The header's view that old tables turn with the device; always `nil`.
  open func rotatingHeaderView() -> View? { nil }
  /// The footer's view that old tables turn with the device; always `nil`.
  open func rotatingFooterView() -> View? { nil }
  /// Whether the pointer is hidden and fixed; false by default. There is no pointer here.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer; `nil` by default.
  open var childViewControllerForPointerLock: ViewController? { nil }
  /// Has no effect: there is no pointer here.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Called in UIKit after everything was restored that the app showed; never called here.
  open func applicationFinishedRestoringState() {}
  /// Whether actions of menus and keys reach the controller while it presents another; true by default.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// The view, loaded on first use.
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

  /// The view, if it is loaded.
  open var viewIfLoaded: View? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() has to set the view")
    viewDidLoad()
  }

  /// Creates the view. An override sets ``view`` and does not call `super`.
  open func loadView() { if !loadDocument() { view = View() } }
  /// Writes the controller into an archive in UIKit; does nothing here.
  open func encode(with coder: NSCoder) {}
  /// Called once after the view was loaded.
  open dynamic func viewDidLoad() {}
  /// Called before the first layout, and before a container first shows the controller.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Called right after ``viewWillAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called before a container shows another controller.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after a container has replaced the controller's view.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before a layout on a device of a different size than the last one.
  open func viewWillTransition(to size: CGSize, with coordinator: ViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the first layout, and before each layout with different traits than the last one.
  open func traitCollectionDidChange(_ previousTraitCollection: Traits?) {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's ``View/updateConstraints()`` is due. An override calls `super`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// The least margins that the system keeps at the sides of the view.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      leftToRight: .rootMargins(in: MarginRoom(loadedView?.layoutDevice ?? CurrentDevice.unwatched)))
  }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``, whatever is set; true by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { !state.ignoresMinimumMargins }
    set {
      state.ignoresMinimumMargins = !newValue
      loadedView?.tellMargins()
    }
  }
  /// Called before the view lays out its subviews.
  open dynamic func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open dynamic func viewDidLayoutSubviews() {}

  /// Insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }

  /// Insets for the bars of a container.
  final var containerInsets = EdgeInsets.zero
  /// All insets that are added to the view's safe area.
  final var allAdditionalSafeArea: EdgeInsets { additionalSafeAreaInsets + containerInsets }

  /// The innermost navigation controller that contains this controller.
  open var navigationController: NavigationController? { ancestor() }
  /// The innermost tab bar controller that contains this controller.
  open var tabBarController: TabBarController? { ancestor() }
  /// The innermost split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { ancestor() }
  /// The traits of the controller's view.
  open var traitCollection: Traits {
    if let viewIfLoaded { return viewIfLoaded.traitCollection }
    var traits = Traits.standard
    addOwnTraits(to: &traits)
    return traits
  }
  /// The light or dark style of the controller's view and the views inside it. ``UserInterfaceStyle/unspecified``, the
  /// default, inherits that of the views around it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { state.ownTraits.userInterfaceStyle }
    set { setOwnTraits { $0.userInterfaceStyle = newValue } }
  }
  /// The traits that the controller sets for a child; `nil` by default.
  open func overrideTraitCollection(forChild childViewController: ViewController) -> Traits? {
    let traits = childViewController.state.traitsFromParent
    return childViewController.parent === self && traits != Traits() ? traits : nil
  }
  /// Sets traits for a child and everything in its view; `nil` gives it the traits of the views around it.
  open func setOverrideTraitCollection(
    _ collection: Traits?, forChild childViewController: ViewController
  ) {
    childViewController.state.takeTraits(fromParent: collection ?? Traits())
    childViewController.viewIfLoaded?.traitsAreSet()
  }

  private func ancestor<Container: ViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// The title, which containers show.
  open var title: String? { didSet { if title != oldValue { noteForContainers() } } }
  /// The content of a navigation bar while the controller is on top.
  open var navigationItem: NavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = NavigationItem(of: self)
  /// The item of a tab bar for the controller; by default it has the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { state.tabBarItem ?? makeTabBarItem() }
    set {
      state.tabBarItem = newValue
      newValue?.controller = self
      noteForContainers()
    }
  }
  /// The items of a navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { state.toolbarItems }
    set {
      state.toolbarItems = newValue
      noteForContainers()
    }
  }
  /// Sets ``toolbarItems`` at once, without animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A bar button with the title "Edit" or, in editing mode, "Done", which toggles editing.
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

  /// Tells the window that a container shows something else of this controller, such as a title.
  ///
  /// Containers ask their controllers in each layout. So this asks for no layout but that of a shown window in the next turn
  /// of the run loop: controllers may set a title in each layout.
  final func noteForContainers() {
    var around = viewIfLoaded
    var controller = self
    while let parent = controller.ownParent {
      controller = parent
      around = parent.viewIfLoaded ?? around
    }
    around?.root.treeHasChanged()
  }

  private func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem()
    item.controller = self
    state.tabBarItem = item
    return item
  }
  /// The edges of the view that extend under bars; all by default.
  open var edgesForExtendedLayout: RectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { noteForContainers() } }
  }
  /// Whether edges also extend under opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { noteForContainers() } }
  }
  /// Whether the status bar is hidden; false by default.
  open dynamic var prefersStatusBarHidden: Bool { false }
  /// The child controller that decides about the status bar; `nil` if this controller decides.
  open dynamic var childForStatusBarHidden: ViewController? { nil }

  /// The child controllers, in the order in which they were added.
  open var children: [ViewController] { childControllers }
  private final var childControllers: [ViewController] = []
  /// The controller that contains this one.
  open var parent: ViewController? { ownParent }
  private final weak var ownParent: ViewController?

  /// Adds a child controller. Its view has to be added separately.
  open func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.ownParent = self
  }

  /// Puts the view of a child in place of another's at once, makes the changes, and calls the completion.
  ///
  /// The lifecycle calls of the two children are made as in UIKit.
  open func transition(
    from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval,
    options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { transitionNow(from: fromViewController, to: toViewController, animations, completion) }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let ownParent else { return }
    ownParent.childControllers.removeAll { $0 === self }
    self.ownParent = nil
    containerInsets = .zero
    if state.traitsFromParent != Traits() {
      state.traitsFromParent = Traits()
      viewIfLoaded?.traitsAreSet()
    }
    didMove(toParent: nil)
  }

  /// Called before the controller is added to a parent or removed from it.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to a parent or removed from it.
  open func didMove(toParent parent: ViewController?) {}

  /// Lays out the controller's view at the size of a device.
  ///
  /// - Throws: ``LayoutError``.
  public final func layout(on device: Device) throws(LayoutError) -> Layout { try view.layout(on: device) }

  /// Makes the lifecycle calls before a layout, for this controller and its visible children.
  func willLayOut(on device: Device) {
    guard let view else { return }
    if !appearance.hasAppeared {
      appearance.hasAppeared = true
      appearance.isFirst = true
      viewWillAppear(false)
      viewIsAppearing(false)
    }
    if let old = appearance.device, old.size != device.size, parent == nil {
      let coordinator = TransitionCoordinator()
      state.coordinator = coordinator
      viewWillTransition(to: device.size, with: coordinator)
      state.presentation?.viewWillTransition(to: device.size, with: coordinator)
      state.coordinator = nil
      appearance.completions = coordinator.completions
    }
    appearance.device = device
    updateUnavailable()
    adapt(to: device)
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.willLayOut(on: device)
    }
    placeContent()
    layOutPresented(on: device, over: view.root)
  }

  /// Makes the lifecycle calls after a layout.
  func didLayOut(on device: Device) {
    for completion in appearance.completions { completion() }
    appearance.completions = []
    for child in children where child.appearance.isFirst { child.didLayOut(on: device) }
    if let presented = state.presented {
      presented.didLayOut(on: device)
      presented.presentation?.didAttach()
    }
    guard appearance.isFirst else { return }
    appearance.isFirst = false
    viewDidAppear(false)
  }

  /// Adapts the bars of a container to a device.
  func adapt(to device: Device) {}
  /// Places the children of a container, once they have set what they need of its bars.
  func placeContent() {}

  /// Removes the view and makes the lifecycle calls for a controller that is no longer visible.
  final func disappear() {
    guard appearance.hasAppeared else { return }
    viewWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    appearance.hasAppeared = false
    viewDidDisappear(false)
  }

  /// The safe area of a device: its hardware and, unless it is hidden, the status bar.
  final func safeArea(of device: Device) -> EdgeInsets {
    let decider = decider(\.childForStatusBarHidden)
    var area = device.safeAreaInsets
    // Insets above 24 points come from the sensor housing, which cannot be hidden.
    if decider.prefersStatusBarHidden, area.top <= 24 { area.top = 0 }
    return area
  }

  // MARK: Focus

  /// Where the focus goes first; the view by default. Nothing is focused here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Has no effect, as nothing is focused here.
  open func setNeedsFocusUpdate() {}
  /// Has no effect, as nothing is focused here.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move. Only tests call it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called in UIKit when the focus has moved. Only tests call it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }
  override var focus: Focus? { loadedView?.treeFocus }

  // MARK: Memory and editing

  /// Called in UIKit when memory is short; only tests call it.
  open func didReceiveMemoryWarning() {}
  /// Whether the controller is in editing mode.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets ``isEditing`` at once, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    state.isEditing = editing
    state.editButtonItem?.title = editing ? "Done" : "Edit"
    state.editButtonItem?.style = editing ? .done : .plain
  }

  // MARK: Presenting

  /// The controller that this one or one of its parents presents.
  open var presentedViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.state.presented).first
  }
  /// The controller that presents this one or one of its parents.
  open var presentingViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.state.presenting).first
  }
  /// The presentation controller, created for the presentation style on first use.
  open var presentationController: UIPresentationController? { presenter?.presentation }
  /// The presentation controller, if it presents a sheet or a popover.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller, if it presents a popover; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The coordinator of the current change of size or presentation; `nil` without one.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { presenter?.state.coordinator }
  /// The innermost controller, from this one outward, that is presented or changes its size; else this one.
  private final var presenter: ViewController? {
    sequence(first: self, next: \.parent).first { $0.state.presenting != nil || $0.state.coordinator != nil }
      ?? self
  }
  /// The presentation style.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { state.presentationStyle }
    set {
      // Another style needs another presentation controller, unless the presentation has begun.
      if newValue != state.presentationStyle, state.presentation?.containerView == nil {
        state.presentation = nil
      }
      state.presentationStyle = newValue
    }
  }
  /// The animation of the presentation; remembered, without effect here.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { state.transitionStyle }
    set { state.transitionStyle = newValue }
  }
  /// Whether the controller decides about the status bar without filling the screen; false by default.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { state.capturesStatusBar }
    set { state.capturesStatusBar = newValue }
  }
  /// Whether a presented controller covers only this one; remembered, without effect here.
  open var definesPresentationContext: Bool {
    get { state.definesContext }
    set { state.definesContext = newValue }
  }
  /// Whether a swipe cannot dismiss the controller; remembered, without effect here.
  open var isModalInPresentation: Bool {
    get { state.isModal }
    set { state.isModal = newValue }
  }
  /// The delegate for presentations of the style `.custom`. Its animations are never asked for.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { state.transitioningDelegate }
    set { state.transitioningDelegate = newValue }
  }
  /// Whether the controller is being presented; always false, as there are no animations.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed; always false, as there are no animations.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is moving into a container; always false, as there are no animations.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is moving out of a container; always false, as there are no animations.
  open var isMovingFromParent: Bool { false }
  /// Presents a controller by its presentation style, without animation, and calls the completion at once.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag)
    completion?()
  }
  /// Removes the presented controller, or this one if it presents none, and calls the completion.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag)
    completion?()
  }
  /// Pushes a controller in the navigation controller, or presents it without one.
  open func show(_ vc: ViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller as the content of the split view controller, or else as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  // MARK: Sizes of containers

  /// The size that the controller prefers in its container.
  open var preferredContentSize: CGSize {
    get { state.preferredContentSize }
    set {
      guard newValue != state.preferredContentSize else { return }
      state.preferredContentSize = newValue
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      state.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a child sets another preferred size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called in UIKit when the fitting size of a child changes; never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size for a child; by default that of the parent. Containers here do not call it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  /// Called in UIKit before the traits change; never called here. The default calls the children.
  open func willTransition(
    to newCollection: Traits, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Begins the appearance or disappearance of a child, with the calls that belong to it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    state.isAppearing = isAppearing
  }
  /// Ends the appearance or disappearance of a child, with the calls that belong to it.
  open func endAppearanceTransition() {
    if state.isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  /// Whether a container forwards appearance calls to its children; without effect here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Bars

  /// Whether the controller's interface can rotate; without effect here.
  open dynamic var shouldAutorotate: Bool { true }
  /// Asks UIKit to rotate the interface; without effect here.
  public class func attemptRotationToDeviceOrientation() {}
  /// The orientation of the device that is being laid out.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The supported orientations; without effect here.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation of a presentation; without effect here.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The text color of the status bar, which devices with `statusBar(.drawn)` show.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of the status bar; without effect here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator hides itself; without effect here.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges at which system gestures are deferred; without effect here.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// The child that decides about the status bar's text color; `nil` if this controller decides.
  open dynamic var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides about the home indicator; without effect here.
  open dynamic var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// Requests a layout with the current choice about the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { loadedView?.setNeedsLayout() }
  /// Has no effect, as snapshots do not show the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect, as there are no gestures of the system.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that decides about system gestures; without effect here.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// Has no effect: a snapshot's device decides about the orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the tab bar is hidden as long as the controller is in a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { state.hidesBottomBar }
    set {
      state.hidesBottomBar = newValue
      noteForContainers()
    }
  }

  // MARK: Content that is not there

  /// What the view shows in place of its content, such as ``UIContentUnavailableConfiguration``; `nil` by default.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { state.unavailable?.configuration }
    set { showUnavailable(newValue) }
  }
  /// The state for ``updateContentUnavailableConfiguration(using:)``.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if navigationController != nil { state.searchText = navigationItem.searchController?.searchBar.text }
    return state
  }
  /// Makes the next layout call ``updateContentUnavailableConfiguration(using:)``.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    state.needsUnavailableUpdate = true
    loadedView?.setNeedsLayout()
  }
  /// Override it to set ``contentUnavailableConfiguration``. It is called before a layout that follows a request.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Storyboards

  /// The storyboard that created the controller.
  open package(set) var storyboard: UIStoryboard? {
    get { state.storyboard }
    set { state.storyboard = newValue }
  }
  /// Performs a segue of the storyboard, after ``prepare(for:sender:)``.
  ///
  /// - Precondition: the controller comes from a storyboard, and its scene has a segue with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let perform = state.segues else {
      fatalError("\(type(of: self)) does not come from a storyboard, so it has no segue \(identifier)")
    }
    perform(identifier, sender)
  }
  /// Makes the destination of a segue by the method that the document names for it.
  ///
  /// The result is `.some(nil)` if the method leaves it to the destination's own `init(coder:)`, and `nil` if the class has no
  /// such method. The app's classes override it once their sources are prepared: see [Coming from UIKit](UIKit.md).
  open func _destination(_ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?)
    -> ViewController??
  { nil }
  /// Called before a segue shows another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether the controller takes part in going back to an earlier one. Only tests call it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: ViewController, sender: Any?
  ) -> Bool { false }
  /// The children to search for the controller that the reader goes back to. Only tests call it.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [ViewController] {
    children
  }
  /// The child that an unwind goes back through. Only tests call it.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> ViewController? {
    children.first { child in sequence(first: source.source, next: \.parent).contains { $0 === child } }
  }
  /// Called in UIKit when the reader goes back through the controller. Only tests call it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: ViewController) {}
  /// The controller that performs an action: this one or one of its parents.
  open func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }
  /// Whether a segue may be performed that a control or a bar's item begins.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The identifier for restoring state; remembered, without effect here.
  open var restorationIdentifier: String? {
    get { state.restorationIdentifier }
    set { state.restorationIdentifier = newValue }
  }

  /// Creates the presentation controller for the presentation style.
  func makePresentation() -> UIPresentationController? {
    switch modalPresentationStyle {
    case .none: nil
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: state.presenting)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: state.presenting)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: state.presenting, source: state.presenting ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: state.presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      UIPresentationController(presentedViewController: self, presenting: state.presenting)
    }
  }

  final var state = ControllerState()

  private struct Appearance {
    var hasAppeared = false
    var isFirst = false
    var device: Device?
    var completions: [() -> Void] = []
  }

  /// The observers of trait changes.
  final var traitObservers = TraitObservers()
  private var appearance = Appearance()
  private var loadedView: View?

  deinit { loadedView?.controller = nil }
}
