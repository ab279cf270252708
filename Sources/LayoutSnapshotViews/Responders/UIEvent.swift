import Foundation

/// What happened to a device: fingers, motion, keys.
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable, CaseIterable {
    /// Touches.
    case touches = 0
    /// Motion.
    case motion = 1
    /// Remote control.
    case remoteControl = 2
    /// Presses.
    case presses = 3
    /// Scroll.
    case scroll = 10
    /// Hover.
    case hover = 11
    /// Transform.
    case transform = 14
  }

  /// What exactly happened.
  public enum EventSubtype: Int, Sendable, CaseIterable {
    /// None.
    case none = 0
    /// Motion shake.
    case motionShake = 1
    /// Remote control play.
    case remoteControlPlay = 100
    /// Remote control pause.
    case remoteControlPause = 101
    /// Remote control stop.
    case remoteControlStop = 102
    /// Remote control toggle play pause.
    case remoteControlTogglePlayPause = 103
    /// Remote control next track.
    case remoteControlNextTrack = 104
    /// Remote control previous track.
    case remoteControlPreviousTrack = 105
  }

  /// What kind of thing happened.
  open var type: EventType { .touches }
  /// What exactly happened.
  open var subtype: EventSubtype { .none }
  /// When; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The fingers of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// The fingers that came down on a view.
  open func touches(for view: View) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// Keys or buttons that are pressed.
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses of the event.
  open var allPresses: Set<UIPress> { [] }
}

/// A key or button that is pressed.
open class UIPress: NSObject {
  /// How far the press is.
  public enum Phase: Int, Sendable, CaseIterable {
    /// Began.
    case began = 0
    /// Changed.
    case changed = 1
    /// Stationary.
    case stationary = 2
    /// Ended.
    case ended = 3
    /// Cancelled.
    case cancelled = 4
  }

  /// How far the press is.
  open var phase: Phase { .began }
  /// When; always 0.
  open var timestamp: TimeInterval { 0 }
}

/// A finger on the screen. A test that wants one makes a subclass that says where.
open class UITouch: NSObject {
  /// How far the touch is.
  public enum Phase: Int, Sendable, CaseIterable {
    /// Began.
    case began = 0
    /// Moved.
    case moved = 1
    /// Stationary.
    case stationary = 2
    /// Ended.
    case ended = 3
    /// Cancelled.
    case cancelled = 4
  }

  /// What touches.
  public enum TouchType: Int, Sendable, CaseIterable {
    /// Direct.
    case direct = 0
    /// Indirect.
    case indirect = 1
    /// Pencil.
    case pencil = 2
    /// Indirect pointer.
    case indirectPointer = 3
  }

  /// How far the touch is.
  open var phase: Phase { .began }
  /// What touches.
  open var type: TouchType { .direct }
  /// How often the place was tapped.
  open var tapCount: Int { 1 }
  /// When; always 0.
  open var timestamp: TimeInterval { 0 }
  /// How hard.
  open var force: CGFloat { 0 }
  /// How hard it can be.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The size of the place.
  open var majorRadius: CGFloat { 0 }
  /// The view that was touched.
  open var view: View? { nil }
  /// The window that was touched.
  open var window: UIWindow? { view?.window }
  /// Who watches the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Where the finger is, in a view's coordinates.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Where it was before.
  open func previousLocation(in view: View?) -> CGPoint { location(in: view) }
}
