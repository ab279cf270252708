import Foundation

/// Where text is laid out, like UIKit's `NSTextContainer`: a rectangle, its padding, and what happens to long text.
///
/// ```swift
/// let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
/// container.lineFragmentPadding = 0
/// ```
open class TextContainer: NSObject {
  /// A container of a size; a width or height of 0 is not limited.
  public init(size: CGSize = .zero) {
    ownSize = size
    super.init()
  }

  /// The size. That of a text view's container follows the view.
  open var size: CGSize {
    get { followedSize?() ?? ownSize }
    set {
      ownSize = newValue
      changed()
    }
  }
  private final var ownSize: CGSize
  /// The size that a text view gives it.
  final var followedSize: (() -> CGSize)?

  /// The padding at both ends of each line; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The greatest number of lines; 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// How text that is too wide is wrapped or cut; wrapped by words by default.
  open var lineBreakMode = LineBreakMode.byWordWrapping { didSet { changed() } }
  /// Whether the width follows a text view's; remembered only: it does if the container is a text view's.
  open var widthTracksTextView = false
  /// Whether the height follows a text view's; remembered only: it does if the container is a text view's.
  open var heightTracksTextView = false
  /// The layout manager that fills the container.
  public internal(set) final weak var layoutManager: NSLayoutManager?

  final var changed: () -> Void = {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
