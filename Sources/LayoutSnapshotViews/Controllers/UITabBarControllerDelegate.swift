/// The delegate of a tab bar controller, like UIKit's. As there, it is asked and told only when the user chooses an item, as
/// ``UITabBarItem/sendActions()`` does.
///
/// ```swift
/// func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
///   page !== account || user.isSignedIn
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a controller may be shown; true by default.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when the user has chosen the item of a controller, which may be the one that is shown already.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Called in UIKit before the user arranges the items; never called here.
  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])
  /// Called in UIKit before the user has arranged the items; never called here.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool)
  /// Called in UIKit when the user has arranged the items; never called here.
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool)
  /// The interface orientations; never asked for, because a test names its devices.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: TabBarController)
    -> UIInterfaceOrientationMask
  /// The orientation in which the controller appears; never asked for, because a test names its devices.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: TabBarController)
    -> UIInterfaceOrientation
  /// The interactive part of a transition; never asked for.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The animation of a transition; never asked for.
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns `true` by default.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool
  ) {}
  /// Those of the visible controller by default.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: TabBarController)
    -> UIInterfaceOrientationMask
  { unanswered(self, tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all) }
  /// Upright by default.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> UIInterfaceOrientation { unanswered(self, .portrait) }
  /// Returns `nil` by default.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil` by default.
  public func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
