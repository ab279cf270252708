import Foundation

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

extension ViewControllerTransitionCoordinatorContext {
  /// Whether a finger leads the change; it never does here.
  public var isInteractive: Bool { false }
  /// Whether a finger began the change; it never does here.
  public var initiallyInteractive: Bool { false }
  /// How much of the change is done; all of it.
  public var percentComplete: CGFloat { 1 }
  /// The duration of the change; none.
  public var transitionDuration: TimeInterval { 0 }
  /// The curve of the change.
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// The speed of the rest of the change.
  public var completionVelocity: CGFloat { 1 }
  /// How far the device is turned; not at all here, where the new layout begins anew.
  public var targetTransform: CGAffineTransform { .identity }
  /// One of the controllers of the change; `nil`, as the change happens at once.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController? { nil }
  /// One of the views of the change; `nil`, as the change happens at once.
  public func view(forKey key: UITransitionContextViewKey) -> View? { nil }
}

extension ViewControllerTransitionCoordinator {
  /// Runs the changes before the layout and the completion after it, wherever the view is.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Has no effect: no finger leads the change.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Has no effect: no finger leads the change.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}
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
