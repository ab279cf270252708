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
  /// Whether UIKit scales text as other platforms do; remembered only.
  open var usesStandardTextScaling = false
  /// Whether the text is secret; remembered only, as UIKit's text views show it, too.
  open var isSecureTextEntry = false
  /// Whether text can be searched; remembered only.
  open var isFindInteractionEnabled = false
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
  public final let textContainer: TextContainer
  /// The text as a storage. What code changes in it is shown.
  open var textStorage: NSTextStorage { managed.storage }
  /// What lays out the text, and knows where its letters are. If it is of a subclass, it draws the text, too.
  open var layoutManager: NSLayoutManager { managed.manager }
  /// The storage and the layout manager, once code has asked for them.
  final var ownText: ManagedTextParts?

  /// Whether the text scrolls; true by default. If false, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { discardEngines() } } }

  /// The size of the text with its padding; no intrinsic size while the text scrolls.
  open dynamic override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: flowWidth)
  }

  /// The size of the text with its padding in a width.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  // MARK: Places in the text

  /// The text, which is empty where none was set.
  public final var typedText: String { text ?? "" }
  /// The selected part. It is only stored, and in no picture.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }
  /// The rectangle of the cursor: empty, because no cursor is drawn. It can be overridden, as in UIKit.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangles of a selection: none, because no selection is drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Puts text in the place of what is selected.
  open func insertText(_ text: String) { replace(selectedTextRange ?? UITextRange(), withText: text) }
  /// Removes what is selected, or the character before it.
  open func deleteBackward() {
    replace(UITextRange(partToDelete((selectedTextRange ?? UITextRange()).range)), withText: "")
  }
  /// Puts text in the place of a part, and the selection behind it.
  open func replace(_ range: UITextRange, withText text: String) {
    let former = range.range
    self.text = typedText(former, replacedBy: text)
    selectedTextRange = UITextRange(
      NSRange(location: former.location + NSString(string: text).length, length: 0))
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
  /// The attributes of links; by default the tint color. Color and underline have an effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { givenLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      givenLinkAttributes = newValue
      let underline = (newValue?[.underlineStyle] as? NSNumber)?.intValue ?? 0
      change { $0.underlinesLinks = underline != 0 }
    }
  }
  private final var givenLinkAttributes: [NSAttributedString.Key: Any]?
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

  /// Creates a text view with a frame and a container; its layout manager and storage, if it has them, are the view's.
  public init(frame: CGRect, textContainer container: TextContainer?) {
    textContainer = container ?? TextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    textContainer.changed = { [unowned self] in change { $0.lineBreakMode = textContainer.lineBreakMode } }
    textContainer.followedSize = { [unowned self] in containerSize }
    store.lineBreakMode = textContainer.lineBreakMode
    if textContainer.layoutManager?.textStorage != nil { take(managed.storage) }
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
    let linkColor = linkTextAttributes[.foregroundColor] as? Color
    let looks = block.looks.map { look in
      var look = look
      if look.isLink, let linkColor { look.color = linkColor }
      return look
    }
    canvas.clip(to: bounds) {
      if let ownText, ownText.drawsItself {
        return ownText.draw(at: CGPoint(x: textContainerInset.left - offset.x, y: rect.minY - offset.y))
      }
      canvas.draw(
        layout, looks, at: CGPoint(x: rect.minX - offset.x, y: rect.minY - offset.y),
        color: textColor ?? .label)
    }
  }

  private func change(_ body: (TextStore) -> Void) {
    body(store)
    ownText?.follow(attributedText)
    invalidateIntrinsicContentSize()
  }

  /// Shows what a storage has.
  final func take(_ storage: NSTextStorage) {
    store.attributedText = storage
    store.adoptParagraphStyle()
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

  // MARK: What extensions of an app may replace

  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}
