import Foundation

/// How a controller is shown over others. The numbers are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  /// Automatic.
  case automatic = -2
  /// None.
  case none = -1
  /// Full screen.
  case fullScreen = 0
  /// Page sheet.
  case pageSheet = 1
  /// Form sheet.
  case formSheet = 2
  /// Current context.
  case currentContext = 3
  /// Custom.
  case custom = 4
  /// Over full screen.
  case overFullScreen = 5
  /// Over current context.
  case overCurrentContext = 6
  /// Popover.
  case popover = 7
}

/// How a controller comes and goes; it is there or not, here. The numbers are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  /// Cover vertical.
  case coverVertical = 0
  /// Flip horizontal.
  case flipHorizontal = 1
  /// Cross dissolve.
  case crossDissolve = 2
  /// Partial curl.
  case partialCurl = 3
}

/// The colour of the status bar's letters, which no picture shows.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// Default.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// Fade.
  case fade = 1
  /// Slide.
  case slide = 2
}

/// What has a size within a container.
public protocol UIContentContainer: AnyObject {
  /// The size that the container is asked for.
  var preferredContentSize: CGSize { get }
}

extension ViewController: UIContentContainer {}

/// What a controller keeps that most never need.
struct ControllerState {
  var isEditing = false
  var isAppearing = false
  var presented: ViewController?
  weak var presenting: ViewController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var capturesStatusBar = false
  var definesContext = false
  var isModal = false
  var hidesBottomBar = false
  var preferredContentSize = CGSize.zero
  var restorationIdentifier: String?
  var storyboard: UIStoryboard?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}

extension ViewController {
  /// Puts a controller's view over everything, from edge to edge.
  final func presentNow(_ other: ViewController) {
    guard state.presented == nil, other !== self, let view = other.view,
      let ground = view.superview ?? self.view?.root
    else {
      return
    }
    state.presented = other
    other.state.presenting = self
    view.frame = ground.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.addSubview(view)
  }

  /// Takes away what is presented, or lets the presenting controller do it.
  final func dismissNow() {
    if let presented = state.presented {
      presented.dismissOthers()
      state.presented = nil
      presented.state.presenting = nil
      presented.disappear()
      presented.viewIfLoaded?.removeFromSuperview()
    } else {
      (state.presenting ?? parent)?.dismissNow()
    }
  }

  private func dismissOthers() { if state.presented != nil { dismissNow() } }
}

/// Knows a storyboard's scenes by name.
open class UIStoryboard: NSObject {
  /// The document's name.
  package final let name: String
  /// Where it is found.
  package final let bundle: Bundle?

  /// A storyboard by its name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
  }
}

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
