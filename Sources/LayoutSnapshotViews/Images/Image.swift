import Foundation
import LayoutSnapshotGraphics

/// An image: from a PNG or JPEG file, of one color, or a symbol. It never changes, like UIKit's `UIImage`.
///
/// ```swift
/// let photo = try Image(png: Data(contentsOf: file), scale: 2)
/// let icon = Image(systemName: "chevron.right")?.withRenderingMode(.alwaysTemplate)
/// let swatch = Image(color: .systemBlue, size: CGSize(width: 40, height: 40))
/// ```
open class Image: NSObject, @unchecked Sendable {
  // Sendable is correct: an image and everything that it holds is constant.

  /// The size in points.
  public final let size: CGSize
  /// Pixels per point.
  public final let scale: CGFloat
  /// How far the image extends beyond the rectangle that is aligned.
  ///
  /// For a symbol, that rectangle is the line of text that it belongs to.
  public final var alignmentRectInsets: EdgeInsets {
    if let stated = settings.alignmentRectInsets { return stated }
    if case .symbol(let symbol) = content { return symbol.alignmentRectInsets }
    return .zero
  }
  /// The margins that keep their size when the image is stretched.
  public final var capInsets: EdgeInsets { settings.caps ?? .zero }
  /// Whether the part inside the cap insets is stretched or repeated.
  public final var resizingMode: ResizingMode { settings.resizingMode }
  /// Whether the image is drawn in its own colors.
  public final var renderingMode: RenderingMode { settings.renderingMode }
  /// Whether the image is mirrored in right-to-left text.
  public final var flipsForRightToLeftLayoutDirection: Bool { settings.flips }
  /// Whether the image is a symbol, which takes the tint color and follows a text size.
  public final var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }
  /// The color that the image was given, or that a symbol's configuration states.
  final var tint: Color? { settings.tint ?? symbolConfiguration?.color }

  /// The color in which the image is drawn in place of its own colors; nil for its own colors.
  ///
  /// - Parameter tintColor: that of what shows it, for templates without a color.
  final func shownTint(_ tintColor: @autoclosure () -> Color?) -> Color? {
    tint ?? (takesTint ? tintColor() : nil)
  }

  final let content: Content
  final let settings: Settings

  /// What the image shows.
  enum Content {
    case nothing
    case bitmap(NamedImage)
    case color(Color)
    case symbol(Symbol)
    /// An image of an asset catalog, with several variants.
    case asset(ImageAsset)
    /// An image of a file that cannot be drawn, and why. A placeholder marks its place.
    case placeholder(file: String, reason: String)
    /// An image of the paths of an SVG or PDF file.
    case vector(VectorImage)
    /// An image drawn by code.
    case drawing(DisplayList)
  }

  /// How the image is shown.
  struct Settings: Equatable {
    var alignmentRectInsets: EdgeInsets?
    var caps: EdgeInsets?
    var resizingMode = ResizingMode.stretch
    var renderingMode = RenderingMode.automatic
    var flips = false
    var tint: Color?
    var orientation = Orientation.up
    /// The pictures of an animated image, and the time that they take.
    var animation: Animation?
  }

  /// Pictures that an image shows one after the other.
  struct Animation: Equatable {
    let images: [Image]
    let duration: TimeInterval
  }

  /// How the part of an image inside its cap insets fills the room. The numbers are UIKit's.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Whether an image is drawn in its own colors. The numbers are UIKit's.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    /// In its own colors; symbols are drawn in the tint color.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// In the tint color. Only the opacity of the image matters.
    case alwaysTemplate = 2
  }

  init(_ content: Content, size: CGSize, scale: CGFloat, _ settings: Settings = Settings()) {
    (self.content, self.size, self.scale, self.settings) = (content, size, scale, settings)
  }

  /// An image that has a size and shows nothing, for layout only.
  public convenience init(size: CGSize, scale: CGFloat = 1, alignmentRectInsets: EdgeInsets = .zero) {
    self.init(.nothing, size: size, scale: scale, Settings(alignmentRectInsets: alignmentRectInsets))
  }

  /// An image that shows nothing and has no size.
  public override convenience init() { self.init(.nothing, size: .zero, scale: 1) }

  /// The image of `#imageLiteral(resourceName:)`. One that is not there shows nothing, and the recording warns.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = Image(named: name) ?? Image()
    self.init(image.content, size: image.size, scale: image.scale, image.settings)
  }

  /// An image of a bitmap.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(named: "bitmap", bitmap, scale: scale)
  }

  /// An image of one color. It follows the light or dark style if the color does.
  public convenience init(color: Color, size: CGSize) { self.init(.color(color), size: size, scale: 1) }

  convenience init(named name: String, _ bitmap: Bitmap, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      .bitmap(NamedImage(ByteText(name), bitmap)),
      size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale), scale: scale
    )
  }

  /// Whether the other object is an image with the same content, shown in the same way: the same pixels, symbol, asset or drawing.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    return self === other
      || size == other.size && scale == other.scale && settings == other.settings && content == other.content
  }
  /// A hash value that is the same for equal images.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension Image {
  private func with(_ change: (inout Settings) -> Void) -> Image {
    var settings = settings
    change(&settings)
    return Image(content, size: size, scale: scale, settings)
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image { with { $0.renderingMode = mode } }

  /// The same image in one color.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode = .alwaysTemplate) -> Image {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The same image with margins that keep their size when it is stretched.
  public func resizableImage(
    withCapInsets caps: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image { with { ($0.caps, $0.resizingMode) = (caps, resizingMode) } }

  /// The same image with other alignment insets.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    with { $0.alignmentRectInsets = insets }
  }

  /// The same image, mirrored in right-to-left text.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image { with { $0.flips = true } }
}
