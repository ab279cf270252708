import Foundation
import LayoutSnapshotTypeset

/// A view that shows text, like UIKit's `UILabel`.
///
/// ```swift
/// let label = Label()
/// label.text = "Label"
/// label.intrinsicContentSize  // (41.5, 20.5) at 2x: what Xcode shows for a new label
/// ```
///
/// If ``numberOfLines`` is not 1, the label is as high as its text at the width that layout gives it: layout
/// solves widths, measures texts, then solves heights.
open class Label: View {
  // MARK: Text

  /// The text; nil takes no space.
  open var text: String? {
    get { store.text }
    set {
      guard newValue != store.text || store.attributedText != nil else { return }
      store.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with attributes.
  ///
  /// Supported are `font`, `foregroundColor`, `backgroundColor`, `kern`, `tracking`, `baselineOffset`,
  /// `underlineStyle`, `strikethroughStyle` and their colors, `shadow`, `attachment` and `paragraphStyle`. The paragraph style's alignment and line break mode become the label's. The
  /// label's own font and color apply where the text has none.
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

  /// The font; the system font at 17 points by default.
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

  /// The color of the text; ``Color/label`` by default.
  open var textColor: Color! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      store.spread(.foregroundColor, textColor as Any)
    }
  }

  /// The color of the text while the label is highlighted; nil keeps ``textColor``.
  open var highlightedTextColor: Color?
  /// Whether the label is highlighted; false by default.
  open var isHighlighted = false
  /// Whether the text has its own color; if not, it is drawn in ``Color/tertiaryLabel``. True by default.
  open var isEnabled = true
  /// Whether UIKit draws letters closer together before it cuts text off; remembered only.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether UIKit shows a text that is cut off where a pointer rests on it; remembered only.
  open var showsExpansionTextWhenTruncated = false
  /// The color of the text's shadow; nil, the default, draws none.
  open var shadowColor: Color?
  /// The shadow's distance from the text; one point upward by default.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The alignment of lines; natural by default.
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

  /// How lines of a text without attributes are broken; by default, the last line is not a single word.
  ///
  /// For a text with attributes, its ``ParagraphStyle`` decides.
  open var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
    get { store.lineBreakStrategy }
    set {
      guard newValue != store.lineBreakStrategy else { return }
      store.lineBreakStrategy = newValue
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Room

  /// The maximum number of lines, or 0 for any number; 1 by default.
  open var numberOfLines = 1 {
    didSet {
      // Engines are built for heights that follow widths, or for heights that do not.
      if (numberOfLines == 1) != (oldValue == 1) { discardEngines() }
      if numberOfLines != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The width at which several lines are measured; 0, the default, uses the width that layout finds.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if (preferredMaxLayoutWidth > 0) != (oldValue > 0) { discardEngines() }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether a single line that is too wide is drawn smaller; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale for ``adjustsFontSizeToFitWidth``, as a fraction; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// The vertical position of text that was scaled down; on its original baseline by default.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Whether a single line that is barely too wide is scaled down as far as needed, instead of being truncated.
  ///
  /// It is for widths that Xcode saved: letters there may be a fraction of a point narrower than here.
  package final var hasSavedWidth = false

  /// Whether fonts of text styles follow the text size of each device; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { store.followsTextSize }
    set {
      guard newValue != store.followsTextSize else { return }
      store.followsTextSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size that shows all text, within the width and the number of lines that are allowed.
  open dynamic override var intrinsicContentSize: CGSize {
    let room =
      numberOfLines == 1 ? .infinity : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : flowWidth
    let measure = measure(width: room, lines: numberOfLines)
    return CGSize(width: measure.width, height: measure.height)
  }

  /// The size of the text within a width. A single line keeps its own width.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offered = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
    let measure = measure(width: offered, lines: numberOfLines)
    return CGSize(width: measure.width, height: measure.height)
  }

  override var layoutSettings: [String: String] {
    var settings = ["font": font.text]
    if let text { settings["text"] = text }
    if numberOfLines != 1 { settings["lines"] = String(numberOfLines) }
    return settings
  }

  /// The rectangle of the text, vertically centered. A subclass can override it.
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

  /// Draws the text in a rectangle of the label. A subclass can override it and pass a smaller rectangle to `super`.
  open func drawText(in rect: CGRect) {
    guard let canvas, let block = store.block(for: self) else { return }
    drawText(block, in: rect, on: canvas)
  }

  // MARK: Inner workings

  final let store = TextStore(
    font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail,
    lineBreakStrategy: .standard)
  /// The canvas of the label, while it draws.
  final var canvas: Canvas?

  final override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  package override var baselineOffsets: (first: Double, last: Double) {
    // Without text the label has the baselines of a line in its font.
    if store.isEmpty { return emptyBaselineOffsets }
    // One line is enough: the distances do not depend on the lines between the first and the last.
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

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? Label, let fresh = fresh as? Label else { return }
    if let value = style(font, proxy.font, fresh.font) { font = value }
    if let value = style(textColor, proxy.textColor, fresh.textColor) { textColor = value }
    if let value = style(highlightedTextColor, proxy.highlightedTextColor, fresh.highlightedTextColor) {
      highlightedTextColor = value
    }
    if let value = style(shadowColor, proxy.shadowColor, fresh.shadowColor) { shadowColor = value }
    if let value = style(shadowOffset, proxy.shadowOffset, fresh.shadowOffset) { shadowOffset = value }
    if let value = style(
      adjustsFontSizeToFitWidth, proxy.adjustsFontSizeToFitWidth, fresh.adjustsFontSizeToFitWidth)
    {
      adjustsFontSizeToFitWidth = value
    }
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

  /// The color in which the text is drawn.
  var drawnColor: Color {
    !isEnabled ? .tertiaryLabel : isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  final func measure(width: CGFloat, lines: Int) -> TextMeasure {
    store.block(for: self)?.measure(width: width, lines: lines, scale: currentScale) ?? .empty
  }
}
