/// Knows the pages of a page controller, like UIKit's protocol.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// The page after one; nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// The number of dots below the pages; none by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The number of the dot of the page that is shown, from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { unanswered(self, 0) }
  /// The first by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { unanswered(self, 0) }
}

/// Is told of the transitions of a page controller in UIKit; here nothing moves, so no method is called.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called in UIKit before a gesture turns pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// Called in UIKit after a gesture has turned pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Asked in UIKit when a device is turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The interface orientations; never asked for, because a test names its devices.
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
  /// The location that the controller has.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { unanswered(self, pageViewController.spineLocation) }
  /// Those of the page that is shown.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { unanswered(self, pageViewController.viewControllers?.first?.supportedInterfaceOrientations ?? .all) }
}
