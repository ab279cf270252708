import Foundation

/// A transition from one controller to another, like UIKit's `UIStoryboardSegue`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard.
  public final let identifier: String?
  /// The controller from which the segue starts.
  public final let source: ViewController
  /// The controller that the segue shows.
  public final let destination: ViewController
  private let handler: () -> Void

  /// Creates a segue whose ``perform()`` does nothing.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, {})
  }

  /// Creates a segue whose ``perform()`` runs a closure.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (
      identifier, source, destination, performHandler
    )
  }

  /// Shows the destination.
  open func perform() { handler() }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The delegate of presentations: it has their animators and, with the style `.custom`, their presentation controllers.
///
/// An animator is asked for if the presentation is animated. Its code runs once, animations take effect at once, and what is
/// left in the container is in the picture.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of a presentation.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal.
  func animationController(forDismissed dismissed: ViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// The interactive part of a presentation; never called here.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interactive part of a dismissal; never called here.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller of a controller with the style `.custom`.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil` by default: the controller fills the window.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController? { nil }
  /// Returns `nil` by default.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil` by default.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil` by default.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil` by default.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Animates the transition between controllers. Only those of presentations are called here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the animation in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Runs the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the animation has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Controls a transition by touches; never called here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the interactive transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The context of a transition between controllers.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether touches control the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// Reports the end of the transition.
  func completeTransition(_ didComplete: Bool)
  /// The controller that leaves or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController?
  /// The view that leaves or the one that comes.
  func view(forKey key: UITransitionContextViewKey) -> View?
  /// The frame of a controller's view before the transition.
  func initialFrame(for vc: ViewController) -> CGRect
  /// The frame of a controller's view after the transition.
  func finalFrame(for vc: ViewController) -> CGRect
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How far the device is turned meanwhile; not at all here.
  var targetTransform: CGAffineTransform { get }
  /// Reports how far a finger has led the transition. It has no effect here.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that a finger has let the transition go on. It has no effect here.
  func finishInteractiveTransition()
  /// Reports that a finger has led the transition back. It has no effect here.
  func cancelInteractiveTransition()
  /// Reports that a finger holds the transition. It has no effect here.
  func pauseInteractiveTransition()
}

extension UIViewControllerContextTransitioning {
  /// Returns `.custom` by default.
  public var presentationStyle: UIModalPresentationStyle { .custom }
  /// Returns the identity.
  public var targetTransform: CGAffineTransform { .identity }
  /// Does nothing by default.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// Does nothing by default.
  public func finishInteractiveTransition() {}
  /// Does nothing by default.
  public func cancelInteractiveTransition() {}
  /// Does nothing by default.
  public func pauseInteractiveTransition() {}
}

/// One of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that leaves.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// One of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that leaves.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
