import Foundation

/// A field for what to search for, in a bar, as UIKit's `UISearchBar`.
///
/// ```swift
/// let bar = SearchBar()
/// bar.placeholder = "Search"
/// bar.intrinsicContentSize.height  // 56
/// ```
open class SearchBar: View {
  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What shows while nothing is searched for.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The field in the bar.
  public final let searchTextField = SearchTextField()

  /// Is asked and told of the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.translatesAutoresizingMaskIntoConstraints = false
    addSubview(searchTextField)
  }

  /// A bar with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// 56 points high, and as wide as anything makes it.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 56) }

  /// 56 points high, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  override func hasPutIn(_ view: View) -> Bool { view === searchTextField || super.hasPutIn(view) }
  override func systemConstraints() -> [LayoutConstraint] {
    // 8 points at the sides; 36 of 56 points in the middle.
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

/// The field of a search bar: a magnifier, and letters on grey.
open class SearchTextField: TextField {
  /// A field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let magnifier = ImageView(image: Image(systemName: "magnifyingglass"))
    magnifier.tintColor = .placeholderText
    leftView = magnifier
    leftViewMode = .always
  }

  /// A field with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// Where the magnifier is: 8 points from the edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -8 : 8, dy: 0)
  }

  /// Where the text is: 8 points from the magnifier and from the other edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
  }

  override func drawContent(on canvas: Canvas) {
    canvas.fill(canvas.bounds, cornerRadius: 10, .tertiarySystemFill)
    super.drawContent(on: canvas)
  }
}
