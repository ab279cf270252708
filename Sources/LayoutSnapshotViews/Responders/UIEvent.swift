import Foundation

/// An event, like UIKit's `UIEvent`. None occurs here: a test creates what it needs.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIEvent: NSObject {
  /// The type of an event. Raw values match UIKit's.
  public enum EventType: Int, Sendable, CaseIterable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a remote control.
    case remoteControl = 2
    /// Pressed keys or buttons.
    case presses = 3
    /// Scrolling with a pointing device.
    case scroll = 10
    /// A pointer over a view.
    case hover = 11
    /// Scaling or rotating with a trackpad.
    case transform = 14
  }

  /// The subtype of an event. Raw values match UIKit's.
  public enum EventSubtype: Int, Sendable, CaseIterable {
    /// No subtype.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
  }

  /// The type of the event; touches unless a subclass overrides it.
  open var type: EventType { .touches }
  /// The subtype of the event; none unless a subclass overrides it.
  open var subtype: EventSubtype { .none }
  /// The time of the event; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event; none unless a subclass overrides it.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches of the event on a view.
  open func touches(for view: View) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An event of pressed keys or buttons.
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses of the event; none unless a subclass overrides it.
  open var allPresses: Set<UIPress> { [] }
}

/// A pressed key or button.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPress: NSObject {
  /// The phase of a press. Raw values match UIKit's.
  public enum Phase: Int, Sendable, CaseIterable {
    /// The press began.
    case began = 0
    /// The press changed.
    case changed = 1
    /// The press has not changed.
    case stationary = 2
    /// The press ended.
    case ended = 3
    /// The press was canceled.
    case cancelled = 4
  }

  /// A key or button of a remote. Raw values match UIKit's.
  public enum PressType: Int, Sendable, CaseIterable {
    /// The upper arrow.
    case upArrow = 0
    /// The lower arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// The button that chooses.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button of the page above.
    case pageUp = 30
    /// The button of the page below.
    case pageDown = 31
  }

  /// The phase of the press.
  open var phase: Phase { .began }
  /// The key or button; the one that chooses, unless a subclass overrides it.
  open var type: PressType { .select }
  /// How hard it is pressed; always 0.
  open var force: CGFloat { 0 }
  /// The time of the press; always 0.
  open var timestamp: TimeInterval { 0 }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A touch on the screen. A test that needs one writes a subclass that overrides its properties.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITouch: NSObject {
  /// The phase of a touch. Raw values match UIKit's.
  public enum Phase: Int, Sendable, CaseIterable {
    /// The touch began.
    case began = 0
    /// The touch moved.
    case moved = 1
    /// The touch has not moved.
    case stationary = 2
    /// The touch ended.
    case ended = 3
    /// The touch was canceled.
    case cancelled = 4
  }

  /// The type of a touch. Raw values match UIKit's.
  public enum TouchType: Int, Sendable, CaseIterable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another device.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The phase of the touch.
  open var phase: Phase { .began }
  /// The type of the touch.
  open var type: TouchType { .direct }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// The time of the touch; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The force of the touch; always 0 unless a subclass overrides it.
  open var force: CGFloat { 0 }
  /// The greatest possible force; always 0 unless a subclass overrides it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch; always 0 unless a subclass overrides it.
  open var majorRadius: CGFloat { 0 }
  /// The touched view.
  open var view: View? { nil }
  /// The window of the touched view.
  open var window: UIWindow? { view?.window }
  /// The gesture recognizers of the touch; none unless a subclass overrides it.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The location in a view's coordinates; zero unless a subclass overrides it.
  open func location(in view: View?) -> CGPoint { .zero }
  /// The previous location in a view's coordinates.
  open func previousLocation(in view: View?) -> CGPoint { location(in: view) }
  /// The location as exactly as it is known.
  open func preciseLocation(in view: View?) -> CGPoint { location(in: view) }
  /// The previous location as exactly as it is known.
  open func precisePreviousLocation(in view: View?) -> CGPoint { previousLocation(in: view) }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
