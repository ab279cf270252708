/// The delegate of a navigation controller, like UIKit's. It is told which controller becomes visible.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before the view of a controller is shown; never animated here.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called when the view of a controller is shown.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
  /// The interface orientations; never asked for, because a test names its devices.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: NavigationController)
    -> UIInterfaceOrientationMask
  /// The interactive part of a transition; never asked for.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The animation of a transition; never asked for.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation, from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
  /// Those of the visible controller by default.
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: NavigationController)
    -> UIInterfaceOrientationMask
  { unanswered(self, navigationController.topViewController?.supportedInterfaceOrientations ?? .all) }
  /// Returns `nil` by default.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil` by default.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation, from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension NavigationController {
  /// What a transition does with the stack of controllers.
  public enum Operation: Int, Sendable {
    /// There is no transition.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }
}
