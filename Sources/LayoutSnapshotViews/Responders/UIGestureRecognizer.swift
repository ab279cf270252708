import Foundation

/// Watches the fingers on a view. There are none here: it is kept with its targets, and ``sendActions()`` tells them what
/// a finger would.
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable, CaseIterable {
    /// Possible.
    case possible = 0
    /// Began.
    case began = 1
    /// Changed.
    case changed = 2
    /// Ended.
    case ended = 3
    /// Cancelled.
    case cancelled = 4
    /// Failed.
    case failed = 5
    /// What gestures that do not go on say at their end.
    public static let recognized = State.ended
  }

  /// A recognizer that calls a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds someone who is called.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }
  /// Removes the targets that match both; nil matches all.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  /// Calls the targets, as a finger would.
  ///
  /// ```swift
  /// card.gestureRecognizers?.first?.sendActions()
  /// ```
  public func sendActions() {
    state = .ended
    targets.send(from: self)
    state = .possible
  }

  /// How far the gesture is.
  open var state = State.possible
  /// Whether it watches.
  open var isEnabled = true
  /// The view whose fingers it watches.
  public internal(set) final weak var view: View?
  /// Who is asked what is a gesture and what not.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What tests and logs call it.
  open var name: String?
  /// Whether the view hears no more of fingers that are a gesture.
  open var cancelsTouchesInView = true
  /// Whether the view hears late of fingers that come down.
  open var delaysTouchesBegan = false
  /// Whether the view hears late of fingers that are lifted.
  open var delaysTouchesEnded = true
  /// Whether all fingers have to be of one kind.
  open var requiresExclusiveTouchType = true
  /// The kinds of fingers that it watches.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that it watches.
  open var allowedPressTypes: [NSNumber] = []
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// Keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The centre of the touches; without touches, the centre of the view.
  open func location(in view: View?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
  /// Where a finger is.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { location(in: view) }
  /// Has to fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// For subclasses: forgets the gesture.
  open func reset() {}
  /// For subclasses: does not watch a finger any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// For subclasses: whether it prevents another.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// For subclasses: whether another prevents it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// For subclasses: whether another has to fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// For subclasses: whether it has to fail before another.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// For subclasses: fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For subclasses: fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For subclasses: fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For subclasses: something else took over the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  private var targets = Targets()
}

/// Decides what is a gesture.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two may go on at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another has to fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it has to fail before another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a finger is watched.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a press is watched.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether an event is watched.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default implementation.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The default implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
  /// The default implementation.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  {
    true
  }
  /// The default implementation.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    true
  }
}
