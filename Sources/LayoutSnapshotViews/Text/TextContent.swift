import Foundation
import LayoutSnapshotTypeset

/// The text of a view and its looks, before it is shaped.
struct TextContent {
  private(set) var text: AttributedText
  /// Indexed by the tags of the text's runs.
  private(set) var looks: [TextLook]
  /// The paragraph style, if the text has one.
  private var style: ParagraphStyle?
  private var library = FontLibrary()

  /// The looks of runs without attributes of their own.
  struct Defaults {
    let font: Font
    /// Whether fonts follow the reader's text size.
    var followsTextSize = false
    let traits: Traits
    /// A factor for all sizes, for text that is made to fit.
    var factor = 1.0

    /// A font at the text size of the traits, if it follows it.
    func adjusted(_ font: Font) -> Font {
      var font = font
      if followsTextSize {
        font = font.adjusted(to: traits.preferredContentSizeCategory)
      }
      return factor == 1 ? font : font.withSize(font.pointSize * factor)
    }
  }

  /// A text in one font.
  init(_ string: String, _ defaults: Defaults) {
    let font = defaults.adjusted(defaults.font)
    text = AttributedText(string, font: font.textFont)
    looks = [TextLook(isSlanted: font.isSlanted)]
    add(font.fallbacks)
  }

  /// A text in several runs.
  init(_ string: NSAttributedString, _ defaults: Defaults) {
    text = AttributedText([])
    looks = []
    let whole = NSRange(location: 0, length: string.length)
    unsafe string.enumerateAttributes(in: whole) { attributes, range, _ in
      add((string.string as NSString).substring(with: range), attributes, defaults)
    }
    guard whole.length > 0 else { return }
    style = unsafe string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? ParagraphStyle
  }

  /// The shaped text, which can be measured for any width.
  func shaped(
    _ alignment: TextAlignment, _ lineBreakMode: LineBreakMode,
    _ strategy: ParagraphStyle.LineBreakStrategy, _ direction: UserInterfaceLayoutDirection
  ) -> ShapedText {
    var measured = ParagraphFormat(
      alignment: alignment.measured, lineBreakMode: lineBreakMode.measured,
      interfaceDirection: direction == .leftToRight ? .leftToRight : .rightToLeft)
    measured.avoidsOrphans = strategy.contains(.pushOut)
    if let style {
      measured.lineSpacing = style.lineSpacing
      measured.lineHeights = LineHeights(
        multiple: style.lineHeightMultiple, minimum: style.minimumLineHeight,
        maximum: style.maximumLineHeight)
      measured.paragraphSpacing = style.paragraphSpacing + style.paragraphSpacingBefore
      measured.baseDirection = style.baseWritingDirection.measured
    }
    return ShapedText(text, style: measured, library: library)
  }

  private mutating func add(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults
  ) {
    let font = defaults.adjusted(attributes[.font] as? Font ?? defaults.font)
    let offset = (attributes[.baselineOffset] as? NSNumber)?.doubleValue ?? 0
    let rise = offset.isFinite ? offset : 0
    let underline = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0
    text.runs.append(
      TextRun(
        string, font: font.textFont, kern: (attributes[.kern] as? NSNumber)?.doubleValue ?? 0,
        rise: rise, underline: underline != 0, background: attributes[.backgroundColor] is Color,
        tag: looks.count))
    looks.append(
      TextLook(
        color: attributes[.foregroundColor] as? Color, background: attributes[.backgroundColor] as? Color,
        isSlanted: font.isSlanted, rise: rise))
    add(font.fallbacks)
  }

  private mutating func add(_ fallbacks: [Font]) {
    for font in fallbacks { library.add(font.textFont.primaryFace) }
  }
}

/// The looks of a run.
struct TextLook {
  /// The color of the letters; nil uses the view's.
  var color: Color?
  /// The color behind the letters.
  var background: Color?
  /// Whether upright letters are slanted.
  var isSlanted = false
  /// How far the letters are raised above the line's baseline.
  var rise = 0.0
}

extension TextAlignment {
  fileprivate var measured: LayoutSnapshotTypeset.TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension LineBreakMode {
  fileprivate var measured: LayoutSnapshotTypeset.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension WritingDirection {
  fileprivate var measured: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
