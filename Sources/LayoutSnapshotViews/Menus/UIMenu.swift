import Foundation

/// An element of a menu: an action, a command or another menu.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIMenuElement: NSObject, NSCopying {
  /// The check mark of an element. Raw values match UIKit's.
  public enum State: Int, Sendable, CaseIterable {
    /// No check mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash, for a partial selection.
    case mixed = 2
  }

  /// The appearance and behavior of an element. Raw values match UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, one for each attribute.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes something, and is red.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title.
  open var title: String
  /// The subtitle.
  open var subtitle: String?
  /// The image.
  open var image: Image?

  init(title: String, subtitle: String?, image: Image?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// An element with the same values. A menu's copy has the same elements.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { complete(copied) } }
  /// A new element of the class with the same values.
  var copied: UIMenuElement { UIMenuElement(title: title, subtitle: subtitle, image: image) }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The menu of a button, a bar button item or a context menu, like UIKit's `UIMenu`.
///
/// Snapshots show no menu, as it is never opened. To choose an element, a test calls `sendActions()` of an
/// action or a command.
///
/// ```swift
/// button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in copy() }])
/// (button.menu?.children.first as? UIAction)?.sendActions()
/// ```
open class UIMenu: UIMenuElement {
  /// The appearance of a menu in another menu. Raw values match UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, one for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown among those of the enclosing menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something, and is red.
    public static let destructive = Options(rawValue: 2)
    /// At most one element has a check mark.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are small and side by side.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu of all menus.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// The size of elements; without effect on snapshots. Raw values match UIKit's.
  public enum ElementSize: Int, Sendable, CaseIterable {
    /// Images alone.
    case small = 0
    /// Images with titles below.
    case medium = 1
    /// Rows.
    case large = 2
    /// The system's choice.
    case automatic = -1
  }

  /// The identifier of the menu.
  public final let identifier: Identifier
  /// The appearance in another menu.
  public final let options: Options
  /// The elements of the menu.
  public final let children: [UIMenuElement]
  /// The preferred size of the elements; remembered only.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    // A counter would differ from run to run if tests run in parallel. The identifier is never shown.
    self.identifier = identifier ?? Identifier("menu")
    (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions and commands with a check mark, in order, including those of inner menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: return menu.selectedElements
      case let action as Action: return action.state == .on ? [action] : []
      case let command as UICommand: return command.state == .on ? [command] : []
      default: return []
      }
    }
  }

  override var copied: UIMenuElement { replacingChildren(children) }
}

/// Elements that are created when a menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates the elements.
  final let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element with a closure that creates the others.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }
  /// Creates an element with a closure that creates the others each time the menu is opened.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  override var copied: UIMenuElement {
    let copy = UIDeferredMenuElement(provider)
    (copy.title, copy.subtitle, copy.image) = (title, subtitle, image)
    return copy
  }
}
