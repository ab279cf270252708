import Foundation
import LayoutSnapshotTypeset

/// The text of a view with its settings, and the shaped text.
final class TextStore {
  /// The text without attributes.
  var text: String? {
    get { plain }
    set { (plain, attributed) = (newValue, nil) }
  }
  /// The text with attributes; nil if it was set without.
  var attributedText: NSAttributedString? {
    get { attributed }
    set { (plain, attributed) = (newValue?.string, newValue?.copy() as? NSAttributedString) }
  }
  /// The font of all text that has none of its own.
  var font: Font { didSet { forget() } }
  var alignment = TextAlignment.natural { didSet { forget() } }
  var lineBreakMode: LineBreakMode { didSet { forget() } }
  var lineBreakStrategy: ParagraphStyle.LineBreakStrategy { didSet { forget() } }
  /// Whether fonts follow the reader's text size.
  var followsTextSize = false { didSet { forget() } }

  /// Whether links are underlined.
  var underlinesLinks = false { didSet { forget() } }

  private var plain: String? { didSet { forget() } }
  private var attributed: NSAttributedString? { didSet { forget() } }
  /// The shaped text, and the settings that it was shaped with.
  private var known: (setting: Setting, block: TextBlock)?

  /// The traits that a text depends on. Most devices differ only in others, and shaping a text again costs
  /// more than all other work on it.
  private struct Setting: Equatable {
    let direction: UserInterfaceLayoutDirection
    /// The reader's text size and the display scale, if the text follows them.
    let size: ContentSizeCategory?
    let scale: CGFloat?

    init(of view: View, followsTextSize: Bool) {
      direction = view.semanticContentAttribute.direction(in: view.currentDirection)
      size = followsTextSize ? view.currentTraits.preferredContentSizeCategory : nil
      scale = followsTextSize ? view.currentScale : nil
    }
  }

  init(
    font: Font, lineBreakMode: LineBreakMode, lineBreakStrategy: ParagraphStyle.LineBreakStrategy = []
  ) {
    self.font = font
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }

  private func forget() { known = nil }

  /// Whether there is nothing to show.
  var isEmpty: Bool { plain?.isEmpty ?? true }

  /// The font at the text size of the given traits.
  func font(in traits: Traits) -> Font {
    guard followsTextSize else { return font }
    return font.adjusted(to: traits.preferredContentSizeCategory)
  }

  /// Sets an attribute for the whole of an attributed text.
  func spread(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let copy = NSMutableAttributedString(attributedString: attributed)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.attributed = copy
  }

  /// Takes the alignment and the line breaking from an attributed text that has a paragraph style.
  func adoptParagraphStyle() {
    guard let attributed, attributed.length > 0,
      let style = unsafe attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? ParagraphStyle
    else { return }
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineBreakStrategy = style.lineBreakStrategy
  }

  /// The shaped text for a view; nil if there is nothing to show.
  func block(for view: View) -> TextBlock? {
    if isEmpty { return nil }
    let setting = Setting(of: view, followsTextSize: followsTextSize)
    if let known, known.setting == setting { return known.block }
    let block = shape(view.currentTraits, setting.direction)
    known = (setting, block)
    return block
  }

  /// Shapes the text again, with all sizes multiplied by a factor.
  func shape(_ traits: Traits, _ direction: UserInterfaceLayoutDirection, factor: Double = 1) -> TextBlock {
    let defaults = TextContent.Defaults(
      font: font, followsTextSize: followsTextSize, traits: traits, factor: factor,
      underlinesLinks: underlinesLinks)
    let content =
      attributed.map { TextContent($0, defaults) } ?? TextContent(plain ?? "", defaults)
    return TextBlock(content, content.shaped(alignment, lineBreakMode, lineBreakStrategy, direction))
  }
}

extension TextStore {
  /// A line at the largest size that fits a width, in steps of a quarter of a point; the line itself if it fits.
  ///
  /// - Parameter smallest: the smallest size of the font in points.
  func fitted(
    _ block: TextBlock, to width: CGFloat, smallest: CGFloat, _ traits: Traits,
    _ direction: UserInterfaceLayoutDirection
  ) -> TextBlock {
    func fits(_ block: TextBlock) -> Bool {
      block.measure(lines: 1, scale: traits.displayScale).width <= width
    }
    if fits(block) { return block }
    let size = font(in: traits).pointSize
    let least = max(1, Int((smallest * 4).rounded(.up)))
    var (low, high) = (least, Int((size * 4).rounded(.up)) - 1)
    var best = block
    while low <= high {
      let middle = (low + high) / 2
      let smaller = shape(traits, direction, factor: Double(middle) / 4 / size)
      if fits(smaller) {
        (best, low) = (smaller, middle + 1)
      } else {
        // If not even the smallest size fits, text of that size is truncated.
        if middle == least { best = smaller }
        high = middle - 1
      }
    }
    return best
  }
}

extension View {
  /// The traits of the last layout, or the view's current traits before the first one.
  final var currentTraits: Traits { knownTraits ?? traitCollection }
  // This avoids a copy of all traits, which took a tenth of the time to lay out a tree of labels on another device.
  final var currentScale: CGFloat { knownTraits?.displayScale ?? traitCollection.displayScale }
  final var currentDirection: UserInterfaceLayoutDirection {
    (knownTraits?.layoutDirection ?? traitCollection.layoutDirection) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
}
