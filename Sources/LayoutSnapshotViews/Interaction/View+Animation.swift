import Foundation

/// Animations, of which a snapshot shows the end: their changes are made at once.
///
/// ```swift
/// heightConstraint.constant = 120
/// View.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
/// ```
extension View {
  /// Whether changes are animated; they never are.
  public static var areAnimationsEnabled: Bool { false }
  /// Says whether changes are animated, which has no effect.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// How long the animation around takes.
  public static var inheritedAnimationDuration: TimeInterval { 0 }
  /// Makes the changes of all key frames at once, then says that they are complete.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes the changes of a key frame.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }
  /// Puts a view in another's place.
  public static func transition(
    from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
  /// How key frames are animated.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: UInt
    /// A value by its number or name.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Layout subviews.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Allow user interaction.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Begin from current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeat.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Autoreverse.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Calculation mode linear.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Calculation mode discrete.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Calculation mode paced.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Calculation mode cubic.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Calculation mode cubic paced.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes at once, then says that they are complete.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, whatever the delay and the options, then says that they are complete.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes at once, whatever the spring, then says that they are complete.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes at once, then says that they are complete.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes at once, as ``animate(withDuration:animations:completion:)`` does.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// How an animation runs. The bits are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets fingers through meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins where another animation has come to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// From one picture to the other.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Override inherited curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Allow animated content.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hides one view and shows the other in its place.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Transition flip from left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Transition flip from right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Transition curl up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Transition curl down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Transition flip from top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Transition flip from bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Transition cross dissolve.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
