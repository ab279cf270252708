import Foundation

/// Changes views over time; here at once.
open class UIViewPropertyAnimator: NSObject {
  /// How long it would take.
  public final let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Changes along a curve.
  public required init(duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }
  /// Changes along a curve with control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Changes like a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  /// Changes along some timing.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .linear)
  }
  /// Changes that begin at once.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// How far it is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it goes now.
  open var isRunning: Bool { false }
  /// Whether it goes back.
  open var isReversed = false
  /// How much of it is done.
  open var fractionComplete: CGFloat = 0
  /// Whether fingers can stop it.
  open var isInterruptible = true
  /// Whether fingers reach the views.
  open var isUserInteractionEnabled = true
  /// Whether fingers that scrub move it linearly.
  open var scrubsLinearly = true
  /// Whether it can go back when it is over.
  open var pausesOnCompletion = false

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that begin late.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  /// Adds what follows.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes, and what follows.
  open func startAnimation() {
    let (changes, followers) = (animations, completions)
    (animations, completions, fractionComplete) = ([], [], 1)
    for change in changes { change() }
    for follower in followers { follower(.end) }
  }
  /// Makes the changes.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Stops at the current state.
  open func pauseAnimation() {}
  /// Goes on to the end.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
  /// Ends it.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  /// Says what it ends with.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let followers = completions
    completions = []
    for follower in followers { follower(finalPosition) }
  }
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  /// End.
  case end = 0
  /// Start.
  case start = 1
  /// Current.
  case current = 2
}

/// How far an animation is.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// Inactive.
  case inactive = 0
  /// Active.
  case active = 1
  /// Stopped.
  case stopped = 2
}

/// Says how an animation goes from beginning to end.
public protocol UITimingCurveProvider: AnyObject {}

/// Along a curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// A curve by name.
  public convenience init(animationCurve curve: View.AnimationCurve) { self.init() }
  /// A curve by its control points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { self.init() }
}

/// Like a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring that is damped.
  public convenience init(
    dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    self.init()
  }
  /// A spring by its parts.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init()
  }
}

extension View {
  /// How an animation goes. The numbers are UIKit's.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// Ease in out.
    case easeInOut = 0
    /// Ease in.
    case easeIn = 1
    /// Ease out.
    case easeOut = 2
    /// Linear.
    case linear = 3
  }
}
