import Foundation

/// A wheel that turns while something is going on, as UIKit's `UIActivityIndicatorView`: 20 or 37 points wide.
///
/// It is drawn as it is when it begins to turn. Nothing is drawn while it stands still, unless
/// ``hidesWhenStopped`` is off.
open class ActivityIndicatorView: View {
  /// How large it is. The numbers are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// 37 points, white: an old name.
    case whiteLarge = 0
    /// 20 points, white: an old name.
    case white = 1
    /// 20 points, grey: an old name.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large it is.
  open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether it is gone while it stands still; true by default.
  open var hidesWhenStopped = true
  /// The colour of its spokes; that of its style by default.
  open var color: Color! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }
  private var ownColor: Color?
  /// Whether it turns; not by default.
  public private(set) final var isAnimating = false

  /// A wheel of a size at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.extent, height: style.extent))
    contentPriorities = .hugged
  }
  /// A wheel of 20 points in a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    contentPriorities = .hugged
  }
  /// A wheel of 20 points at the origin.
  public convenience init() { self.init(style: .medium) }

  /// Begins to turn.
  open func startAnimating() { isAnimating = true }
  /// Stands still.
  open func stopAnimating() { isAnimating = false }

  /// 20 or 37 points in both directions.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.extent, height: style.extent) }
  /// 20 or 37 points in both directions.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func noteLooks(_ notes: inout LookNotes) {
    notes.note("color", color, usual: style.color)
    notes.note("isAnimating", "\(isAnimating)")
  }

  override func drawContent(on canvas: Canvas) {
    guard isAnimating || !hidesWhenStopped else { return }
    let (bounds, unit) = (canvas.bounds, style.extent / 20)
    let root = (0.5).squareRoot()
    let directions = [
      (0, -1), (root, -root), (1, 0), (root, root), (0, 1), (-root, root), (-1, 0), (-root, -root),
    ]
    // The spoke at the top is the last one that the wheel has passed.
    for (index, (x, y)) in directions.enumerated() {
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: bounds.midX + x * radius * unit, y: bounds.midY + y * radius * unit)
      }
      let spoke = BezierPath()
      spoke.addStroke(from: point(5.25), to: point(8.5), width: 2.5 * unit)
      canvas.group(alpha: index == 0 ? 1 : 0.3 + 0.1 * CGFloat(index)) { canvas.fill(spoke, color) }
    }
  }
}

extension ActivityIndicatorView.Style {
  fileprivate var extent: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

  fileprivate var color: Color { self == .white || self == .whiteLarge ? .white : .secondaryLabel }
}

/// Another name for ``ActivityIndicatorView``.
public typealias ActivityIndicator = ActivityIndicatorView
