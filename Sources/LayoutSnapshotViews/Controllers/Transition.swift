/// Runs code along with a change of size, like UIKit's `UIViewControllerTransitionCoordinator`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs the changes before the layout and the completion after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The context of a change of size.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated; always false here.
  var isAnimated: Bool { get }
  /// Whether the change was canceled; always false here.
  var isCancelled: Bool { get }
}

extension ViewControllerTransitionCoordinator {
  /// Runs the changes before the layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A coordinator of a change that happens at once.
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
