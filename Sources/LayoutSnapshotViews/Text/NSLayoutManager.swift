import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTypeset

/// Lays out the text of a storage in a container, like UIKit's `NSLayoutManager`.
///
/// ```swift
/// let height = manager.usedRect(for: container).height
/// ```
///
/// Glyphs are counted as characters. Text is laid out in the first container alone; a second one gets a finding.
open class NSLayoutManager: NSObject {
  /// The text.
  public internal(set) final weak var textStorage: NSTextStorage?
  /// The containers.
  public private(set) final var textContainers: [TextContainer] = []
  /// Whether lines keep the space that fonts leave between them; always.
  open var usesFontLeading = true
  /// Whether parts can be laid out without those before them; remembered only.
  open var allowsNonContiguousLayout = false

  private var known: (text: NSAttributedString, setting: Setting, layout: ManagedText)?

  private struct Setting: Equatable {
    let width: CGFloat
    let height: CGFloat
    let padding: CGFloat
    let lines: Int
    let mode: LineBreakMode
    let traits: Traits
  }

  /// Adds a container.
  open func addTextContainer(_ container: TextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container.
  open func insertTextContainer(_ container: TextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    if textContainers.count > 1 {
      AbsentNames.shared.note(
        .look, "An NSLayoutManager has \(textContainers.count) containers; text flows into the first alone.")
    }
  }
  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The number of characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Lays out the text; it always is when somebody asks.
  open func ensureLayout(for container: TextContainer) {}
  /// Lays out the text; it always is when somebody asks.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lays out the text; it always is when somebody asks.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Has no effect: a changed text is laid out again by itself.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
  /// Has no effect: every picture is drawn completely.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Has no effect: every picture is drawn completely.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  // MARK: Drawing

  /// Draws what lies behind a part of the text into the current context. Text views call an override.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { look in
      (look.color, look.underlineColor, look.strikeColor) = (.clear, .clear, .clear)
      (look.image, look.shadow) = (nil, nil)
    }
  }

  /// Draws a part of the text into the current context. Text views call an override.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { $0.background = nil }
  }

  private func draw(_ range: NSRange, at origin: CGPoint, _ change: (inout TextLook) -> Void) {
    guard let container = textContainers.first, let storage = textStorage, storage.length > 0,
      let context = CurrentContext.value
    else { return }
    let shown = NSMutableAttributedString(attributedString: storage)
    for hidden in [
      NSRange(location: 0, length: min(range.location, storage.length)),
      NSRange(
        location: min(NSMaxRange(range), storage.length),
        length: max(0, storage.length - NSMaxRange(range))),
    ] where hidden.length > 0 {
      for key in [NSAttributedString.Key.backgroundColor, .underlineStyle, .strikethroughStyle, .shadow] {
        shown.removeAttribute(key, range: hidden)
      }
      shown.addAttribute(.foregroundColor, value: Color.clear, range: hidden)
    }
    let text = managed(shown, container)
    context.draw(
      text.block,
      looks: text.block.looks.map { look in
        var look = look
        change(&look)
        return look
      }, width: text.width, height: text.height, lines: container.maximumNumberOfLines,
      at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y))
  }

  // MARK: Layout

  /// The text in a container; nil in any but the first, and without text.
  final func managed(in container: TextContainer?) -> ManagedText? {
    guard let container = container ?? textContainers.first, container === textContainers.first,
      let storage = textStorage, storage.length > 0
    else { return nil }
    let setting = Setting(
      width: container.size.width, height: container.size.height, padding: container.lineFragmentPadding,
      lines: container.maximumNumberOfLines, mode: container.lineBreakMode, traits: .current)
    if let known, known.setting == setting, known.text.isEqual(to: storage) { return known.layout }
    let layout = managed(storage, container)
    known = (NSAttributedString(attributedString: storage), setting, layout)
    return layout
  }

  private func managed(_ text: NSAttributedString, _ container: TextContainer) -> ManagedText {
    let store = TextStore(font: .systemFont(ofSize: 12), lineBreakMode: container.lineBreakMode)
    store.attributedText = text
    store.adoptParagraphStyle()
    if container.lineBreakMode != .byWordWrapping { store.lineBreakMode = container.lineBreakMode }
    let traits = Traits.current
    let (width, height) = (
      container.size.width - 2 * container.lineFragmentPadding, container.size.height
    )
    return ManagedText(
      block: store.shape(traits, traits.direction),
      width: container.size.width > 0 ? max(0, width) : .infinity,
      height: height > 0 && height < 1e9 ? height : .infinity, lines: container.maximumNumberOfLines,
      padding: container.lineFragmentPadding)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A text in lines, with the places of its characters.
struct ManagedText {
  let block: TextBlock
  let width: Double
  let height: Double
  let padding: CGFloat
  let lines: [LineExtent]

  init(block: TextBlock, width: Double, height: Double, lines: Int, padding: CGFloat) {
    // A width that is not limited is too large to add to it.
    let width = width < 1e9 ? width : .infinity
    (self.block, self.width, self.height, self.padding) = (block, width, height, padding)
    self.lines = block.extents(width: width, height: height, lines: lines)
  }

  /// The index of the line at a height: the nearest.
  func line(at y: CGFloat) -> Int? {
    lines.firstIndex { y < $0.top + $0.heightWithGap } ?? lines.indices.last
  }

  /// The rectangle of a part of a line, from its first character to its last one.
  func rect(of units: Range<Int>, in line: LineExtent) -> CGRect {
    let characters = line.characters.filter { $0.units.overlaps(units) }
    guard let left = characters.map(\.left).min(), let right = characters.map(\.right).max() else {
      return CGRect(x: padding + line.x, y: line.top, width: 0, height: line.heightWithGap)
    }
    return CGRect(x: padding + left, y: line.top, width: right - left, height: line.heightWithGap)
  }
}
