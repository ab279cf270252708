import Foundation

/// Animations. A snapshot shows their end, so changes are made at once.
///
/// ```swift
/// heightConstraint.constant = 120
/// View.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
/// ```
extension View {
  /// Whether animations are enabled; always false.
  public static var areAnimationsEnabled: Bool { false }
  /// Has no effect: changes are always made at once.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// The duration of the current animation; always 0.
  public static var inheritedAnimationDuration: TimeInterval { 0 }
  /// Makes the changes of all key frames at once, then calls the completion.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes the changes of a key frame at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }
  /// Replaces a view with another one at once, then calls the completion.
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
  /// Options of key frame animations; without effect here. Raw values match UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// The animation begins at the current values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// The animation repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// The animation then plays backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Values between key frames lie on straight lines.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values jump from key frame to key frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values change at a constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between key frames lie on a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values lie on a smooth curve and change at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes at once, then calls the completion.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, whatever the delay and the options, then calls the completion.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes at once, whatever the spring, then calls the completion.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes at once, then calls the completion.
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

  /// Options of animations. Raw values match UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation begins at the current values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation then plays backward.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at the beginning and the end.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The duration of an enclosing animation is not used.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// The curve of an enclosing animation is not used.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Content is redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// A transition hides the old view and shows the new one, instead of replacing it.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// As many frames as the screen has; without effect.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// Sixty frames in a second; without effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames in a second; without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// The view flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The view flips from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The view fades over.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
