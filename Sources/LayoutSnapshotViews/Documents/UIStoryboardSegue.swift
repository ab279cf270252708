import Foundation

/// A way from one controller to another.
open class UIStoryboardSegue: NSObject {
  /// The name in the storyboard.
  public final let identifier: String?
  /// From where.
  public final let source: ViewController
  /// To where.
  public final let destination: ViewController
  private let handler: () -> Void

  /// A segue.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, {})
  }

  /// A segue that does what a closure does.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (
      identifier, source, destination, performHandler
    )
  }

  /// Goes there.
  open func perform() { handler() }
}

/// Makes the animations of presentations. It is never asked, because a picture shows the end.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Animation controller: for presented.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Animation controller: for dismissed.
  func animationController(forDismissed dismissed: ViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Interaction controller for presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Interaction controller for dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The default implementation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Animates how one controller follows another.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Transition duration.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animate transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Animation ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing, unless a delegate says otherwise.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets fingers drive how one controller follows another.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Start interactive transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What is known while one controller follows another.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Container view.
  var containerView: View { get }
  /// Is animated.
  var isAnimated: Bool { get }
  /// Is interactive.
  var isInteractive: Bool { get }
  /// Transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// Complete transition.
  func completeTransition(_ didComplete: Bool)
  /// View controller: for key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController?
  /// View: for key.
  func view(forKey key: UITransitionContextViewKey) -> View?
  /// Initial frame.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Final frame.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// Which of the two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// To.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which of the two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// To.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
