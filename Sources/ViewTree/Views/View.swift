import Foundation

/// A rectangle in a tree of rectangles, as UIKit's `UIView`, but with no screen behind it.
///
/// ```swift
/// let card = View()
/// let title = View()
/// title.translatesAutoresizingMaskIntoConstraints = false
/// card.addSubview(title)
/// LayoutConstraint.activate([
///   title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
///   title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
///   title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
///   title.heightAnchor.constraint(equalToConstant: 44),
/// ])
/// let layout = try card.layout(on: .iPhone4)
/// print(title.frame)  // (16.0, 218.0, 160.0, 44.0)
/// ```
///
/// Names, defaults and behaviour are UIKit's. Where UIKit stops the process for an illegal constraint,
/// ``layout(on:)`` throws a ``LayoutError`` instead.
open class View: LayoutItem {
  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    solvedFrame = frame
    givenFrame = frame
    super.init(item: ())
  }

  /// A view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// Where the view lies in its superview: what was last set or solved, whichever came later.
  open var frame: CGRect {
    get { solvedFrame }
    set {
      solvedFrame = newValue
      givenFrame = newValue
      if translatesAutoresizingMaskIntoConstraints { discardEngines() }
    }
  }

  /// The view's own coordinate space: its size, from the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  private var solvedFrame: CGRect
  /// The frame that the owner set. A solved frame never takes its place, or else a layout would depend
  /// on the devices that were laid out before.
  private(set) var givenFrame: CGRect

  // MARK: Tree

  /// The view that this one lies in.
  public internal(set) var superview: View? {
    get { superviewReference.owner }
    set { superviewReference.owner = newValue }
  }
  /// The views that lie in this one, the hindmost first.
  public internal(set) var subviews: [View] = []
  /// The guides that this view owns.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  // MARK: Constraints

  /// The constraints that this view holds: those whose items all lie in it, and in none of its subviews.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// Whether the frame is turned into constraints, which is so until you say otherwise.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { discardEngines() }
  }

  /// The engine that solves the tree below this view; kept from one device to the next.
  final var engine: LayoutEngine?

  // MARK: Looks

  /// The colour behind the view's content; none lets the superview show through.
  open var backgroundColor: Color?

  /// The name that tests and layouts call this view by.
  open var accessibilityIdentifier: String? {
    didSet { discardEngines() }
  }

  package override var hostView: View? { self }
  override var givenName: String? { accessibilityIdentifier }
  override var appearance: Appearance { Appearance(background: backgroundColor?.pixel) }
  override func take(_ frame: CGRect) { solvedFrame = frame }

  private var superviewReference = BackReference<View>()

  deinit {
    for subview in subviews { subview.superview = nil }
    for guide in layoutGuides { guide.owningView = nil }
    for constraint in constraints { constraint.holder = nil }
  }
}
