import Foundation
import LayoutSnapshotGraphics

/// Makes images by drawing.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
///
/// What is drawn stays lines and curves, and is sharp on every device.
open class UIGraphicsImageRenderer: NSObject {
  /// The image's size.
  private let size: CGSize
  /// How it is drawn.
  public final let format: UIGraphicsImageRendererFormat

  /// A renderer of images of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }
  /// A renderer of images of a size.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// The image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
    Image.drawn(size: size, scale: format.scale) { actions(UIGraphicsImageRendererContext($0, format)) }
  }
}

/// How images are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels in a point, which what is drawn is rounded to.
  open var scale: CGFloat = CGFloat(CurrentDevice.value.scale)
  /// Whether nothing shows through.
  open var opaque = false
  /// As the device is.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As the device is.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As traits say.
  public convenience init(for traitCollection: Traits) {
    self.init()
    if traitCollection.displayScale > 0 { scale = CGFloat(traitCollection.displayScale) }
  }
}

/// What an image is drawn in.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public final let cgContext: CGContext
  /// How it is drawn.
  public final let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws along a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Lets what follows show only inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension Image {
  /// The image that a closure draws.
  static func drawn(size: CGSize, scale: CGFloat, _ body: (CGContext) -> Void) -> Image {
    let scale = max(1, min(scale, 8).rounded())
    func pixels(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(.up), 0), 16384)) }
    let canvas = Canvas(
      width: pixels(size.width), height: pixels(size.height), scale: Int(scale), traits: .current)
    canvas.edges = PixelEdges(left: 0, top: 0, right: pixels(size.width), bottom: pixels(size.height))
    let context = CGContext(canvas)
    CurrentContext.with(context) { body(context) }
    context.finish()
    let content: Content = canvas.list.commands.isEmpty ? .nothing : .drawing(canvas.list)
    return Image(content, size: size, scale: scale)
  }
}
