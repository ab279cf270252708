import Foundation
import LayoutSnapshotTypeset

/// Text of many lines that the reader can scroll and change, as UIKit's `UITextView`.
///
/// ```swift
/// let text = TextView()
/// text.font = .systemFont(ofSize: 17)
/// text.text = "Any number of lines"
/// text.isScrollEnabled = false  // as high as its text: 20.5 and 16 at 2x
/// ```
open class TextView: ScrollView {
  /// What the view says; empty by default.
  open var text: String! {
    get { store.text ?? "" }
    set { change { $0.text = newValue } }
  }

  /// What the view says, in several fonts and colours.
  open var attributedText: NSAttributedString! {
    get { store.attributedText ?? NSAttributedString(string: text, attributes: [.font: store.font]) }
    set {
      change {
        $0.attributedText = newValue
        $0.adoptParagraphStyle()
      }
    }
  }

  /// The font; none, the default, is the system's at 12 points.
  open var font: Font? {
    didSet {
      let font = font ?? .systemFont(ofSize: Font.smallSystemFontSize)
      change {
        $0.font = font
        $0.spread(.font, font)
      }
    }
  }

  /// The colour of the text; ``Color/label`` by default. It stands on ``Color/systemBackground`` until told otherwise.
  open var textColor: Color? = .label
  /// Where lines stand; natural by default.
  open var textAlignment: TextAlignment {
    get { store.alignment }
    set { store.alignment = newValue }
  }
  /// Whether the reader can change the text; a snapshot does not show it.
  open var isEditable = true
  /// Whether the reader can select text; a snapshot does not show it.
  open var isSelectable = true
  /// What the view asks of the keyboard.
  open var inputTraits = TextInputTraits()
  /// Whether fonts of text styles follow the reader's text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { store.followsTextSize }
    set { change { $0.followsTextSize = newValue } }
  }

  /// The room around the text: 8 above and below by default.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What the text is set in.
  public final let textContainer = TextContainer()

  /// Whether the text scrolls; true by default. Without, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { discardEngines() } } }

  /// The size of the text with its padding if it does not scroll; none if it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: flowWidth)
  }

  /// The size of the text within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  // MARK: Inner workings

  private let store = TextStore(
    font: .systemFont(ofSize: Font.smallSystemFontSize), lineBreakMode: .byWordWrapping)

  /// Is asked and told of the view.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// What is found in the text and made a link; no picture shows it.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// What is chosen of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// How what is typed looks.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the text's looks can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether the text goes when something is typed.
  open var clearsOnInsertion = false
  /// Scrolls to a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {}
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// What comes up in place of a keyboard; no picture shows it.
  open override var inputView: View? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  /// What stands on the keyboard; no picture shows it.
  open override var inputAccessoryView: View? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  private final var keyboardViews: (input: View?, accessory: View?) = (nil, nil)

  /// A text view with a frame. There is one way to set text, so what is passed says only how lines break.
  public init(frame: CGRect, textContainer container: TextContainer?) {
    super.init(frame: frame)
    if let container { textContainer.lineBreakMode = container.lineBreakMode }
    backgroundColor = .systemBackground
    textContainer.changed = { [unowned self] in change { $0.lineBreakMode = textContainer.lineBreakMode } }
  }

  /// A text view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  override var heightFollowsWidth: Bool { !isScrollEnabled }

  override var showsText: Bool { true }
  package override func isTruncated(in size: CGSize) -> Bool {
    guard !isScrollEnabled, let block = store.block(for: self) else { return false }
    let rect = textRect(CGRect(origin: .zero, size: size))
    return block.isTruncated(
      in: rect.size, lines: textContainer.maximumNumberOfLines, scale: currentTraits.displayScale)
  }

  package override var baselineOffsets: (first: Double, last: Double) {
    let measure =
      store.block(for: self)?.measure(lines: 1, scale: currentTraits.displayScale) ?? .empty
    return (
      textContainerInset.top + measure.firstBaseline,
      textContainerInset.bottom + measure.heightWithGap - measure.lastBaseline
    )
  }

  override func noteLooks(_ notes: inout LookNotes) {
    notes.note("text", text)
    notes.note("font", font?.words)
    notes.note("textColor", textColor, usual: .label)
    if textAlignment != .natural { notes.note("textAlignment", "\(textAlignment)") }
  }

  override func drawContent(on canvas: Canvas) {
    guard let block = store.block(for: self) else { return }
    let bounds = CGRect(origin: .zero, size: canvas.bounds.size)
    let rect = textRect(bounds)
    let layout = block.layout(
      width: rect.width, lines: textContainer.maximumNumberOfLines, scale: canvas.scale,
      rendering: textRendering)
    let offset = contentOffset
    canvas.clip(to: bounds) {
      canvas.draw(
        layout, block.looks, at: CGPoint(x: rect.minX - offset.x, y: rect.minY - offset.y),
        color: textColor ?? .label)
    }
  }

  private func change(_ body: (TextStore) -> Void) {
    body(store)
    invalidateIntrinsicContentSize()
  }

  /// The rectangle of the lines.
  private func textRect(_ bounds: CGRect) -> CGRect {
    let padding = textContainer.lineFragmentPadding
    return bounds.inset(by: textContainerInset + EdgeInsets(left: padding, right: padding))
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let around = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let scale = currentTraits.displayScale
    let measure = store.block(for: self)?
      .measure(width: max(0, width - around), lines: textContainer.maximumNumberOfLines, scale: scale)
    // Without text there is room for a line to be written.
    let line = PixelGrid(scale: scale).ceiling(store.font(in: currentTraits).lineHeight)
    let height = measure?.heightWithGap ?? line
    return CGSize(width: (measure?.width ?? 0) + around, height: height + insets.top + insets.bottom)
  }
}

/// What the text of a text view is set in, as UIKit's `NSTextContainer`.
public final class TextContainer: NSObject {
  /// The room at both ends of every line; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines, 0 for any number, which is the default.
  public var maximumNumberOfLines = 0 { didSet { changed() } }
  /// What happens to text that is too wide; wrapping by words by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping { didSet { changed() } }

  var changed: () -> Void = {}
}
