import Foundation
import LayoutSnapshotSupport

/// A transition that an app animates, seen when it is over.
///
/// Animations take effect at once here, so what is left in the container afterwards is what a phone shows at rest.
final class AppTransition: NSObject, UIViewControllerContextTransitioning {
  /// Whether somebody comes or goes.
  enum Direction { case presentation, dismissal }

  let containerView: View
  private let presentation: UIPresentationController
  private let direction: Direction
  private var isOver = false
  /// Whether the animator said that the transition was completed.
  private(set) var wasCompleted = false

  init(_ direction: Direction, of presentation: UIPresentationController, in container: View) {
    (self.direction, self.presentation, containerView) = (direction, presentation, container)
  }

  /// Lets an animator do what it does.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    animator.animateTransition(using: self)
    if !isOver {
      AbsentNames.shared.note(
        .look,
        "\(type(of: animator)) has not ended its transition when its code was over. What it does later is not drawn."
      )
      isOver = true
      wasCompleted = true
    }
    animator.animationEnded(wasCompleted)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  func completeTransition(_ didComplete: Bool) { (isOver, wasCompleted) = (true, didComplete) }

  private var coming: ViewController {
    direction == .presentation ? presentation.presentedViewController : presentation.presentingViewController
  }
  private var leaving: ViewController {
    direction == .presentation ? presentation.presentingViewController : presentation.presentedViewController
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: leaving
    case .to: coming
    default: nil
    }
  }

  /// The views of the transition. That of the presenting controller is one only if it makes room.
  func view(forKey key: UITransitionContextViewKey) -> View? {
    guard let controller = viewController(forKey: key == .from ? .from : .to) else { return nil }
    if controller === presentation.presentedViewController { return presentation.presentedView }
    return [.fullScreen, .currentContext].contains(presentationStyle) ? controller.view : nil
  }

  func initialFrame(for controller: ViewController) -> CGRect {
    controller === leaving ? controller.view.frame : .zero
  }

  func finalFrame(for controller: ViewController) -> CGRect {
    guard controller === coming else { return .zero }
    return direction == .presentation
      ? presentation.frameOfPresentedViewInContainerView : containerView.bounds
  }
}

extension UIPresentationController {
  /// Who animates the presentation, if an app's object does.
  final var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    guard presentedViewController.state.isAnimated, isAnimatedByApps else { return nil }
    return presentedViewController.transitioningDelegate?.animationController(
      forPresented: presentedViewController, presenting: presentingViewController,
      source: presentingViewController)
  }

  /// Who animates the dismissal.
  final func dismissingAnimator(_ animated: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard animated, isAnimatedByApps else { return nil }
    return presentedViewController.transitioningDelegate?.animationController(
      forDismissed: presentedViewController)
  }

  private var isAnimatedByApps: Bool {
    switch presentationStyle {
    case .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .popover: false
    }
  }
}
