import Foundation

/// A view that shows a picture and is as large as it, unless constraints say otherwise.
///
/// ```swift
/// let icon = ImageView(image: Image(systemName: "star"))
/// icon.tintColor = .systemYellow
/// icon.contentMode = .scaleAspectFit
/// ```
open class ImageView: View {
  /// The picture; none asks for no size.
  open var image: Image? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The picture that is shown while ``isHighlighted``, if there is one.
  open var highlightedImage: Image? {
    didSet { if highlightedImage !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The size of symbols that have been given none of their own.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// A view of a picture, at its size.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view of two pictures, at the size of the first.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// A view with a frame and no picture.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view without a picture.
  public convenience init() { self.init(frame: .zero) }

  /// What is shown now.
  private var shownImage: Image? {
    let image = isHighlighted ? highlightedImage ?? image : image
    return preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
  }

  /// The picture's size without what reaches beyond its aligned part.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// What the picture says of itself.
  open override var alignmentRectInsets: EdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  /// The picture's size, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override func noteLooks(_ notes: inout LookNotes) {
    guard let image = shownImage else { return notes.note("image", Layout.noPicture) }
    notes.note("image", image)
    if contentMode != .scaleToFill { notes.note("contentMode", "\(contentMode)") }
    if image.takesTint, image.tint == nil { notes.note("tintColor", tintColor) }
  }

  override func drawContent(on canvas: Canvas) {
    guard let image = shownImage else { return }
    canvas.draw(image, mode: contentMode, tint: image.takesTint ? image.tint ?? tintColor : nil)
  }
}
