import Foundation
import LayoutSnapshotTypeset

/// A scrollable, editable text of many lines, like UIKit's `UITextView`.
///
/// ```swift
/// let text = TextView()
/// text.font = .systemFont(ofSize: 17)
/// text.text = "Any number of lines"
/// text.isScrollEnabled = false  // as high as its text: 20.5 and 16 at 2x
/// ```
open class TextView: ScrollView {
  /// The text; empty by default.
  open var text: String! {
    get { store.text ?? "" }
    set { change { $0.text = newValue } }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { store.attributedText ?? NSAttributedString(string: text, attributes: [.font: store.font]) }
    set {
      change {
        $0.attributedText = newValue
        $0.adoptParagraphStyle()
      }
    }
  }

  /// The font; if `nil`, the default, the system font at 12 points.
  open var font: Font? {
    didSet {
      let font = font ?? .systemFont(ofSize: Font.smallSystemFontSize)
      change {
        $0.font = font
        $0.spread(.font, font)
      }
    }
  }

  /// The color of the text; ``Color/label`` by default. The background is ``Color/systemBackground`` by
  /// default.
  open var textColor: Color? = .label
  /// The alignment of the lines; natural by default.
  open var textAlignment: TextAlignment {
    get { store.alignment }
    set { store.alignment = newValue }
  }
  /// Whether the text can be edited; snapshots do not show it.
  open var isEditable = true
  /// Whether the text can be selected; snapshots do not show it.
  open var isSelectable = true
  /// The settings of the keyboard.
  open var inputTraits = TextInputTraits()
  /// Whether fonts made from text styles follow the text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { store.followsTextSize }
    set { change { $0.followsTextSize = newValue } }
  }

  /// The space around the text; by default 8 above and below.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The container that sets padding, line breaks and the number of lines.
  public final let textContainer = TextContainer()

  /// Whether the text scrolls; true by default. If false, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { discardEngines() } } }

  /// The size of the text with its padding; no intrinsic size while the text scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: flowWidth)
  }

  /// The size of the text with its padding in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  // MARK: Inner workings

  final let store = TextStore(
    font: .systemFont(ofSize: Font.smallSystemFontSize), lineBreakMode: .byWordWrapping)

  /// The delegate, which also gets the calls of scroll views.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// The kinds of data shown as links; remembered, without effect on snapshots.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The selected range; remembered, without effect on snapshots.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of newly typed text; remembered, without effect here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; remembered, without effect on snapshots.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the text's attributes can be edited; remembered, without effect here.
  open var allowsEditingTextAttributes = false
  /// Whether new text replaces the old; remembered, without effect here.
  open var clearsOnInsertion = false
  /// Has no effect: the text does not scroll here.
  open func scrollRangeToVisible(_ range: NSRange) {}
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// The view in place of the keyboard; it is not part of snapshots.
  open override var inputView: View? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  /// The view above the keyboard; it is not part of snapshots.
  open override var inputAccessoryView: View? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  private final var keyboardViews: (input: View?, accessory: View?) = (nil, nil)

  /// Creates a text view with a frame. Only the line break mode of the container is used.
  public init(frame: CGRect, textContainer container: TextContainer?) {
    super.init(frame: frame)
    if let container { textContainer.lineBreakMode = container.lineBreakMode }
    backgroundColor = .systemBackground
    textContainer.changed = { [unowned self] in change { $0.lineBreakMode = textContainer.lineBreakMode } }
  }

  /// Creates a text view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  override var wholeHeight: CGFloat {
    isScrollEnabled ? fittingSize(width: frame.width).height : contentSize.height
  }

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

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? TextView, let fresh = fresh as? TextView else { return }
    if let value = style(font, proxy.font, fresh.font) { font = value }
    if let value = style(textColor, proxy.textColor, fresh.textColor) { textColor = value }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    notes.note("text", text)
    notes.note("font", font?.text)
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
    // An empty text has the height of one line.
    let line = PixelGrid(scale: scale).ceiling(store.font(in: currentTraits).lineHeight)
    let height = measure?.heightWithGap ?? line
    return CGSize(width: (measure?.width ?? 0) + around, height: height + insets.top + insets.bottom)
  }
}

/// The settings of a text view's text, like UIKit's `NSTextContainer`.
public final class TextContainer: NSObject {
  /// The padding at both ends of each line; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The greatest number of lines; 0, the default, for any number.
  public var maximumNumberOfLines = 0 { didSet { changed() } }
  /// How text that is too wide is wrapped or cut; wrapped by words by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping { didSet { changed() } }

  var changed: () -> Void = {}
}
