import Foundation

/// What changes a layer over time. A picture shows the layer as it is said to be, so an animation is kept and not shown.
open class CAAnimation: NSObject, CAMediaTiming {
  public required override init() { super.init() }

  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// How it goes from beginning to end.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate for its beginning and end. It is never called.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is gone when it is over.
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]
  /// Keeps something under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What is kept under a name.
  open func value(forKey key: String) -> Any? { values[key] }
}

/// Is told of an animation's beginning and end.
public protocol CAAnimationDelegate {
  /// It begins.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, unless a delegate says otherwise.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, unless a delegate says otherwise.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What has a time.
public protocol CAMediaTiming {
  /// When it begins.
  var beginTime: TimeInterval { get set }
  /// How long it takes.
  var duration: TimeInterval { get set }
  /// How fast its time goes.
  var speed: Float { get set }
  /// Where its time begins.
  var timeOffset: TimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated.
  var repeatDuration: TimeInterval { get set }
  /// Whether it goes back again.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before an animation and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Forwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Backwards.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Removed.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How an animation goes from beginning to end.
open class CAMediaTimingFunction: NSObject {
  /// A curve by its name.
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
  /// A curve by its control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { self.init() }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Ease in.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ease out.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Ease in ease out.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Changes a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// The property.
  open var keyPath: String?
  /// Whether it adds to what is there.
  open var isAdditive = false
  /// Whether repetitions go on from where the last one ended.
  open var isCumulative = false
}

/// Changes a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What the last value adds to the first.
  open var byValue: Any?
}

/// Changes a property from one value to another like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// Mass.
  open var mass: CGFloat = 1
  /// Stiffness.
  open var stiffness: CGFloat = 100
  /// Damping.
  open var damping: CGFloat = 10
  /// Initial velocity.
  open var initialVelocity: CGFloat = 0
  /// How long the spring swings.
  open var settlingDuration: TimeInterval { 1 }
}

/// Changes a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path of positions.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How it goes from value to value.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What lies between two values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?
}

/// What lies between two values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Discrete.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Paced.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Cubic.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Cubic paced.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rotate auto.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Rotate auto reverse.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// One look of a layer after another.
open class CATransition: CAAnimation {
  /// How they change.
  open var type = CATransitionType.fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Start progress.
  open var startProgress: Float = 0
  /// End progress.
  open var endProgress: Float = 1
}

/// How one look follows another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Move in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Push.
  public static let push = CATransitionType(rawValue: "push")
  /// Reveal.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where one look follows another.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Changes of layers that belong together; they are made at once.
open class CATransaction: NSObject {
  /// Begins some.
  open class func begin() { completions.value.append([]) }
  /// Ends them: they are made, so what was to follow follows.
  open class func commit() { for completion in completions.value.popLast() ?? [] { completion() } }
  /// Makes them at once, as they always are.
  open class func flush() {}
  /// Whether layers change without animation.
  open class func setDisableActions(_ flag: Bool) {}
  /// Whether layers change without animation.
  open class func disableActions() -> Bool { true }
  /// How long they take.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// How long they take.
  open class func animationDuration() -> TimeInterval { 0 }
  /// How they go from beginning to end.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// What follows when they are made.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if completions.value.isEmpty { return block() }
    completions.value[completions.value.count - 1].append(block)
  }
  /// Keeps something about them.
  open class func setValue(_ anObject: Any?, forKey key: String) {}

  /// What follows, of each that has begun; a thread's own.
  private static var completions: ThreadLocal<[[() -> Void]]> { .named("CATransaction", initial: []) }
}

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

/// Calls a target before each picture of a screen. There are no such times here: it never does.
open class CADisplayLink: NSObject {
  /// A link that calls a target.
  public init(target: Any, selector sel: Selector) {}
  /// When the last picture was shown; always 0.
  open var timestamp: TimeInterval { 0 }
  /// When the next will be shown; always 0.
  open var targetTimestamp: TimeInterval { 0 }
  /// How long a picture is shown.
  open var duration: TimeInterval { 1 / 60 }
  /// Whether it does not call.
  open var isPaused = false
  /// How often it is to call.
  open var preferredFramesPerSecond = 0
  /// How often it is to call, at least and at most.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Begins to call.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Calls no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Calls no more.
  open func invalidate() {}
}

/// The time of layers; always 0, because pictures do not depend on when they are taken.
public func CACurrentMediaTime() -> TimeInterval { 0 }

/// How often pictures are shown, which here is once.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number a second.
  public var minimum: Float
  /// The greatest number a second.
  public var maximum: Float
  /// The preferred number; nil for no preference.
  public var preferred: Float?

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// What the system likes best.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
