import Foundation

/// Something that the focus of a keyboard or a remote can be in, like UIKit's `UIFocusEnvironment`. Nothing is focused here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for another choice of what is focused.
  func setNeedsFocusUpdate()
  /// Moves the focus at once, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension View: UIFocusEnvironment {
  /// Whether the view is focused; always false.
  public var isFocused: Bool { false }
  /// The group of views that the focus visits together; `nil` by default. It is only stored.
  public var focusGroupIdentifier: String? {
    get { settings?.focusGroup }
    set { changeSettings { $0.focusGroup = newValue } }
  }
}

extension ViewController: UIFocusEnvironment {}

/// A move of the focus. A test that needs one writes a subclass that overrides its properties.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIFocusUpdateContext: NSObject {
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { [] }
  /// The view that was focused.
  open var previouslyFocusedView: View? { nil }
  /// The view that is focused next.
  open var nextFocusedView: View? { nil }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Runs code along with a move of the focus.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes changes at once, then calls the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The direction of a move of the focus. Raw values match UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits, one for each direction.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next view.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous view.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// A guide that passes the focus on, like UIKit's `UIFocusGuide`. It takes part in layout as any guide does.
///
/// ```swift
/// let guide = UIFocusGuide()
/// guide.preferredFocusEnvironments = [playButton]
/// ```
open class UIFocusGuide: LayoutGuide {
  /// Whether the guide passes the focus on; true by default. It is only stored.
  open var isEnabled = true
  /// Where the focus goes. It is only stored.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
