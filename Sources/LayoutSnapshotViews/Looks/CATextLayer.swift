import Foundation
import LayoutSnapshotTypeset

/// A layer that draws a text, like Core Animation's `CATextLayer`.
///
/// ```swift
/// let title = CATextLayer()
/// title.string = "Title"
/// title.fontSize = 17
/// title.foregroundColor = UIColor.label.cgColor
/// title.frame = CGRect(x: 16, y: 8, width: 200, height: 24)
/// view.layer.addSublayer(title)
/// ```
///
/// The text begins at the upper edge, and nothing of it is drawn outside of the layer. Without a font the text has the
/// system font, where Core Animation has Helvetica.
open class CATextLayer: Layer {
  /// The text, a `String` or an `NSAttributedString`; nil by default.
  open var string: Any?
  /// The font of a text without attributes: a ``Font``, or its name. Its size is ``fontSize``.
  open var font: Any?
  /// The size of the font; 36 by default.
  open var fontSize: CGFloat = 36
  /// The color of a text without attributes; white by default.
  open var foregroundColor: Color? = .white
  /// Whether lines are broken at the layer's width; false by default.
  open var isWrapped = false
  /// Where the lines stand; natural by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where a text that is too wide is cut; not at all by default.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether glyphs may be drawn for the subpixels of a screen; remembered, without effect here.
  open var allowsFontSubpixelQuantization = false

  override func drawContent(on canvas: Canvas) {
    let traits = canvas.traitCollection
    let defaults = TextContent.Defaults(font: textFont, traits: traits)
    let content: TextContent
    switch string {
    case let text as NSAttributedString: content = TextContent(text, defaults)
    case let text as String: content = TextContent(text, defaults)
    default: return
    }
    let block = TextBlock(
      content, content.shaped(alignmentMode.alignment, lineBreakMode, [], traits.direction))
    let bounds = canvas.bounds
    let cuts = truncationMode != .none
    let layout = block.layout(
      width: bounds.width, height: cuts ? bounds.height : .infinity, lines: cuts && !isWrapped ? 1 : 0,
      scale: canvas.scale, rendering: .glyphs)
    canvas.clip(to: bounds) {
      canvas.draw(layout, block.looks, at: .zero, color: foregroundColor ?? .clear)
    }
  }

  private var textFont: Font {
    switch font {
    case let font as Font: font.withSize(fontSize)
    case let name as String: Font(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }

  private var lineBreakMode: LineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the edge where lines begin in the language of the user interface.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer cuts a text that is too wide.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: the layer's edges hide what does not fit.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
