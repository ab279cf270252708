import Foundation

/// The interaction for a context menu. No long press occurs here; a test asks the delegate for the menu.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  public private(set) final weak var view: View?
  /// The delegate, which creates the menu.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
  /// The location of the long press; always zero.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Has no effect, as the menu is never open.
  open func dismissMenu() {}
  /// Has no effect, as the menu is never open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// How the menu looks; never rich here.
  open var menuAppearance: Appearance { .unknown }

  /// How a menu looks. Raw values match UIKit's.
  public enum Appearance: UInt, Sendable, CaseIterable {
    /// It is not open.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without one.
    case compact = 2
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The content of a context menu.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIContextMenuConfiguration: NSObject {
  /// Creates a menu from the elements that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Creates the controller of the preview above the menu.
  public typealias ContentPreviewProvider = () -> ViewController?

  /// The identifier of the configuration.
  public final let identifier: any NSObjectProtocol & NSCopying
  /// Creates the controller of the preview above the menu.
  public final let previewProvider: ContentPreviewProvider?
  /// Creates the menu.
  public final let actionProvider: ActionProvider?
  /// The order of the menu's elements; it is only stored.
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic
  /// The number that a preview of several items shows; it is only stored.
  open var badgeCount = 0
  /// The other items of the menu; they are only stored.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// Creates a configuration with a preview and a menu.
  public init(
    identifier: (any NSObjectProtocol & NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The order of a menu's elements; without effect on snapshots. Raw values match UIKit's.
public enum UIContextMenuConfigurationElementOrder: Int, Sendable, CaseIterable {
  /// The system's choice.
  case automatic = 0
  /// The first element is closest to the touch.
  case priority = 1
  /// The given order.
  case fixed = 2
}

/// The delegate of a context menu. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The configuration of the menu at a location; `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
