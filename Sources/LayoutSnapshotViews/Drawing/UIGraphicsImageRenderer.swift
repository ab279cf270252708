import Foundation
import LayoutSnapshotGraphics

/// Creates images by drawing, like UIKit's `UIGraphicsImageRenderer`.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
///
/// The drawing is stored as vectors, so it is sharp on every device.
open class UIGraphicsImageRenderer: NSObject {
  /// The size of the images.
  private let size: CGSize
  /// The format of the images.
  public final let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
    format.bounds = CGRect(origin: .zero, size: size)
  }
  /// Creates a renderer for images of a size. The origin of the bounds is ignored.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// Creates an image with a closure that draws it.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
    Image.drawn(size: size, scale: format.scale) { context in
      if format.opaque { context.fillBlack(size) }
      actions(UIGraphicsImageRendererContext(context, format))
    }
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The format of drawn images.
open class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// The number of pixels in a point, to which the image's size is rounded.
  open var scale: CGFloat = CGFloat(CurrentDevice.value.scale)
  /// Whether the image is black where nothing is drawn, and not transparent.
  open var opaque = false
  /// The colors that an image can have. Raw values match UIKit's.
  public enum Range: Int, Sendable, CaseIterable {
    /// Those that the device or the content asks for.
    case automatic = 0
    /// More than those of sRGB.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
    /// Not said.
    case unspecified = -1
  }
  /// The colors that the image can have. It is only stored: they are those of sRGB.
  open var preferredRange = Range.automatic
  /// The rectangle of the image, which the renderer sets.
  public internal(set) final var bounds = CGRect.zero
  /// The format for the device that is being laid out.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format for the device that is being laid out.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Creates a format with the display scale of traits.
  public convenience init(for traitCollection: Traits) {
    self.init()
    if traitCollection.displayScale > 0 { scale = CGFloat(traitCollection.displayScale) }
  }

  /// A format with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassMaker.plain(type(of: self))
    (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    copy.bounds = bounds
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The context of an image that is being drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into.
  public final let cgContext: CGContext
  /// The format of the image.
  public final let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// What was drawn so far.
  open var currentImage: Image {
    cgContext.makeImage().map { Image(cgImage: $0, scale: cgContext.scale, orientation: .up) } ?? Image()
  }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips what is drawn next to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension Image {
  /// The format of drawings that replace the image: with its scale, and not opaque.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Creates an image with a closure that draws it.
  static func drawn(size: CGSize, scale: CGFloat, _ body: (CGContext) -> Void) -> Image {
    let drawing = ImageDrawing(size: size, scale: scale)
    CurrentContext.with(drawing.context) { body(drawing.context) }
    return drawing.image
  }
}
