import Foundation
import Typeset

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

  /// What the label says; nil says nothing, and takes no room.
  open var text: String? {
    get { storedText }
    set {
      guard newValue != storedText || storedAttributedText != nil else { return }
      storedText = newValue
      storedAttributedText = nil
      textChanged()
    }
  }

  /// What the label says, in several fonts and colours.
  ///
  /// Understood are ``Foundation/NSAttributedString/Key/font``, `foregroundColor`, `backgroundColor`, `kern`,
  /// `underlineStyle` and `paragraphStyle`, whose alignment and line break mode become the label's. Where the
  /// text says nothing, the label's own font and colour hold.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      storedAttributedText = newValue?.copy() as? NSAttributedString
      storedText = newValue?.string
      if let first = newValue?.attributes { take(first) }
      textChanged()
    }
  }

  private var storedText: String?
  private var storedAttributedText: NSAttributedString?

  /// The font; the system's at 17 points by default.
  open var font: Font! = Font.systemFont(ofSize: Font.labelFontSize) {
    didSet {
      if font == nil { font = Font.systemFont(ofSize: Font.labelFontSize) }
      guard font != oldValue else { return }
      storedAttributedText = storedAttributedText?.with(.font, font as Any)
      textChanged()
    }
  }

  /// The colour of the letters; ``Color/label`` by default.
  open var textColor: Color! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      storedAttributedText = storedAttributedText?.with(.foregroundColor, textColor as Any)
      block = nil
    }
  }

  /// Where lines stand; natural by default.
  open var textAlignment = TextAlignment.natural { didSet { block = nil } }
  /// What happens to text that is too wide; truncation at the end by default.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }

  // MARK: Room

  /// The most lines, 0 for any number; 1 by default.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// The width at which several lines are measured; 0, the default, takes the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// Whether a single line that is too wide is drawn smaller; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may become, as a fraction of its size; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// Where text stands that was made smaller; on its baseline by default.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Whether fonts of text styles follow the reader's text size from device to device; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
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

  /// Where the text stands in a rectangle, halfway down; an override can have it elsewhere.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let measure = measure(width: bounds.width, lines: numberOfLines)
    let size = CGSize(width: min(measure.width, bounds.width), height: min(measure.height, bounds.height))
    let shares: CGFloat =
      switch textAlignment {
      case .center: 0.5
      case .right: 1
      case .natural: isRightToLeft ? 1 : 0
      case .left, .justified: 0
      }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * shares,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Draws the text in a rectangle of the label; an override can pass a smaller one on.
  open func drawText(in rect: CGRect) {
    guard let canvas, let block = shapedText() else { return }
    drawText(block, in: rect, on: canvas)
  }

  // MARK: Inner workings

  /// The width that the layout has given, while it measures lines by it.
  final var flowWidth = CGFloat.infinity
  /// What the label draws on, while it does.
  final var canvas: Canvas?
  /// The text as it was last shaped, and what it depended on.
  private var block: (traits: Traits, block: TextBlock)?

  final override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  final override func flow(into width: CGFloat) { flowWidth = width }

  package override var baselineOffsets: (first: Double, last: Double) {
    // That of one line: what lies between the first and the last does not matter.
    let measure = measure(width: .infinity, lines: 1)
    return (measure.firstBaseline, measure.height - measure.lastBaseline)
  }

  override var showsText: Bool { true }
  override func isTruncated(in size: CGSize) -> Bool {
    guard let block = shapedText() else { return false }
    if adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor <= 0 { return false }
    let fitted = fitted(block, to: size.width)
    return fitted.isTruncated(in: size, lines: numberOfLines, scale: currentTraits.displayScale)
  }

  override func drawContent(on canvas: Canvas) {
    self.canvas = canvas
    drawText(in: canvas.bounds)
    self.canvas = nil
  }

  /// The colour that the letters are drawn in.
  var drawnColor: Color { textColor }

  /// The font at the text size of the traits.
  final var adjustedFont: Font {
    guard adjustsFontForContentSizeCategory else { return font }
    let traits = currentTraits
    return font.adjusted(to: traits.preferredContentSizeCategory, scale: traits.displayScale)
  }

  final func measure(width: CGFloat, lines: Int) -> TextMeasure {
    shapedText()?.measure(width: width, lines: lines, scale: currentTraits.displayScale) ?? .empty
  }

  /// The text as it is set with the traits at hand; none where there is no text.
  final func shapedText() -> TextBlock? {
    let traits = currentTraits
    if let block, block.traits == traits { return block.block }
    guard let fresh = shape(traits) else { return nil }
    block = (traits, fresh)
    return fresh
  }

  /// Shapes the text anew, with all sizes times a factor.
  final func shape(_ traits: Traits, factor: Double = 1) -> TextBlock? {
    let defaults = TextContent.Defaults(
      font: font, followsTextSize: adjustsFontForContentSizeCategory, traits: traits, factor: factor)
    let content: TextContent
    if let storedAttributedText {
      content = TextContent(storedAttributedText, defaults)
    } else if let storedText, !storedText.isEmpty {
      content = TextContent(storedText, defaults)
    } else {
      return nil
    }
    let direction = semanticContentAttribute.direction(in: traits.direction)
    return TextBlock(content, content.shaped(textAlignment, lineBreakMode, direction))
  }

  private func textChanged() {
    block = nil
    invalidateIntrinsicContentSize()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: font as Any, .foregroundColor: textColor as Any]
  }

  private func take(_ first: [NSAttributedString.Key: Any]) {
    guard let style = first[.paragraphStyle] as? ParagraphStyle else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }
}

extension NSAttributedString {
  /// What holds for the first character.
  fileprivate var attributes: [NSAttributedString.Key: Any]? {
    length == 0 ? nil : attributes(at: 0, effectiveRange: nil)
  }

  /// The text with an attribute that holds throughout.
  fileprivate func with(_ key: Key, _ value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return copy
  }
}

extension View {
  /// The traits of the last layout, or before the first one those of the view at this moment.
  final var currentTraits: Traits { knownTraits ?? traitCollection }
}
