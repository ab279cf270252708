import Foundation
import LayoutSnapshotTypeset

/// A line of text that the reader can change, as UIKit's `UITextField`. A snapshot shows it at rest.
///
/// ```swift
/// let field = TextField()
/// field.borderStyle = .roundedRect
/// field.placeholder = "Name"
/// field.intrinsicContentSize.height  // 34
/// ```
open class TextField: Control {
  /// What is around the text. The numbers are UIKit's.
  public enum BorderStyle: Int, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A black line.
    case line = 1
    /// A grey line.
    case bezel = 2
    /// A grey line with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text shows. The numbers are UIKit's.
  public enum ViewMode: Int, Sendable, CaseIterable {
    /// Never.
    case never = 0
    /// While the text is being changed, which no snapshot shows.
    case whileEditing = 1
    /// While it is not being changed.
    case unlessEditing = 2
    /// Always.
    case always = 3

    var isShown: Bool { self == .unlessEditing || self == .always }
  }

  // MARK: Text

  /// What the field says; empty by default.
  open var text: String? {
    get { store.text }
    set { change { $0.text = newValue ?? "" } }
  }

  /// What the field says, in several fonts and colours.
  open var attributedText: NSAttributedString? {
    get { store.attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font as Any]) }
    set { change { $0.attributedText = newValue } }
  }

  /// What shows while the field is empty.
  open var placeholder: String? {
    get { hint.text }
    set {
      hint.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// What shows while the field is empty, in several fonts and colours.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.attributedText }
    set {
      hint.attributedText = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of text and placeholder; the system's at 17 points by default.
  open var font: Font? {
    get { store.font }
    set {
      let font = newValue ?? .systemFont(ofSize: Font.labelFontSize)
      hint.font = font
      change {
        $0.font = font
        $0.spread(.font, font)
      }
    }
  }

  /// The colour of the text; ``Color/label`` by default.
  open var textColor: Color? = .label
  /// Where the text stands; natural by default.
  open var textAlignment: TextAlignment {
    get { store.alignment }
    set { (store.alignment, hint.alignment) = (newValue, newValue) }
  }
  /// Whether dots are shown in place of letters; false by default.
  open var isSecureTextEntry = false { didSet { dots.text = nil } }
  /// Whether fonts of text styles follow the reader's text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { store.followsTextSize }
    set {
      hint.followsTextSize = newValue
      change { $0.followsTextSize = newValue }
    }
  }

  // MARK: Around the text

  /// What is around the text; nothing by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The view where the text begins, at its own size.
  open var leftView: View? { didSet { replace(oldValue, leftView, leftViewMode) } }
  /// When it shows; never by default.
  open var leftViewMode = ViewMode.never { didSet { replace(leftView, leftView, leftViewMode) } }
  /// The view where the text ends, at its own size.
  open var rightView: View? { didSet { replace(oldValue, rightView, rightViewMode) } }
  /// When it shows; never by default.
  open var rightViewMode = ViewMode.never { didSet { replace(rightView, rightView, rightViewMode) } }

  /// When a button shows that empties the field; never by default. It only shows where there is a text.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Rectangles

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is: within the border, between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds).inset(by: borderInsets)
    if shows(leftView) {
      let end = isRightToLeft ? leftViewRect(forBounds: bounds).minX : leftViewRect(forBounds: bounds).maxX
      rect = rect.cut(at: end, keepsRight: !isRightToLeft)
    }
    if shows(rightView) {
      let end = isRightToLeft ? rightViewRect(forBounds: bounds).maxX : rightViewRect(forBounds: bounds).minX
      rect = rect.cut(at: end, keepsRight: isRightToLeft)
    }
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      rect = rect.cut(at: isRightToLeft ? button.maxX : button.minX, keepsRight: isRightToLeft)
    }
    return rect
  }

  /// Where the placeholder is: where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while it is edited: the same as otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the button is that empties the field: 19 points in both directions, 5 from the field's end.
  ///
  /// No public document gives its place; this one is chosen.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.minY + (bounds.height - 19) / 2,
      width: 19, height: 19)
  }
  /// Where the view is with which the field begins.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, bounds, atEnd: isRightToLeft)
  }
  /// Where the view is with which the field ends.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, bounds, atEnd: !isRightToLeft)
  }

  /// The room of the text or the placeholder, whichever is wider, with what is around it.
  open override var intrinsicContentSize: CGSize {
    let insets = borderInsets
    let sides = [leftView, rightView].reduce(0) { $0 + (shows($1) ? ($1?.partSize.width ?? 0) : 0) }
    let text = max(width(of: shownStore), width(of: hint))
    let line = store.font(in: currentTraits).lineHeight.rounded(.up) + 1
    let height = borderStyle == .none ? line : max(34, line + 12)
    let button: CGFloat = showsClearButton ? 24 : 0
    return CGSize(width: text + sides + button + insets.left + insets.right, height: height)
  }

  /// The size of the content, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Inner workings

  /// Is asked and told of the field.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether it is being edited: whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether its text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether its text goes when something is typed.
  open var clearsOnInsertion = false
  /// Whether the text's looks can be edited.
  open var allowsEditingTextAttributes = false
  /// How what is typed looks.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open override var canBecomeFirstResponder: Bool { isEnabled }
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

  /// What the field asks of the keyboard.
  open var inputTraits = TextInputTraits()

  final let store = TextStore(font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail)
  final let hint = TextStore(font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail)
  private let dots = TextStore(
    font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail)

  /// A field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    store.text = ""
    contentHorizontalAlignment = .left
  }

  /// A field with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  override var showsText: Bool { true }
  package override func isTruncated(in size: CGSize) -> Bool {
    let store = shownStore.isEmpty ? hint : shownStore
    guard let block = store.block(for: self) else { return false }
    let room = textRect(forBounds: CGRect(origin: .zero, size: size)).size
    return block.isTruncated(in: room, lines: 1, scale: currentTraits.displayScale)
  }

  override func frame(ofPart part: View, in bounds: CGRect) -> CGRect {
    part === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
  }

  package override var baselineOffsets: (first: Double, last: Double) {
    let font = store.font(in: currentTraits)
    let below = font.ascender - font.lineHeight / 2
    return (below, -below)
  }
  override var baselineOrigin: LayoutConstraint.Attribute? { .centerY }

  private var showsClearButton: Bool { clearButtonMode.isShown && store.text?.isEmpty == false }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("text", isSecureTextEntry ? text.map { "\($0.count) dots" } : text)
    notes.note("placeholder", placeholder)
    notes.note("font", font?.words)
    notes.note("textColor", textColor, usual: .label)
    if textAlignment != .natural { notes.note("textAlignment", "\(textAlignment)") }
    if borderStyle != .none { notes.note("borderStyle", "\(borderStyle)") }
  }

  override func drawContent(on canvas: Canvas) {
    drawBorder(on: canvas)
    if showsClearButton {
      let place = clearButtonRect(forBounds: canvas.bounds).insetBy(dx: 1.5, dy: 1.5)
      Symbol(name: "xmark.circle.fill", Image.SymbolConfiguration(pointSize: 16)).draw(
        on: canvas, in: place, .tertiaryLabel)
    }
    let (store, isHint) = shownStore.isEmpty ? (hint, true) : (shownStore, false)
    guard let block = store.block(for: self) else { return }
    let rect = isHint ? placeholderRect(forBounds: canvas.bounds) : textRect(forBounds: canvas.bounds)
    let layout = block.layout(width: rect.width, lines: 1, scale: canvas.scale, rendering: textRendering)
    let share = contentVerticalAlignment.share
    let y = rect.minY + (rect.height - layout.measure.height) * share
    let color: Color = isHint ? .placeholderText : textColor ?? .label
    canvas.draw(layout, block.looks, at: CGPoint(x: rect.minX, y: y), color: color)
  }

  /// The text as it shows: dots for what is secret.
  private var shownStore: TextStore {
    guard isSecureTextEntry else { return store }
    let text = String(repeating: "•", count: store.text?.count ?? 0)
    if dots.text != text { dots.text = text }
    if dots.font != store.font { dots.font = store.font }
    if dots.alignment != store.alignment { dots.alignment = store.alignment }
    if dots.followsTextSize != store.followsTextSize { dots.followsTextSize = store.followsTextSize }
    return dots
  }

  private func width(of store: TextStore) -> CGFloat {
    let measure = store.block(for: self)?.measure(lines: 1, scale: currentTraits.displayScale)
    return measure?.width.rounded(.up) ?? 0
  }

  private func change(_ body: (TextStore) -> Void) {
    body(store)
    invalidateIntrinsicContentSize()
  }

  private func shows(_ view: View?) -> Bool { view.map { $0.superview === self } ?? false }

  private func replace(_ old: View?, _ new: View?, _ mode: ViewMode) {
    if let old, old !== new || !mode.isShown, old.superview === self { old.removeFromSuperview() }
    if let new, mode.isShown, new.superview !== self { addPart(new) }
    invalidateIntrinsicContentSize()
  }

  private func sideRect(_ view: View?, _ bounds: CGRect, atEnd: Bool) -> CGRect {
    guard let view, shows(view) else { return .zero }
    let size = view.partSize
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private var borderInsets: EdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  private func drawBorder(on canvas: Canvas) {
    let rect = borderRect(forBounds: canvas.bounds)
    let line = 1 / canvas.scale
    switch borderStyle {
    case .none: break
    case .line: canvas.stroke(rect, lineWidth: line, .label)
    case .bezel: canvas.stroke(rect, lineWidth: 1, .systemGray3)
    case .roundedRect:
      canvas.fill(rect, cornerRadius: 5, .systemBackground)
      canvas.stroke(rect, cornerRadius: 5, lineWidth: line, .systemGray3)
    }
  }
}

extension View {
  /// The size at which a control shows a view that it was given: that of its frame, or else of its content.
  final var partSize: CGSize {
    if givenFrame.size != .zero { return givenFrame.size }
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

extension CGRect {
  /// The part on one side of a vertical line; itself where the line does not cross it.
  fileprivate func cut(at x: CGFloat, keepsRight: Bool) -> CGRect {
    let x = min(max(x, minX), maxX)
    return keepsRight
      ? CGRect(x: x, y: minY, width: maxX - x, height: height)
      : CGRect(x: minX, y: minY, width: x - minX, height: height)
  }
}
