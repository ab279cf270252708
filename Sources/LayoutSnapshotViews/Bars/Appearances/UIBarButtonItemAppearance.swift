import Foundation

/// How the buttons of a bar look, like UIKit's `UIBarButtonItemAppearance`.
///
/// ```swift
/// appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// Buttons as they usually are.
  public final let normal = UIBarButtonItemStateAppearance()
  /// Buttons under a finger; no picture shows them.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that are disabled; what they do not say, ``normal`` does.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// Buttons with the focus; no picture shows them.
  public final let focused = UIBarButtonItemStateAppearance()

  /// An appearance that changes nothing.
  public override init() { super.init() }
  /// An appearance for buttons of a style, which changes nothing.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Takes all changes back.
  open func configureWithDefault(for style: UIBarButtonItem.Style) { take(UIBarButtonItemAppearance()) }
  /// A copy of the appearance with copies of its states.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { copied } }

  final var copied: UIBarButtonItemAppearance {
    let copy = ClassMaker.plain(type(of: self))
    copy.take(self)
    return copy
  }

  private func take(_ other: UIBarButtonItemAppearance) {
    normal.take(other.normal)
    highlighted.take(other.highlighted)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  /// How buttons look that are enabled or not.
  final func state(isEnabled: Bool) -> UIBarButtonItemStateAppearance {
    if isEnabled { return normal }
    let state = UIBarButtonItemStateAppearance()
    state.take(normal)
    state.titleTextAttributes.merge(disabled.titleTextAttributes) { $1 }
    state.backgroundImage = disabled.backgroundImage ?? normal.backgroundImage
    if disabled.titlePositionAdjustment != .zero {
      state.titlePositionAdjustment = disabled.titlePositionAdjustment
    }
    return state
  }

  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// How the buttons of a bar look in a state, like UIKit's `UIBarButtonItemStateAppearance`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title lies beside its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The ground of the button, stretched to its size; none by default.
  open var backgroundImage: Image?

  final func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (
      other.titleTextAttributes, other.titlePositionAdjustment
    )
    backgroundImage = other.backgroundImage
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
