import Foundation

/// Places the view of a presented controller and the other views of the presentation, like UIKit's
/// `UIPresentationController`.
///
/// An app's subclass works as in UIKit: the presented controller has the style `.custom`, and its
/// transitioning delegate returns the subclass.
///
/// ```swift
/// final class BottomHalf: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     guard let bounds = containerView?.bounds else { return .zero }
///     return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
///   }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPresentationController: NSObject, TraitEnvironment {
  /// The controller that presents the other one.
  open var presentingViewController: ViewController { presenting }
  private final let presenting: ViewController
  /// The presented controller.
  open var presentedViewController: ViewController { presented }
  private final unowned let presented: ViewController
  /// The delegate, which adapts the presentation to other devices.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presented view; `nil` before the first layout with the presentation.
  open var containerView: View? { container }
  private final var container: PresentationContainer?
  /// Traits for the presented controller alone.
  open var overrideTraitCollection: Traits? {
    didSet { overrideTraits() }
  }

  /// Creates the presentation of a controller.
  public init(presentedViewController: ViewController, presenting presentingViewController: ViewController?) {
    presented = presentedViewController
    presenting = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view to place: that of the presented controller, unless a subclass wraps it.
  open var presentedView: View? { presentedViewController.view }
  /// The frame of the presented view; by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style for the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style for traits, as the delegate chooses; `.none` without a delegate.
  open func adaptivePresentationStyle(for traitCollection: Traits) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// Whether the presenting view is removed; without effect here, where it always stays.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the whole screen; without effect here.
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits of the container, or of the presenting controller before the first layout.
  open var traitCollection: Traits {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }
  /// Called in UIKit when the container's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: Traits?) {}
  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller prefers another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// The size of the presented view in a container; by default the container's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before a layout with other traits; never called here.
  open func willTransition(to newCollection: Traits, with coordinator: ViewControllerTransitionCoordinator) {}
  /// Called in UIKit when the presented view fits another size than before; never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called before a layout on a device of another size.
  open func viewWillTransition(to size: CGSize, with coordinator: ViewControllerTransitionCoordinator) {}

  /// Called before the presented view is added. Subclasses add their dimming view here.
  open func presentationTransitionWillBegin() {}
  /// Called after the first layout with the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view was removed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: In the tree

  /// Whether each layout sets the view's frame.
  var placesView: Bool { !ownsFrame }
  /// Whether the presented view has the elevated interface level, which is lighter in dark style.
  var isElevated: Bool { false }

  private func overrideTraits() {
    var traits = Traits(userInterfaceLevel: isElevated ? .elevated : .unspecified)
    traits.add(overrideTraitCollection ?? Traits())
    container?.ownTraits = traits
  }

  /// Sets up the views behind the presented view.
  func dress(_ container: PresentationContainer) {
    let coversAll = [.fullScreen, .currentContext].contains(presentationStyle)
    container.backgroundColor = coversAll ? .black : nil
  }

  /// Adds the presented view above all views of a tree.
  final func attach(to root: View, size: CGSize) {
    giveUp(unlessFor: size)
    if let container, container.superview === root {
      if root.subviews.last !== container { root.bringSubviewToFront(container) }
      return
    }
    let isFirst = container == nil
    let container = container ?? PresentationContainer(of: self)
    self.container = container
    overrideTraits()
    container.cover(root)
    guard isFirst else { return }
    // The constraints give the same frame from the first layout on; subclasses may read it before that.
    container.frame = CGRect(origin: root.bounds.origin, size: size)
    presentedViewController.state.coordinator = TransitionCoordinator()
    presentingViewController.state.coordinator = presentedViewController.state.coordinator
    presentationTransitionWillBegin()
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    // An animator adds the view itself.
    if let animator = presentingAnimator { animate(animator, presentedView, in: container) }
    if animatedSize == nil || presentedView.superview == nil { container.addSubview(presentedView) }
  }

  /// Lets the app's animator place the views.
  private func animate(
    _ animator: any UIViewControllerAnimatedTransitioning, _ presentedView: View, in container: View
  ) {
    let frame = presentedView.frame
    AppTransition(.presentation, of: self, in: container).run(animator)
    animatedSize = container.frame.size
    ownsFrame = presentedView.frame != frame || !presentedView.transform.isIdentity
  }

  /// The size of the container in which an animator has placed the views.
  private final var animatedSize: CGSize?
  /// Whether the animator has placed the view elsewhere than the presentation controller would.
  private final var ownsFrame = false

  /// Gives up what an animator has placed for a device of another size. Its code runs again then.
  private func giveUp(unlessFor size: CGSize) {
    guard let animatedSize, animatedSize != size else { return }
    presentedView?.removeFromSuperview()
    presentedView?.transform = .identity
    container?.removeFromSuperview()
    (container, self.animatedSize, ownsFrame) = (nil, nil, false)
  }

  /// Lets the app's animator undo what it did.
  final func letGo(animated: Bool) {
    guard let container, let animator = dismissingAnimator(animated) else { return }
    AppTransition(.dismissal, of: self, in: container).run(animator)
  }

  /// Ends the start of the presentation, after the first layout.
  final func didAttach() {
    guard let coordinator = presentedViewController.state.coordinator else { return }
    presentedViewController.state.coordinator = nil
    presentingViewController.state.coordinator = nil
    for completion in coordinator.completions { completion() }
    presentationTransitionDidEnd(true)
  }

  final func detach() {
    dismissalTransitionWillBegin()
    presentedViewController.disappear()
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    dismissalTransitionDidEnd(true)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension UIPresentationController: UIContentContainer {}

/// The container view of a presentation, which covers the root of the tree.
final class PresentationContainer: View {
  private weak var presentation: UIPresentationController?

  init(of presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    accessibilityIdentifier = "presentation"
  }

  /// What a controller sets for itself and its view does not apply to the controllers that it presents.
  override func addOwnTraits(to traits: inout Traits) {
    if let ownSuperview, !(ownSuperview is UIWindow) {
      traits.userInterfaceStyle = ownSuperview.surroundings.userInterfaceStyle
    }
    super.addOwnTraits(to: &traits)
  }

  /// Animators add the view that makes room to the container. Here it holds the container and stays where it is.
  override func insertSubview(_ view: View, at index: Int) {
    if !isDescendant(of: view) { super.insertSubview(view, at: index) }
  }
  override func insertSubview(_ view: View, aboveSubview sibling: View) {
    if !isDescendant(of: view) { super.insertSubview(view, aboveSubview: sibling) }
  }
  override func insertSubview(_ view: View, belowSubview sibling: View) {
    if !isDescendant(of: view) { super.insertSubview(view, belowSubview: sibling) }
  }

  override var isLaidOutEachTime: Bool { true }
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    presentation.dress(self)
    if presentation.placesView, let view = presentation.presentedView {
      let frame = presentation.frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
    }
    presentation.containerViewDidLayoutSubviews()
  }
}

/// The delegate that adapts a presentation to other devices. Every method has a default.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style of a presentation on a device of compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style of a presentation for traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: Traits
  ) -> UIModalPresentationStyle
  /// A controller to show in place of the presented one in another style; never called here.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> ViewController?
  /// Called in UIKit before a presentation is prepared for another style; never called here.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Called in UIKit before a presentation in another style begins; never called here.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  )
  /// Whether a swipe dismisses the presentation. Only tests call it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called in UIKit before a swipe dismisses the presentation. Only tests call it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called in UIKit after a swipe has dismissed the presentation. Only tests call it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called in UIKit after a swipe that could not dismiss the presentation. Only tests call it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.automatic` by default, which keeps the presentation's own style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    unanswered(self, .automatic)
  }
  /// Calls the method without traits by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: Traits
  ) -> UIModalPresentationStyle { unanswered(self, adaptivePresentationStyle(for: controller)) }
  /// Returns `nil` by default, for the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> ViewController? { nil }
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `true` by default.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { unanswered(self, true) }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
