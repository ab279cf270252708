import Foundation
import LayoutSnapshotTypeset

/// An editable line of text, like UIKit's `UITextField`. Snapshots show it without a cursor.
///
/// ```swift
/// let field = TextField()
/// field.borderStyle = .roundedRect
/// field.placeholder = "Name"
/// field.intrinsicContentSize.height  // 34
/// ```
open class TextField: Control {
  /// The border around the text. Raw values match UIKit's.
  public enum BorderStyle: Int, Sendable, CaseIterable {
    /// No border.
    case none = 0
    /// A black line.
    case line = 1
    /// A gray line.
    case bezel = 2
    /// A gray line with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown. Raw values match UIKit's.
  public enum ViewMode: Int, Sendable, CaseIterable {
    /// Never.
    case never = 0
    /// While the text is edited, that is, while the field is first responder.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3

    var followsEditing: Bool { self == .whileEditing || self == .unlessEditing }
    func isShown(editing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: editing
      case .unlessEditing: !editing
      case .always: true
      }
    }
  }

  // MARK: Text

  /// The text; empty by default.
  open var text: String? {
    get { store.text }
    set {
      let text = newValue ?? ""
      if attributes.isEmpty {
        change { $0.text = text }
      } else {
        change { $0.attributedText = NSAttributedString(string: text, attributes: attributes) }
      }
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { store.attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font as Any]) }
    set { change { $0.attributedText = newValue } }
  }

  /// The attributes of the whole text, and of text that is set later.
  ///
  /// ```swift
  /// field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 4]
  /// ```
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      attributes.merging([.font: store.font, .foregroundColor: textColor ?? .label]) { own, _ in own }
    }
    set {
      attributes = newValue
      if let font = newValue[.font] as? Font { self.font = font }
      if let color = newValue[.foregroundColor] as? Color { textColor = color }
      if let style = newValue[.paragraphStyle] as? ParagraphStyle { textAlignment = style.alignment }
      text = typedText
    }
  }
  private final var attributes: [NSAttributedString.Key: Any] = [:]

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { hint.text }
    set {
      hint.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with attributes shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.attributedText }
    set {
      hint.attributedText = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of the text and the placeholder; the system font at 17 points by default.
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

  /// The color of the text; ``Color/label`` by default.
  open var textColor: Color? = .label
  /// The alignment of the text; natural by default.
  open var textAlignment: TextAlignment {
    get { store.alignment }
    set { (store.alignment, hint.alignment) = (newValue, newValue) }
  }
  /// Whether the text is shown as dots; false by default.
  open var isSecureTextEntry = false { didSet { dots.text = nil } }
  /// Whether fonts made from text styles follow the text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { store.followsTextSize }
    set {
      hint.followsTextSize = newValue
      change { $0.followsTextSize = newValue }
    }
  }

  /// Whether text that is too wide is drawn smaller, down to ``minimumFontSize``; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size in points for ``adjustsFontSizeToFitWidth``; 0 by default.
  open var minimumFontSize: CGFloat = 0

  // MARK: Around the text

  /// The image behind the text, unless the border is ``BorderStyle/roundedRect``.
  open var background: Image?
  /// The image behind the text of a disabled field; if `nil`, that of ``background``.
  open var disabledBackground: Image?

  /// The border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The view before the text, at its own size.
  open var leftView: View? { didSet { replace(oldValue, leftView, leftViewMode) } }
  /// When ``leftView`` is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { replace(leftView, leftView, leftViewMode) } }
  /// The view after the text, at its own size.
  open var rightView: View? { didSet { replace(oldValue, rightView, rightViewMode) } }
  /// When ``rightView`` is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { replace(rightView, rightView, rightViewMode) } }

  /// When the clear button is shown; never by default. It needs text.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Rectangles

  /// The rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text, inside the border and between the side views.
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

  /// The rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while it is edited: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the clear button: 19 by 19 points, 5 from the trailing end.
  ///
  /// No public document gives UIKit's figures; these are our own.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.minY + (bounds.height - 19) / 2,
      width: 19, height: 19)
  }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, bounds, atEnd: isRightToLeft)
  }
  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, bounds, atEnd: !isRightToLeft)
  }

  /// The size of the text or the placeholder, whichever is wider, with the padding.
  open dynamic override var intrinsicContentSize: CGSize {
    let insets = borderInsets
    let sides = [leftView, rightView].reduce(0) { $0 + (shows($1) ? ($1?.partSize.width ?? 0) : 0) }
    let text = max(width(of: shownStore), width(of: hint))
    let line = store.font(in: currentTraits).lineHeight.rounded(.up) + 1
    let height = borderStyle == .none ? line : max(34, line + 12)
    let button: CGFloat = showsClearButton ? 24 : 0
    return CGSize(width: text + sides + button + insets.left + insets.right, height: height)
  }

  /// The intrinsic size, whatever size is offered.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Places in the text

  /// The text, which is empty where none was set.
  public final var typedText: String { text ?? "" }
  /// The selected part. It is only stored, and in no picture.
  open var selectedTextRange: UITextRange? {
    get { selection ?? UITextRange(NSRange(location: NSString(string: typedText).length, length: 0)) }
    set { selection = newValue }
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
  private final var selection: UITextRange?

  // MARK: Inner workings

  /// The delegate, which only tests call.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether text is removed when editing begins; remembered, without effect here.
  open var clearsOnBeginEditing = false
  /// Whether new text replaces the old; remembered, without effect here.
  open var clearsOnInsertion = false
  /// Whether the text's attributes can be edited; remembered, without effect here.
  open var allowsEditingTextAttributes = false
  /// The attributes of newly typed text; remembered, without effect here.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open override var canBecomeFirstResponder: Bool { isEnabled }
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

  /// The settings of the keyboard.
  open var inputTraits = TextInputTraits()

  final let store = TextStore(font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail)
  final let hint = TextStore(font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail)
  private let dots = TextStore(
    font: .systemFont(ofSize: Font.labelFontSize), lineBreakMode: .byTruncatingTail)

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    store.text = ""
    contentHorizontalAlignment = .left
  }

  /// Creates a text field with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  override var showsText: Bool { true }
  package override func isTruncated(in size: CGSize) -> Bool {
    let store = shownStore.isEmpty ? hint : shownStore
    guard let block = store.block(for: self) else { return false }
    let room = textRect(forBounds: CGRect(origin: .zero, size: size)).size
    return fitted(block, of: store, to: room.width)
      .isTruncated(in: room, lines: 1, scale: currentTraits.displayScale)
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

  private var showsClearButton: Bool {
    clearButtonMode.isShown(editing: isFirstResponder) && store.text?.isEmpty == false
  }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? TextField, let fresh = fresh as? TextField else { return }
    if let value = style(font, proxy.font, fresh.font) { font = value }
    if let value = style(textColor, proxy.textColor, fresh.textColor) { textColor = value }
    if let value = style(borderStyle, proxy.borderStyle, fresh.borderStyle) { borderStyle = value }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("text", isSecureTextEntry ? text.map { "\($0.count) dots" } : text)
    notes.note("placeholder", placeholder)
    notes.note("font", font?.text)
    notes.note("textColor", textColor, usual: .label)
    if textAlignment != .natural { notes.note("textAlignment", "\(textAlignment)") }
    if borderStyle != .none { notes.note("borderStyle", "\(borderStyle)") }
  }

  override func drawContent(on canvas: Canvas) {
    drawBorder(on: canvas)
    if showsClearButton {
      let place = clearButtonRect(forBounds: canvas.bounds).insetBy(dx: 1.5, dy: 1.5)
      Symbol(name: "xmark.circle.fill", configuration: Image.SymbolConfiguration(pointSize: 16)).draw(
        on: canvas, in: place, .tertiaryLabel)
    }
    self.canvas = canvas
    defer { self.canvas = nil }
    let bounds = canvas.bounds
    if shownStore.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
  }
  /// The canvas of the field, while it draws.
  private final var canvas: Canvas?

  /// Draws the text in a rectangle of the field. A subclass can override it.
  open func drawText(in rect: CGRect) { draw(shownStore, in: rect, textColor ?? .label) }
  /// Draws the placeholder in a rectangle of the field. A subclass can override it.
  open func drawPlaceholder(in rect: CGRect) { draw(hint, in: rect, .placeholderText) }

  private func draw(_ store: TextStore, in rect: CGRect, _ color: Color) {
    guard let canvas, let whole = store.block(for: self) else { return }
    let block = fitted(whole, of: store, to: rect.width)
    let layout = block.layout(width: rect.width, lines: 1, scale: canvas.scale, rendering: textRendering)
    let share = contentVerticalAlignment.share
    let y = rect.minY + (rect.height - layout.measure.height) * share
    canvas.draw(layout, block.looks, at: CGPoint(x: rect.minX, y: y), color: color)
  }

  private func fitted(_ block: TextBlock, of store: TextStore, to width: CGFloat) -> TextBlock {
    guard adjustsFontSizeToFitWidth else { return block }
    let traits = currentTraits
    return store.fitted(
      block, to: width, smallest: minimumFontSize, traits,
      semanticContentAttribute.direction(in: traits.direction))
  }

  /// The text as it is shown, with dots in place of secure text.
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
    let isShown = mode.isShown(editing: isFirstResponder)
    if let old, old !== new || !isShown, old.superview === self { old.removeFromSuperview() }
    if let new, isShown, new.superview !== self { addPart(new) }
    invalidateIntrinsicContentSize()
  }

  /// Shows and hides what depends on whether the field is edited.
  override func focusChanged() {
    replace(leftView, leftView, leftViewMode)
    replace(rightView, rightView, rightViewMode)
  }
  /// In another tree, another responder may be the first.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if leftViewMode.followsEditing || rightViewMode.followsEditing { focusChanged() }
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
    case .bezel: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .roundedRect:
      EdgeInsets(top: 2, left: measures.roundFieldPadding, bottom: 2, right: measures.roundFieldPadding)
    }
  }

  private func drawBorder(on canvas: Canvas) {
    let rect = borderRect(forBounds: canvas.bounds)
    let line = 1 / canvas.scale
    if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background {
      canvas.draw(image, in: rect, tintColor: tintColor)
    }
    switch borderStyle {
    case .none: break
    case .line: canvas.stroke(rect, lineWidth: line, .label)
    case .bezel: canvas.stroke(rect, lineWidth: 1, .systemGray3)
    case .roundedRect:
      canvas.fill(rect, cornerRadius: 5, .systemBackground)
      canvas.stroke(rect, cornerRadius: 5, lineWidth: line, .systemGray3)
    }
  }

  // MARK: What extensions of an app may replace

  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

extension View {
  /// The size of a view given to a control: that of its frame, or its intrinsic size if the frame is empty.
  final var partSize: CGSize {
    if givenFrame.size != .zero { return givenFrame.size }
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

extension CGRect {
  /// The part on one side of a vertical line; the whole if the line does not cross it.
  fileprivate func cut(at x: CGFloat, keepsRight: Bool) -> CGRect {
    let x = min(max(x, minX), maxX)
    return keepsRight
      ? CGRect(x: x, y: minY, width: maxX - x, height: height)
      : CGRect(x: minX, y: minY, width: x - minX, height: height)
  }
}
