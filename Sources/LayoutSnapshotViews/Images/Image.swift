import Foundation
import LayoutSnapshotGraphics

/// A picture: from a PNG file, of one colour, or a symbol. It never changes, as UIKit's `UIImage`.
///
/// ```swift
/// let photo = try Image(png: Data(contentsOf: file), scale: 2)
/// let icon = Image(systemName: "chevron.right")?.withRenderingMode(.alwaysTemplate)
/// let swatch = Image(color: .systemBlue, size: CGSize(width: 40, height: 40))
/// ```
open class Image: NSObject, @unchecked Sendable {
  // Sound to send: an image and all that it holds is constant.

  /// The extent in points.
  public final let size: CGSize
  /// Pixels a point.
  public final let scale: CGFloat
  /// How far the picture reaches beyond what is aligned.
  ///
  /// Of a symbol what is aligned is the line of text that it stands in.
  public final var alignmentRectInsets: EdgeInsets {
    if let stated = settings.alignmentRectInsets { return stated }
    if case .symbol(let symbol) = content { return symbol.alignmentRectInsets }
    return .zero
  }
  /// The parts at the edges that keep their size where the picture is stretched.
  public final var capInsets: EdgeInsets { settings.caps ?? .zero }
  /// Whether the rest is stretched or repeated.
  public final var resizingMode: ResizingMode { settings.resizingMode }
  /// Whether the picture's own colours count.
  public final var renderingMode: RenderingMode { settings.renderingMode }
  /// Whether it is mirrored where text runs from right to left.
  public final var flipsForRightToLeftLayoutDirection: Bool { settings.flips }
  /// Whether it is a symbol, which takes the tint and the size of text.
  public final var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }
  /// The colour that it was given in place of the tint.
  final var tint: Color? { settings.tint }

  final let content: Content
  final let settings: Settings

  /// What there is to see.
  enum Content {
    case nothing
    case bitmap(NamedImage)
    case color(Color)
    case symbol(Symbol)
    /// A picture of a catalogue, in several forms.
    case asset(ImageAsset)
    /// A picture in a format that cannot be shown: its place is marked.
    case placeholder
    /// What code has drawn.
    case drawing(DisplayList)
  }

  /// How it is shown.
  struct Settings {
    var alignmentRectInsets: EdgeInsets?
    var caps: EdgeInsets?
    var resizingMode = ResizingMode.stretch
    var renderingMode = RenderingMode.automatic
    var flips = false
    var tint: Color?
  }

  /// What happens to the part of a picture between its caps. The numbers are UIKit's.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Whether a picture's own colours count. The numbers are UIKit's.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    /// In image views they do; symbols take the tint.
    case automatic = 0
    /// They do.
    case alwaysOriginal = 1
    /// Only the opacity counts; the colour is the tint.
    case alwaysTemplate = 2
  }

  init(_ content: Content, size: CGSize, scale: CGFloat, _ settings: Settings = Settings()) {
    (self.content, self.size, self.scale, self.settings) = (content, size, scale, settings)
  }

  /// A picture that has a size and shows nothing, for layout only.
  public convenience init(size: CGSize, scale: CGFloat = 1, alignmentRectInsets: EdgeInsets = .zero) {
    self.init(.nothing, size: size, scale: scale, Settings(alignmentRectInsets: alignmentRectInsets))
  }

  /// A picture of pixels that are at hand.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(named: "bitmap", bitmap, scale: scale)
  }

  /// A picture of one colour, which follows the style where the colour does.
  public convenience init(color: Color, size: CGSize) { self.init(.color(color), size: size, scale: 1) }

  convenience init(named name: String, _ bitmap: Bitmap, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      .bitmap(NamedImage(ByteText(name), bitmap)),
      size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale), scale: scale
    )
  }
}

extension Image {
  private func with(_ change: (inout Settings) -> Void) -> Image {
    var settings = settings
    change(&settings)
    return Image(content, size: size, scale: scale, settings)
  }

  /// The same picture whose own colours count or do not.
  public func withRenderingMode(_ mode: RenderingMode) -> Image { with { $0.renderingMode = mode } }

  /// The same picture in one colour.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode = .alwaysTemplate) -> Image {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The same picture with edges that keep their size.
  public func resizableImage(
    withCapInsets caps: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image { with { ($0.caps, $0.resizingMode) = (caps, resizingMode) } }

  /// The same picture, aligned by a part of it.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    with { $0.alignmentRectInsets = insets }
  }

  /// The same picture, mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image { with { $0.flips = true } }
}
