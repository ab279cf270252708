import Foundation

/// A bar with a search field, like UIKit's `UISearchBar`.
///
/// ```swift
/// let bar = SearchBar()
/// bar.placeholder = "Search"
/// bar.intrinsicContentSize.height  // 56
/// ```
open class SearchBar: View {
  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown while the search text is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The search field in the bar.
  public final let searchTextField = SearchTextField()

  /// The delegate, which only tests call.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.translatesAutoresizingMaskIntoConstraints = false
    addSubview(searchTextField)
  }

  /// Creates a search bar with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// 56 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 56) }

  /// The width that is offered, and 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  override func hasPutIn(_ view: View) -> Bool { view === searchTextField || super.hasPutIn(view) }
  override func systemConstraints() -> [LayoutConstraint] {
    // 8 points at the sides, and 36 of 56 points centered vertically.
    let constraints = [
      searchTextField.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      searchTextField.rightAnchor.constraint(equalTo: rightAnchor, constant: -8),
      searchTextField.centerYAnchor.constraint(equalTo: centerYAnchor),
      searchTextField.heightAnchor.constraint(equalToConstant: 36),
    ]
    for constraint in constraints { constraint.identifier = "search-bar" }
    return constraints
  }
}

/// The text field of a search bar, with a magnifying glass on a gray background.
open class SearchTextField: TextField {
  /// Creates a search field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let magnifier = ImageView(image: Image(systemName: "magnifyingglass"))
    magnifier.tintColor = .placeholderText
    leftView = magnifier
    leftViewMode = .always
  }

  /// Creates a search field with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// The rectangle of the magnifying glass, 8 points from the edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -8 : 8, dy: 0)
  }

  /// The rectangle of the text, 8 points from the magnifying glass and from the other edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
  }

  override func drawContent(on canvas: Canvas) {
    canvas.fill(canvas.bounds, cornerRadius: 10, .tertiarySystemFill)
    super.drawContent(on: canvas)
  }
}
