import Foundation

/// How a tab bar looks, like UIKit's `UITabBarAppearance`.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
/// tabBar.standardAppearance = appearance
/// tabBar.scrollEdgeAppearance = appearance
/// ```
open class UITabBarAppearance: UIBarAppearance {
  /// How items look with the title below the picture.
  @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How items look with the title beside the picture on tablets, where they are stacked here. It is only stored.
  @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How items look with the title beside the picture, in low bars.
  @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// The image behind the selected item, stretched if it has cap insets; none by default.
  open var selectionIndicatorImage: Image?
  /// The color of that image; by default it has its own.
  open var selectionIndicatorTintColor: Color?
  /// Where items stand in the bar; over its whole width by default. A floating ground is always filled.
  open var stackedItemPositioning = TabBar.ItemPositioning.automatic
  /// The width of items in the middle of the bar; 0 for 76 points.
  open var stackedItemWidth: CGFloat = 0
  /// The space between items in the middle of the bar; 0 for 34 points.
  open var stackedItemSpacing: CGFloat = 0

  /// How tabs stand in the middle of a bar; nil if they stand over its whole width.
  final var middle: TabMiddle? {
    guard stackedItemPositioning == .centered else { return nil }
    // No public document gives UIKit's own figures; these are ours.
    return TabMiddle(
      width: stackedItemWidth > 0 ? stackedItemWidth : 76,
      spacing: stackedItemSpacing > 0 ? stackedItemSpacing : 34)
  }

  /// An appearance with the usual ground of a kind of device.
  public required init(idiom: UserInterfaceIdiom) { super.init(idiom: idiom) }
  /// An appearance with the ground of another one, and all the rest if it is one of a tab bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    (selectionIndicatorImage, selectionIndicatorTintColor) = (
      other.selectionIndicatorImage, other.selectionIndicatorTintColor
    )
    (stackedItemPositioning, stackedItemWidth) = (other.stackedItemPositioning, other.stackedItemWidth)
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// How the items of a tab bar look, like UIKit's `UITabBarItemAppearance`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Where the title of an item stands. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Below the picture.
    case stacked = 0
    /// Beside the picture, on tablets.
    case inline = 1
    /// Beside the picture, in low bars.
    case compactInline = 2
  }

  /// Items as they usually are.
  public final let normal = UITabBarItemStateAppearance()
  /// The selected item; what it does not say, ``normal`` does.
  public final let selected = UITabBarItemStateAppearance()
  /// Items that are disabled; what they do not say, ``normal`` does.
  public final let disabled = UITabBarItemStateAppearance()
  /// Items with the focus; no picture shows them.
  public final let focused = UITabBarItemStateAppearance()

  /// An appearance that changes nothing.
  public override init() { super.init() }
  /// An appearance for items of a style, which changes nothing.
  public init(style: Style) { super.init() }
  /// Takes all changes back.
  open func configureWithDefault(for style: Style) { take(UITabBarItemAppearance()) }
  /// A copy of the appearance with copies of its states.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { copied } }

  final var copied: UITabBarItemAppearance {
    let copy = ClassMaker.plain(type(of: self))
    copy.take(self)
    return copy
  }

  private func take(_ other: UITabBarItemAppearance) {
    normal.take(other.normal)
    selected.take(other.selected)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  /// The appearance of an item with all that several states say about it.
  final func state(of item: UITabBarItem, isChosen: Bool) -> UITabBarItemStateAppearance {
    let state = UITabBarItemStateAppearance()
    state.take(normal)
    if isChosen { state.add(selected) }
    if !item.isEnabled { state.add(disabled) }
    return state
  }

  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// How the items of a tab bar look in a state, like UIKit's `UITabBarItemStateAppearance`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the picture, and of a title without a color of its own; that of the bar by default.
  open var iconColor: Color?
  /// The color of the badge; that of the item by default.
  open var badgeBackgroundColor: Color?
  /// The attributes of the badge's text; none by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title lies beside its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// How far the badge lies beside its usual place.
  open var badgePositionAdjustment = UIOffset.zero
  /// How far the badge's text lies beside its middle.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
    (titlePositionAdjustment, badgePositionAdjustment) = (
      other.titlePositionAdjustment, other.badgePositionAdjustment
    )
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }

  final func add(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes.merge(other.titleTextAttributes) { $1 }
    badgeTextAttributes.merge(other.badgeTextAttributes) { $1 }
    (iconColor, badgeBackgroundColor) = (
      other.iconColor ?? iconColor, other.badgeBackgroundColor ?? badgeBackgroundColor
    )
    func later(_ new: UIOffset, _ old: UIOffset) -> UIOffset { new == .zero ? old : new }
    titlePositionAdjustment = later(other.titlePositionAdjustment, titlePositionAdjustment)
    badgePositionAdjustment = later(other.badgePositionAdjustment, badgePositionAdjustment)
    badgeTitlePositionAdjustment = later(
      other.badgeTitlePositionAdjustment, badgeTitlePositionAdjustment)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
