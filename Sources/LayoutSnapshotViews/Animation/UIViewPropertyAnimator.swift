import Foundation

/// Animates changes of views, like UIKit's `UIViewPropertyAnimator`. Here the changes are made at once.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: NSObject, NSCopying, UIViewImplicitlyAnimating {
  /// The duration that was given; it has no effect.
  public final let duration: TimeInterval
  /// The delay that was given; it has no effect.
  open private(set) var delay: TimeInterval = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a curve, which has no effect.
  public required init(duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }
  /// Creates an animator with control points, which have no effect.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Creates an animator with a spring, which has no effect.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  /// Creates an animator with a timing, which has no effect.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .linear)
  }
  /// Makes the changes and calls the completion at once.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// The state; always inactive.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs; always false.
  open var isRunning: Bool { false }
  /// Whether the animation is reversed; remembered only.
  open var isReversed = false
  /// The completed part of the animation; 1 after ``startAnimation()``.
  open var fractionComplete: CGFloat = 0
  /// Whether touches can interrupt the animation; remembered only.
  open var isInterruptible = true
  /// Whether views can be touched during the animation; remembered only.
  open var isUserInteractionEnabled = true
  /// Whether scrubbing is linear; remembered only.
  open var scrubsLinearly = true
  /// Whether the animation pauses at its end; remembered only.
  open var pausesOnCompletion = false

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes; the delay has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes and calls the completions at once.
  open func startAnimation() {
    let (changes, followers) = (animations, completions)
    (animations, completions, fractionComplete) = ([], [], 1)
    for change in changes { change() }
    for follower in followers { follower(.end) }
  }
  /// Makes the changes and calls the completions at once, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Has no effect, as the animation never runs.
  open func pauseAnimation() {}
  /// Makes the changes and calls the completions at once.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
  /// Discards changes that were not made yet.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  /// Calls the completions with a position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let followers = completions
    completions = []
    for follower in followers { follower(finalPosition) }
  }

  /// An animator with the same values, which makes the same changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyWithViews {
      let copy = Self(duration: duration, curve: .linear)
      (copy.delay, copy.animations, copy.completions) = (delay, animations, completions)
      (copy.isReversed, copy.fractionComplete) = (isReversed, fractionComplete)
      (copy.isInterruptible, copy.isUserInteractionEnabled) = (isInterruptible, isUserInteractionEnabled)
      (copy.scrubsLinearly, copy.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
      return copy
    }
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The position at which an animation ends. Raw values match UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// Where it was.
  case current = 2
}

/// The state of an animation. Raw values match UIKit's.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// Not started.
  case inactive = 0
  /// Started.
  case active = 1
  /// Stopped.
  case stopped = 2
}

/// The timing of an animation; without effect here.
public protocol UITimingCurveProvider: AnyObject, NSCopying {}

/// The timing of a cubic curve; without effect here.
open class UICubicTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
  /// Creates the timing of a named curve.
  public convenience init(animationCurve curve: View.AnimationCurve) { self.init() }
  /// Creates the timing of a curve with control points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { self.init() }

  /// The object itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The timing of a spring; without effect here.
open class UISpringTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
  /// Creates the timing of a spring with a damping ratio.
  public convenience init(
    dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    self.init()
  }
  /// Creates the timing of a spring with its physical properties.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init()
  }
  /// Creates the timing of a spring that bounces.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    self.init()
  }

  /// The object itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension View {
  /// The curve of an animation; without effect here. Raw values match UIKit's.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// Slow at the beginning and the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed throughout.
    case linear = 3
  }
}
