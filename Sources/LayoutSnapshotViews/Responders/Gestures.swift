import Foundation

/// Recognizes taps. A test sends them with ``UIGestureRecognizer/sendActions()``.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; remembered only.
  open var numberOfTapsRequired = 1
  /// The number of fingers; remembered only.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons; remembered only.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// Recognizes dragging. A test sends it with ``UIGestureRecognizer/sendActions()``.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; remembered only.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; remembered only.
  open var maximumNumberOfTouches = Int.max
  /// The scrolling devices that count; remembered only.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The distance dragged, as a test has set it.
  open func translation(in view: View?) -> CGPoint { translation }
  /// Sets the distance dragged.
  open func setTranslation(_ translation: CGPoint, in view: View?) { self.translation = translation }
  /// The velocity of dragging; always zero here.
  open func velocity(in view: View?) -> CGPoint { .zero }

  private var translation = CGPoint.zero
}

/// Recognizes dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; remembered only.
  open var edges: RectEdge = []
}

/// Recognizes swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe. Raw values match UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, one for each direction.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized; remembered only.
  open var direction = Direction.right
  /// The number of fingers; remembered only.
  open var numberOfTouchesRequired = 1
}

/// Recognizes long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; remembered only.
  open var numberOfTapsRequired = 0
  /// The number of fingers; remembered only.
  open var numberOfTouchesRequired = 1
  /// The least duration in seconds; remembered only.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The greatest movement in points; remembered only.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes two fingers moving closer together or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale since the gesture began, as a test has set it.
  open var scale: CGFloat = 1
  /// The velocity of the scale; always 0 here.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers turning.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the gesture began, as a test has set it.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation; always 0 here.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a pointer over the view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIEvent {
  /// Mouse buttons. Raw values match UIKit's.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, one for each button.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}

/// Kinds of scrolling devices. Raw values match UIKit's.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Devices that scroll in steps, such as a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Devices that scroll continuously, such as a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds.
  public static let all = UIScrollTypeMask(rawValue: 3)
}
