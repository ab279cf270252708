import Foundation
import LayoutSnapshotSupport

/// The menu of text and other content before iOS 16, like UIKit's `UIMenuController`.
///
/// ```swift
/// UIMenuController.shared.menuItems = [UIMenuItem(title: "Quote", action: #selector(quote))]
/// ```
///
/// It is not drawn. A recorded snapshot says so if code shows it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIMenuController: NSObject, @unchecked Sendable {
  // Safe to send: its state is locked.

  /// The direction of the menu's arrow. Raw values match UIKit's.
  public enum ArrowDirection: Int, Sendable, CaseIterable {
    /// By the room that there is.
    case `default` = 0
    /// Upward.
    case up = 1
    /// Downward.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The only menu.
  public static let shared = UIMenuController()

  /// The app's own items; `nil` by default.
  open var menuItems: [UIMenuItem]? {
    get { kept.withLock { $0.items } }
    set { kept.withLock { $0.items = newValue } }
  }
  /// The direction of the arrow. It is only stored.
  open var arrowDirection: ArrowDirection {
    get { kept.withLock { $0.arrow } }
    set { kept.withLock { $0.arrow = newValue } }
  }
  /// Whether the menu is shown.
  open var isMenuVisible: Bool { kept.withLock { $0.isVisible } }
  /// The frame of the menu; always zero.
  open var menuFrame: CGRect { .zero }

  /// Shows the menu at a rectangle of a view, which no picture shows.
  open func showMenu(from targetView: View, rect targetRect: CGRect) { setVisible(true) }
  /// Hides the menu.
  open func hideMenu() { setVisible(false) }
  /// Hides the menu.
  open func hideMenu(from targetView: View) { setVisible(false) }
  /// Shows or hides the menu, which no picture shows.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { setVisible(menuVisible) }
  /// Sets where the menu will be shown. It has no effect here.
  open func setTargetRect(_ targetRect: CGRect, in targetView: View) {}
  /// Updates the menu. It has no effect here.
  open func update() {}

  private struct Kept {
    var items: [UIMenuItem]?
    var arrow = ArrowDirection.default
    var isVisible = false
  }
  private let kept = Locked(Kept())

  private func setVisible(_ isVisible: Bool) {
    kept.withLock { $0.isVisible = isVisible }
    if isVisible { AbsentNames.shared.note(.look, "A UIMenuController shows its menu, which is not drawn.") }
  }

  /// Posted in UIKit before the menu appears; only tests post it.
  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted in UIKit when the menu has appeared; only tests post it.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted in UIKit before the menu disappears; only tests post it.
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted in UIKit when the menu has disappeared; only tests post it.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted in UIKit when the menu's frame has changed; only tests post it.
  public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An item of a ``UIMenuController``.
///
/// ```swift
/// UIMenuItem(title: "Quote", action: #selector(quote))
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that the first responder performs.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Shows a menu for a place in a view, like UIKit's `UIEditMenuInteraction`.
///
/// ```swift
/// let menu = UIEditMenuInteraction(delegate: self)
/// canvas.addInteraction(menu)
/// ```
///
/// The menu is not drawn. A recorded snapshot says so if code presents it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  public private(set) final weak var view: View?
  /// Who gives the menu. Only tests ask it.
  public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
  /// Presents a menu, which no picture shows.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    AbsentNames.shared.note(.look, "A UIEditMenuInteraction presents its menu, which is not drawn.")
  }
  /// Dismisses the menu.
  open func dismissMenu() {}
  /// Asks for the menu again. It has no effect here.
  open func reloadVisibleMenu() {}
  /// Moves the menu. It has no effect here.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place of the interaction in a view; always zero.
  open func location(in view: View?) -> CGPoint { .zero }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The place of a menu.
///
/// ```swift
/// UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIEditMenuConfiguration: NSObject {
  /// The name of the menu.
  public final let identifier: AnyHashable
  /// The place that the menu points to.
  public final let sourcePoint: CGPoint
  /// The direction of the arrow. It is only stored.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a menu's place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable("menu"), sourcePoint)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The direction of an edit menu's arrow. Raw values match UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable, CaseIterable {
  /// By the room that there is.
  case automatic = 0
  /// Upward.
  case up = 1
  /// Downward.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// Gives the menu of an interaction. Only tests ask it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu, made of those that the system suggests.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu points to.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil` by default, for the system's menu.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns the place of the menu by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { unanswered(self, CGRect(origin: configuration.sourcePoint, size: .zero)) }
}
