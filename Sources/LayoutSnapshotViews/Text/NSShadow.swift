import Foundation

/// The shadow of text with attributes.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 1)
/// shadow.shadowColor = UIColor.black.withAlphaComponent(0.5)
/// let title = NSAttributedString(string: "Summer", attributes: [.shadow: shadow])
/// ```
///
/// Letters cast it, and neither lines nor pictures of the text.
open class NSShadow: NSObject, @unchecked Sendable {
  // Sendable as UIKit's: who hands it on does not change it any more.

  /// How far the shadow is moved, downwards if the height is positive; not at all by default.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred; 0, the default, leaves its edges sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// The ``Color`` of the shadow, black with an alpha of a third by default; nil draws none.
  open var shadowColor: Any? = Color(white: 0, alpha: 1.0 / 3)

  /// A shadow that lies under the letters.
  public override init() { super.init() }

  /// What is drawn; nil without a color.
  final var settings: Settings? {
    (shadowColor as? Color).map {
      Settings(color: $0, offset: shadowOffset, blurRadius: max(0, shadowBlurRadius))
    }
  }

  /// A shadow as a value.
  struct Settings {
    let color: Color
    let offset: CGSize
    let blurRadius: CGFloat
  }
}
