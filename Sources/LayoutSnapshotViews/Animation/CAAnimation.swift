import Foundation

/// The base class of layer animations. They are remembered, without effect: a snapshot shows a layer's own
/// values.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  public required override init() { super.init() }

  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate; it is never called.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from its layer when it ends; remembered only.
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]
  /// Stores a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value stored for a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// An animation of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }
  /// Takes over the values of another animation of the class.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (
      other.beginTime, other.duration, other.speed, other.timeOffset
    )
    (repeatCount, repeatDuration, autoreverses) = (
      other.repeatCount, other.repeatDuration, other.autoreverses
    )
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A delegate for the start and the end of an animation; it is never called.
public protocol CAAnimationDelegate {
  /// Called in Core Animation when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called in Core Animation when an animation ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The timing of an animation, without effect on snapshots.
public protocol CAMediaTiming {
  /// The time at which the animation begins.
  var beginTime: TimeInterval { get set }
  /// The duration in seconds.
  var duration: TimeInterval { get set }
  /// The speed of time.
  var speed: Float { get set }
  /// The offset in time.
  var timeOffset: TimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of all repetitions.
  var repeatDuration: TimeInterval { get set }
  /// Whether the animation then plays backward.
  var autoreverses: Bool { get set }
  /// Which values hold before and after the animation.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Which values of an animation hold before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value holds after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value holds before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value holds before the animation, and the last one after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value holds before and after the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pacing of an animation; without effect on snapshots.
open class CAMediaTimingFunction: NSObject {
  /// Creates the pacing of a name.
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
  /// Creates a pacing from the control points of its curve.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { self.init() }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The name of a pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's choice.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Animates a property of a layer; without effect on snapshots.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// The key path of the property.
  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false
  /// Whether each repetition builds on the last one.
  open var isCumulative = false

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }
}

/// Animates a property from one value to another; without effect on snapshots.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference between the first and the last value.
  open var byValue: Any?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

/// Animates a property with the motion of a spring; without effect on snapshots.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The velocity at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring rests; always 1 here.
  open var settlingDuration: TimeInterval { 1 }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }
}

/// Animates a property through several values; without effect on snapshots.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of an animated position.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pacing between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between two key frames are computed.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer rotates along the path.
  open var rotationMode: CAAnimationRotationMode?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
  }
}

/// How values between two key frames are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// By jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A group of animations; without effect on snapshots.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations
  }
}

/// A transition of a layer's content; without effect on snapshots.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at which it starts.
  open var startProgress: Float = 0
  /// The part of the transition at which it ends.
  open var endProgress: Float = 1

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new content comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new content comes from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new content comes from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A group of layer changes. Changes are made at once, so only completions need it.
open class CATransaction: NSObject {
  /// Begins a transaction.
  open class func begin() { completions.value.append([]) }
  /// Ends the innermost transaction and calls its completions.
  open class func commit() { for completion in completions.value.popLast() ?? [] { completion() } }
  /// Has no effect: changes are made at once.
  open class func flush() {}
  /// Has no effect: layers are never animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Whether layers change without animation; always true.
  open class func disableActions() -> Bool { true }
  /// Has no effect: changes are made at once.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// The duration of changes; always 0.
  open class func animationDuration() -> TimeInterval { 0 }
  /// Has no effect: changes are made at once.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets a completion, called when the transaction ends, or at once outside of transactions.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if completions.value.isEmpty { return block() }
    completions.value[completions.value.count - 1].append(block)
  }
  /// Has no effect: values are not stored.
  open class func setValue(_ anObject: Any?, forKey key: String) {}

  /// The completions of the open transactions of this thread.
  private static var completions: ThreadLocal<[[() -> Void]]> { .named("CATransaction", initial: []) }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Core Animation's name for the animation of a layer's transition.
public let kCATransition = "transition"
/// The key of a transaction's value that says whether layers change without animation.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"

/// A value that each thread has for itself.
struct ThreadLocal<Value> {
  private let name: String
  private let initial: Value

  static func named(_ name: String, initial: Value) -> Self {
    Self(name: "LayoutSnapshotTesting." + name, initial: initial)
  }

  var value: Value {
    get { Thread.current.threadDictionary[name] as? Value ?? initial }
    nonmutating set { Thread.current.threadDictionary[name] = newValue }
  }
}

/// A timer of the screen's frames. Snapshots have no frames, so it never calls its target.
open class CADisplayLink: NSObject {
  /// Creates a display link; the target is never called.
  public init(target: Any, selector sel: Selector) {}
  /// The time of the last frame; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The time of the next frame; always 0.
  open var targetTimestamp: TimeInterval { 0 }
  /// The duration of a frame: 1/60 second.
  open var duration: TimeInterval { 1 / 60 }
  /// Whether the link is paused; remembered only.
  open var isPaused = false
  /// The preferred number of frames in a second; remembered only.
  open var preferredFramesPerSecond = 0
  /// The preferred range of frame rates; remembered only.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Has no effect, as there are no frames.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect, as there are no frames.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect, as there are no frames.
  open func invalidate() {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The current time of layers; always 0, so that snapshots do not depend on the time.
public func CACurrentMediaTime() -> TimeInterval { 0 }

/// A range of frame rates; without effect on snapshots.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number of frames in a second.
  public var minimum: Float
  /// The greatest number of frames in a second.
  public var maximum: Float
  /// The preferred number of frames in a second; `nil` for none.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// The system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
