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
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
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

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassMaker.plain(type(of: self))
    copy.shadowOffset = shadowOffset
    (copy.shadowBlurRadius, copy.shadowColor) = (shadowBlurRadius, shadowColor)
    return copy
  }
  /// Whether the other object is a shadow with the same values, so that equal attributed strings are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? Color == other.shadowColor as? Color
  }
  /// A hash value that is the same for equal shadows.
  open override var hash: Int { shadowBlurRadius.hashValue }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
