import Foundation

/// Recognizes gestures on a view. There are no touches here: a recognizer keeps its targets, and
/// ``sendActions()`` calls them as a gesture would.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture. Raw values match UIKit's.
  public enum State: Int, Sendable, CaseIterable {
    /// No gesture was recognized yet.
    case possible = 0
    /// The gesture began.
    case began = 1
    /// The gesture changed.
    case changed = 2
    /// The gesture ended.
    case ended = 3
    /// The gesture was canceled.
    case cancelled = 4
    /// The touches were not the gesture.
    case failed = 5
    /// The state after a gesture without phases, such as a tap.
    public static let recognized = State.ended
  }

  /// Creates a recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }
  /// Removes the targets that match both; `nil` matches every target or method.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  /// Calls the targets, as a recognized gesture would.
  ///
  /// ```swift
  /// card.gestureRecognizers?.first?.sendActions()
  /// ```
  public func sendActions() {
    state = .ended
    UserEvent.run { targets.send(from: self) }
    state = .possible
  }

  /// The state of the gesture.
  open var state = State.possible
  /// Whether the recognizer is enabled; remembered only.
  open var isEnabled = true
  /// The view that the recognizer was added to.
  public internal(set) final weak var view: View?
  /// The delegate; remembered, only tests call it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Whether a gesture cancels the touches of the view; remembered only.
  open var cancelsTouchesInView = true
  /// Whether the view gets beginning touches late; remembered only.
  open var delaysTouchesBegan = false
  /// Whether the view gets ending touches late; remembered only.
  open var delaysTouchesEnded = true
  /// Whether all touches must have one type; remembered only.
  open var requiresExclusiveTouchType = true
  /// The touch types that count; remembered only.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The press types that count; remembered only.
  open var allowedPressTypes: [NSNumber] = []
  /// The number of touches; always 0.
  open var numberOfTouches: Int { 0 }
  /// The modifier keys; always none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The center of the recognizer's view, as there are no touches.
  open func location(in view: View?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
  /// The center of the recognizer's view, as there are no touches.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { location(in: view) }
  /// Has no effect, as no gestures are recognized here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// For subclasses: resets the recognizer. The default does nothing.
  open func reset() {}
  /// For subclasses: ignores a touch. The default does nothing.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// For subclasses: whether this recognizer prevents another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// For subclasses: whether another recognizer prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// For subclasses: whether another recognizer has to fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// For subclasses: whether this recognizer has to fail before another one.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// For subclasses: called when touches begin. Only tests call it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For subclasses: called when touches move. Only tests call it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For subclasses: called when touches end. Only tests call it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For subclasses: called when touches are canceled. Only tests call it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  private var targets = Targets()

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Decides how gestures are recognized, like UIKit's. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures are recognized at the same time; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other recognizer has to fail first; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether this recognizer has to fail before the other one; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer gets a touch; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether the recognizer gets a press; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether the recognizer gets an event; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true` by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    unanswered(self, true)
  }
  /// Returns `false` by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { unanswered(self, false) }
  /// Returns `false` by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { unanswered(self, false) }
  /// Returns `false` by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { unanswered(self, false) }
  /// Returns `true` by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    unanswered(self, true)
  }
  /// Returns `true` by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  {
    unanswered(self, true)
  }
  /// Returns `true` by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    unanswered(self, true)
  }
}
