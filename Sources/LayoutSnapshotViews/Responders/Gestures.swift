import Foundation

/// Watches for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make one.
  open var numberOfTapsRequired = 1
  /// How many fingers tap.
  open var numberOfTouchesRequired = 1
  /// Which buttons of a mouse.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// Watches for fingers that drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Which devices scroll.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// How far the fingers have come.
  open func translation(in view: View?) -> CGPoint { translation }
  /// Says that they came this far.
  open func setTranslation(_ translation: CGPoint, in view: View?) { self.translation = translation }
  /// How fast they move.
  open func velocity(in view: View?) -> CGPoint { .zero }

  private var translation = CGPoint.zero
}

/// Watches for fingers that drag from an edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Which edges.
  open var edges: RectEdge = []
}

/// Watches for fingers that swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where they go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: UInt
    /// A value by its number or name.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// Where they go.
  open var direction = Direction.right
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Watches for fingers that stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move.
  open var allowableMovement: CGFloat = 10
}

/// Watches for two fingers that come closer or part.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, against the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes.
  open var velocity: CGFloat { 0 }
}

/// Watches for two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned.
  open var rotation: CGFloat = 0
  /// How fast.
  open var velocity: CGFloat { 0 }
}

/// Watches for a pointer over the view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIEvent {
  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: Int
    /// A value by its number or name.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}

/// Devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: Int
  /// A value by its number or name.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all = UIScrollTypeMask(rawValue: 3)
}
