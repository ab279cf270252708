import Foundation

/// Drives a transition with a finger, like UIKit's class of this name. Transitions end at once here, so it drives none.
///
/// ```swift
/// func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
///   -> (any UIViewControllerInteractiveTransitioning)?
/// { swipe.isActive ? percentDriven : nil }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The time that the transition takes; always 0.
  open var duration: CGFloat { 0 }
  /// How much of the transition is done, from 0 to 1, as it was last said.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition; 1 by default. It is only stored.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition. It is only stored.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The curve of the transition. It is only stored.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with a finger; true by default. It is only stored.
  open var wantsInteractiveStart = true

  /// Called in UIKit when the transition begins. Only tests call it.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Holds the transition. It has no effect here.
  open func pause() {}
  /// Says how much of the transition is done.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
  /// Goes back to the beginning.
  open func cancel() { percentComplete = 0 }
  /// Goes on to the end.
  open func finish() { percentComplete = 1 }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
