import Foundation
import LayoutSnapshotTypeset

/// A view that shows text, as UIKit's `UILabel`.
///
/// ```swift
/// let label = Label()
/// label.text = "Label"
/// label.intrinsicContentSize  // (41.5, 20.5) at 2x: what Xcode shows for a new label
/// ```
///
/// With ``numberOfLines`` other than 1 a label is as high as its text is at the width that the layout gives it:
/// widths are solved first, then texts are measured, then heights are solved.
open class Label: View {
  // MARK: Text

  /// The text of the label; nil takes no space.
  open var text: String? {
    get { store.text }
    set {
      guard newValue != store.text || store.attributedText != nil else { return }
      store.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The text of the label with attributes.
  ///
  /// Understood are `font`, `foregroundColor`, `backgroundColor`, `kern`, `underlineStyle` and `paragraphStyle`,
  /// whose alignment and line break mode become the label's. Where the text says nothing, the label's own font
  /// and colour hold.
  open var attributedText: NSAttributedString? {
    get {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font as Any, .foregroundColor: textColor as Any,
      ]
      return store.attributedText ?? store.text.map { NSAttributedString(string: $0, attributes: attributes) }
    }
    set {
      store.attributedText = newValue
      store.adoptParagraphStyle()
      invalidateIntrinsicContentSize()
    }
  }

  /// The font; the system's at 17 points by default.
  open var font: Font! {
    get { store.font }
    set {
      let font = newValue ?? Font.systemFont(ofSize: Font.labelFontSize)
      guard font != store.font || store.attributedText != nil else { return }
      store.font = font
      store.spread(.font, font)
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the letters; ``Color/label`` by default.
  open var textColor: Color! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      store.spread(.foregroundColor, textColor as Any)
    }
  }

  /// The colour of the letters while the label is highlighted; none keeps ``textColor``.
  open var highlightedTextColor: Color?
  /// Whether the label is highlighted; false by default.
  open var isHighlighted = false
  /// The colour of a second set of letters behind the first; none, the default, draws none.
  open var shadowColor: Color?
  /// How far those lie from the first; a point above by default.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Where lines stand; natural by default.
  open var textAlignment: TextAlignment {
    get { store.alignment }
    set { store.alignment = newValue }
  }

  /// What happens to text that is too wide; truncation at the end by default.
  open var lineBreakMode: LineBreakMode {
    get { store.lineBreakMode }
    set {
      guard newValue != store.lineBreakMode else { return }
      store.lineBreakMode = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How the lines of a text without attributes are chosen; by default its last line is not a single word.
  ///
  /// A text with attributes says it in its ``ParagraphStyle``.
  open var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
    get { store.lineBreakStrategy }
    set {
      guard newValue != store.lineBreakStrategy else { return }
      store.lineBreakStrategy = newValue
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Room

  /// The most lines, 0 for any number; 1 by default.
  open var numberOfLines = 1 {
    didSet {
      // Whether heights follow widths is built into engines.
      if (numberOfLines == 1) != (oldValue == 1) { discardEngines() }
      if numberOfLines != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The width at which several lines are measured; 0, the default, takes the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if (preferredMaxLayoutWidth > 0) != (oldValue > 0) { discardEngines() }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether a single line that is too wide is drawn smaller; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may become, as a fraction of its size; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// Where text stands that was made smaller; on its baseline by default.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Whether a single line that is barely too wide is drawn as much smaller as it takes, and not cut.
  ///
  /// For widths that Xcode saved: its letters may be a fraction of a point narrower than they are here.
  package final var hasSavedWidth = false

  /// Whether fonts of text styles follow the reader's text size from device to device; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { store.followsTextSize }
    set {
      guard newValue != store.followsTextSize else { return }
      store.followsTextSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size at which all text is shown, as far as the layout lets it.
  open override var intrinsicContentSize: CGSize {
    let room =
      numberOfLines == 1 ? .infinity : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : flowWidth
    let measure = measure(width: room, lines: numberOfLines)
    return CGSize(width: measure.width, height: measure.height)
  }

  /// The size of the text within a width; a single line asks for its own, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offered = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
    let measure = measure(width: offered, lines: numberOfLines)
    return CGSize(width: measure.width, height: measure.height)
  }

  override var layoutSettings: [String: String] {
    var settings = ["font": font.words]
    if let text { settings["text"] = text }
    if numberOfLines != 1 { settings["lines"] = String(numberOfLines) }
    return settings
  }

  /// The rectangle of the text, centred vertically; an override can change it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let measure = measure(width: bounds.width, lines: numberOfLines)
    let size = CGSize(width: min(measure.width, bounds.width), height: min(measure.height, bounds.height))
    let share: CGFloat =
      switch textAlignment {
      case .center: 0.5
      case .right: 1
      case .natural: isRightToLeft ? 1 : 0
      case .left, .justified: 0
      }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Draws the text in a rectangle of the label; an override can pass a smaller one on.
  open func drawText(in rect: CGRect) {
    guard let canvas, let block = store.block(for: self) else { return }
    drawText(block, in: rect, on: canvas)
  }

  // MARK: Inner workings

  final let store = TextStore(
    font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail,
    lineBreakStrategy: .standard)
  /// What the label draws on, while it does.
  final var canvas: Canvas?

  final override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  package override var baselineOffsets: (first: Double, last: Double) {
    // Without text there are baselines, too: those of a line in the font.
    if store.isEmpty { return emptyBaselineOffsets }
    // That of one line: what lies between the first and the last does not matter.
    let measure = measure(width: .infinity, lines: 1)
    return (measure.firstBaseline, measure.height - measure.lastBaseline)
  }

  private var emptyBaselineOffsets: (first: Double, last: Double) {
    let font = store.font(in: currentTraits).textFont
    let grid = PixelGrid(scale: currentTraits.displayScale)
    return (grid.round(font.ascent), grid.round(font.descent))
  }

  override var showsText: Bool { true }
  package override func isTruncated(in size: CGSize) -> Bool {
    guard let block = store.block(for: self) else { return false }
    return fitted(block, to: size.width)
      .isTruncated(in: size, lines: numberOfLines, scale: currentScale)
  }

  override func noteLooks(_ notes: inout LookNotes) {
    notes.note("textColor", drawnColor, usual: .label)
    if textAlignment != .natural { notes.note("textAlignment", "\(textAlignment)") }
  }

  override func drawContent(on canvas: Canvas) {
    self.canvas = canvas
    drawText(in: canvas.bounds)
    self.canvas = nil
  }

  /// The colour that the letters are drawn in.
  var drawnColor: Color { isHighlighted ? highlightedTextColor ?? textColor : textColor }

  final func measure(width: CGFloat, lines: Int) -> TextMeasure {
    store.block(for: self)?.measure(width: width, lines: lines, scale: currentScale) ?? .empty
  }
}
