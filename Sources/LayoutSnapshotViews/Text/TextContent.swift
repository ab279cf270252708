import Foundation
import LayoutSnapshotTypeset

/// The text of a view and its looks, before it is shaped.
struct TextContent {
  private(set) var text: AttributedText
  /// Indexed by the tags of the text's runs.
  private(set) var looks: [TextLook]
  /// The paragraph styles, in the order of the runs; nil where a run has none.
  private var styles: [ParagraphStyle?] = []
  private var library = FontLibrary()

  /// The looks of runs without attributes of their own.
  struct Defaults {
    let font: Font
    /// Whether fonts follow the reader's text size.
    var followsTextSize = false
    let traits: Traits
    /// A factor for all sizes, for text that is made to fit.
    var factor = 1.0
    var underlinesLinks = false

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
    styles = [nil]
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
    if styles.isEmpty { styles = [nil] }
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
    return ShapedText(
      text, formats: styles.map { measured.applying($0, ownAlignment: styles[0]?.alignment == alignment) },
      library: library)
  }

  private mutating func add(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults
  ) {
    let font = defaults.adjusted(attributes[.font] as? Font ?? defaults.font)
    let offset = (attributes[.baselineOffset] as? NSNumber)?.doubleValue ?? 0
    let rise = offset.isFinite ? offset : 0
    let attachment = attributes[.attachment] as? NSTextAttachment
    let style = attributes[.paragraphStyle] as? ParagraphStyle
    if styles.isEmpty || styles[styles.count - 1] != style { styles.append(style) }
    let underline = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0
    let strikethrough = (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? 0
    let kern = (attributes[.kern] ?? attributes[.tracking]) as? NSNumber
    text.runs.append(
      TextRun(
        string, font: font.textFont, kern: kern?.doubleValue ?? 0,
        rise: rise, underline: underline != 0 || defaults.underlinesLinks && attributes[.link] != nil,
        strikethrough: strikethrough != 0, background: attributes[.backgroundColor] is Color,
        object: attachment?.object(in: font), format: styles.count - 1, tag: looks.count))
    looks.append(
      TextLook(
        color: attributes[.foregroundColor] as? Color, background: attributes[.backgroundColor] as? Color,
        underlineColor: attributes[.underlineColor] as? Color,
        strikeColor: attributes[.strikethroughColor] as? Color,
        isSlanted: font.isSlanted, rise: rise, shadow: (attributes[.shadow] as? NSShadow)?.settings,
        image: attachment?.picture(in: font), isLink: attributes[.link] != nil,
        underline: UnderlineStyle(rawValue: underline), strike: UnderlineStyle(rawValue: strikethrough),
        stroke: (attributes[.strokeWidth] as? NSNumber)?.doubleValue ?? 0,
        strokeColor: attributes[.strokeColor] as? Color,
        lean: (attributes[.obliqueness] as? NSNumber)?.doubleValue ?? 0))
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
  /// The color of a line under the letters; nil uses that of the letters.
  var underlineColor: Color?
  /// The color of a line through the letters; nil uses that of the letters.
  var strikeColor: Color?
  /// Whether upright letters are slanted.
  var isSlanted = false
  /// How far the letters are raised above the line's baseline.
  var rise = 0.0
  /// The shadow of the letters.
  var shadow: NSShadow.Settings?
  /// What is shown in the place of an object.
  var image: Image?
  /// Whether a text view shows it as a link.
  var isLink = false
  /// How the lines under and through the letters look.
  var underline = UnderlineStyle.single
  var strike = UnderlineStyle.single
  /// The thickness of the outlines in hundredths of the size; negative around filled letters.
  var stroke = 0.0
  /// The color of the outlines; nil uses that of the letters.
  var strokeColor: Color?
  /// How far letters lean, as a fraction of their height.
  var lean = 0.0
}

extension ParagraphFormat {
  /// The format with what a style says of a paragraph.
  ///
  /// - Parameter ownAlignment: Whether the view has left paragraphs their alignments.
  fileprivate func applying(_ style: ParagraphStyle?, ownAlignment: Bool) -> ParagraphFormat {
    guard let style else { return self }
    var format = self
    if ownAlignment { format.alignment = style.alignment.measured }
    format.lineSpacing = style.lineSpacing
    format.lineHeights = LineHeights(
      multiple: style.lineHeightMultiple, minimum: style.minimumLineHeight,
      maximum: style.maximumLineHeight)
    format.paragraphSpacing = style.paragraphSpacing
    format.paragraphSpacingBefore = style.paragraphSpacingBefore
    format.baseDirection = style.baseWritingDirection.measured
    format.firstLineIndent = style.firstLineHeadIndent
    format.headIndent = style.headIndent
    format.tailIndent = style.tailIndent
    let isRightToLeft =
      style.baseWritingDirection == .rightToLeft
      || style.baseWritingDirection == .natural && interfaceDirection == .rightToLeft
    if style.tabStops != NSTextTab.usual || style.defaultTabInterval > 0 {
      format.tabs = TabRuler(
        stops: style.tabStops.map { $0.stop(isRightToLeft) }, interval: style.defaultTabInterval)
    }
    return format
  }
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
