import Foundation

/// The base class of items in bars, like UIKit's `UIBarItem`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { changed() } }
  /// The image, drawn in the tint color.
  open var image: Image? { didSet { changed() } }
  /// The image for low bars; remembered, without effect here.
  open var landscapeImagePhone: Image?
  /// How far the edges of the image lie inside their usual places. Opposite numbers move it.
  ///
  /// ```swift
  /// item.imageInsets = EdgeInsets(top: 6, left: 0, bottom: -6, right: 0)  // 6 points lower
  /// ```
  open var imageInsets = EdgeInsets.zero { didSet { changed() } }
  /// The insets of the image for low bars; remembered, without effect here.
  open var landscapeImagePhoneInsets = EdgeInsets.zero
  /// The image that a long touch shows in large; remembered, as no picture shows one.
  open var largeContentSizeImage: Image?
  /// The insets of that image; remembered.
  open var largeContentSizeImageInsets = EdgeInsets.zero
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the app's own, without effect on the item.
  open var tag = 0
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The label for VoiceOver.
  open var accessibilityLabel: String?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Sets the attributes of the title in a state; before all that the bar's appearance says.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    ownAttributes[state.rawValue] = attributes
    changed()
  }
  /// The attributes of the title that were set for a state.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    ownAttributes[state.rawValue]
  }
  private var ownAttributes: [UInt: TextAttributes] = [:]

  /// The attributes of the title that were set for several states, the last of which decides.
  final func titleAttributes(_ states: [Control.State]) -> TextAttributes {
    states.reduce([:]) { $0.merging(ownAttributes[$1.rawValue] ?? [:]) { $1 } }
  }

  /// Takes from a stand-in what it has and this item has not.
  func takeStyle(of proxy: UIBarItem) { ownAttributes.merge(proxy.ownAttributes) { own, _ in own } }
  /// Whether the item has taken the looks that were set for all of its kind.
  final var isStyled = false

  func changed() {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
