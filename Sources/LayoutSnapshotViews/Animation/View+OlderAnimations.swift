import Foundation

/// Animations as older apps write them. A snapshot shows their end, so changes are made at once.
extension View {
  /// Makes changes at once, whatever the spring, then calls the completion.
  ///
  /// ```swift
  /// UIView.animate(springDuration: 0.4, bounce: 0.2) { card.transform = .identity }
  /// ```
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Makes the changes once, however often they repeat.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable, CaseIterable {
    /// The views are removed.
    case delete = 0
  }

  /// Makes changes at once, removes the views, then calls the completion.
  public static func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }

  // MARK: Between two calls

  /// Ends what `beginAnimations(_:context:)` has begun, and tells the delegate, if it was given selectors.
  public static func commitAnimations() { RunningAnimations.commit() }
  /// Has no effect: changes are made at once.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Has no effect: changes are made at once.
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  /// Has no effect: changes are made at once.
  public static func setAnimationStart(_ startDate: Date) {}
  /// Has no effect: changes are made at once.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Has no effect: changes are made at once.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Has no effect: changes are made at once.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Has no effect: changes are made at once.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Has no effect: changes are made at once.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: View, cache: Bool) {}
  /// Sets who is told about the animations that have begun last.
  public static func setAnimationDelegate(_ delegate: Any?) {
    RunningAnimations.change { $0.delegate = delegate as AnyObject? }
  }
  /// Sets the delegate's method for the beginning of the animations that have begun last.
  public static func setAnimationWillStart(_ selector: Selector?) {
    RunningAnimations.change { $0.start = selector }
  }
  /// Sets the delegate's method for the end of the animations that have begun last.
  public static func setAnimationDidStop(_ selector: Selector?) {
    RunningAnimations.change { $0.stop = selector }
  }

  /// How a view changes in an older animation. Raw values match UIKit's.
  public enum AnimationTransition: Int, Sendable, CaseIterable {
    /// No animation.
    case none = 0
    /// The view flips from the left.
    case flipFromLeft = 1
    /// The view flips from the right.
    case flipFromRight = 2
    /// A page curls up.
    case curlUp = 3
    /// A page curls down.
    case curlDown = 4
  }
}

/// The animations between `beginAnimations(_:context:)` and ``View/commitAnimations()``, the innermost last.
///
/// Each thread has its own, because tests run beside each other.
final class RunningAnimations {
  struct Block {
    var name: String?
    var delegate: AnyObject?
    var start: Selector?
    var stop: Selector?
  }

  private var blocks: [Block] = []

  private static var here: RunningAnimations {
    let (storage, key) = (Thread.current.threadDictionary, "LayoutSnapshotViews.RunningAnimations")
    if let known = storage[key] as? RunningAnimations { return known }
    let made = RunningAnimations()
    storage[key] = made
    return made
  }

  static func begin(_ name: String?) { here.blocks.append(Block(name: name)) }

  static func change(_ body: (inout Block) -> Void) {
    let here = here
    if !here.blocks.isEmpty { body(&here.blocks[here.blocks.count - 1]) }
  }

  static func commit() {
    guard let block = here.blocks.popLast(), let delegate = block.delegate else { return }
    if let start = block.start, !start.call(on: delegate, block.name, nil) {
      start.noteIfUnknown(to: delegate)
    }
    if let stop = block.stop, !stop.call(on: delegate, block.name, NSNumber(value: true), nil) {
      stop.noteIfUnknown(to: delegate)
    }
  }
}
