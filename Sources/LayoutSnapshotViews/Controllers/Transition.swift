/// Where code is put that goes along with a change of size, as UIKit's `UIViewControllerTransitionCoordinator`.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Has the changes made before the layout, and the completion called after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a change of size while it goes on.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes time; in a snapshot nothing does.
  var isAnimated: Bool { get }
  /// Whether it was called off; it never is.
  var isCancelled: Bool { get }
}

extension ViewControllerTransitionCoordinator {
  /// Has the changes made before the layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of size that is over at once.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  let isAnimated = false
  let isCancelled = false
  private(set) var completions: [() -> Void] = []

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append { completion(self) } }
    return true
  }
}
