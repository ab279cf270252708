import Foundation

/// A view that shows an image. It is as large as the image unless constraints decide otherwise.
///
/// ```swift
/// let icon = ImageView(image: Image(systemName: "star"))
/// icon.tintColor = .systemYellow
/// icon.contentMode = .scaleAspectFit
/// ```
open class ImageView: View {
  /// The image. Without one, the view has no intrinsic size.
  open var image: Image? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The image that is shown while ``isHighlighted`` is true, if there is one.
  open var highlightedImage: Image? {
    didSet { if highlightedImage !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The configuration of symbols that state none themselves: a symbol's own is more specific.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  final var pictures: Pictures?
  /// Shows ``animationImages`` in place of the image.
  open func startAnimating() { animate(true) }
  /// Shows the image again.
  open func stopAnimating() { animate(false) }
  /// Whether ``animationImages`` are shown.
  open var isAnimating: Bool { pictures?.isAnimating ?? false }
  /// Whether UIKit scales images for the reader's text size in accessibility sizes; only vector images do, so it is remembered
  /// only.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// A view of an image, in the image's size.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view of two images, in the size of the first.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// A view with a frame and no image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view without an image.
  public convenience init() { self.init(frame: .zero) }

  /// The image that is currently shown.
  final var shownImage: Image? {
    let image = movingImage ?? (isHighlighted ? highlightedImage ?? image : image)
    return image?.preferring(preferredSymbolConfiguration)
      .shown(at: currentTraits.preferredContentSizeCategory)
  }

  /// The image's size, without its alignment insets.
  open dynamic override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// The image's alignment insets.
  open override var alignmentRectInsets: EdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  /// The image's size, whatever size is offered.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override func noteLooks(_ notes: inout LookNotes) {
    guard let image = shownImage else { return notes.note("image", Layout.noPicture) }
    notes.note("image", image)
    if contentMode != .scaleToFill { notes.note("contentMode", "\(contentMode)") }
    if image.takesTint, image.tint == nil { notes.note("tintColor", tintColor) }
  }

  override func drawContent(on canvas: Canvas) {
    guard let image = shownImage else { return }
    canvas.draw(image, mode: contentMode, tint: image.shownTint(tintColor))
  }
}
