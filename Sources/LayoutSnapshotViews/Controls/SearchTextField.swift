import Foundation

/// The text field of a search bar, with a magnifying glass on a gray background.
open class SearchTextField: TextField {
  private let magnifier = ImageView(image: Image(systemName: "magnifyingglass"))
  private lazy var button = ImageView()
  /// What the search bar has changed.
  final var looks = SearchFieldLooks() { didSet { looksChanged() } }

  /// Creates a search field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    magnifier.tintColor = .placeholderText
    leftView = magnifier
    leftViewMode = .always
  }

  /// Creates a search field with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// The rectangle of the magnifying glass, 8 points from the edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -8 : 8, dy: 0).offset(
      by: looks.iconOffset)
  }

  /// The rectangle of the button at the other edge, 8 points from it.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 8 : -8, dy: 0).offset(
      by: looks.buttonOffset)
  }

  /// The rectangle of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offset(by: looks.clearOffset)
  }

  /// The rectangle of the text, 8 points from the magnifying glass and from the other edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0).offset(by: looks.textOffset)
  }

  private func looksChanged() {
    let icon = looks.icon ?? Image(systemName: "magnifyingglass")
    if magnifier.image !== icon { magnifier.image = icon }
    if let image = looks.button {
      if button.image !== image { button.image = image }
      button.tintColor = .placeholderText
      if rightView !== button { (rightView, rightViewMode) = (button, .always) }
    } else if rightView === button {
      (rightView, rightViewMode) = (nil, .never)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("backgroundImage", looks.grounds.shown(in: state))
    notes.note("icon", looks.icon)
    notes.note("button", looks.button)
  }

  override func drawContent(on canvas: Canvas) {
    let ground = canvas.bounds.offset(by: looks.groundOffset)
    if let image = looks.grounds.shown(in: state) {
      canvas.draw(image, in: ground, tintColor: tintColor)
    } else {
      canvas.fill(ground, cornerRadius: 10, .tertiarySystemFill)
    }
    super.drawContent(on: canvas)
  }
}

/// What a search bar has changed about the looks of its field.
struct SearchFieldLooks {
  /// The image in place of the magnifying glass.
  var icon: Image?
  /// The image of the button at the end.
  var button: Image?
  var grounds = StateImages()
  var iconOffset = UIOffset.zero
  var buttonOffset = UIOffset.zero
  var clearOffset = UIOffset.zero
  var textOffset = UIOffset.zero
  var groundOffset = UIOffset.zero
}

extension CGRect {
  /// The same rectangle at another place.
  func offset(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
