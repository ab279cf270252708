import Foundation

/// A picture as far as layout knows it: its size in points and how it is aligned.
open class Image: NSObject {
  /// The extent in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// How far the picture reaches beyond what is aligned.
  public let alignmentRectInsets: EdgeInsets

  /// A picture of a size.
  public init(size: CGSize, scale: CGFloat = 1, alignmentRectInsets: EdgeInsets = .zero) {
    (self.size, self.scale, self.alignmentRectInsets) = (size, scale, alignmentRectInsets)
  }
}

/// A view that shows a picture and is as large as it, unless constraints say otherwise.
open class ImageView: View {
  /// The picture; none asks for no size.
  open var image: Image? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A view of a picture, at its size.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view with a frame and no picture.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view without a picture.
  public convenience init() { self.init(frame: .zero) }

  /// The picture's size without what reaches beyond its aligned part.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// What the picture says of itself.
  open override var alignmentRectInsets: EdgeInsets { image?.alignmentRectInsets ?? .zero }
  /// The picture's size, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
