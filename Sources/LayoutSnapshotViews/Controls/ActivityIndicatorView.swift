import Foundation

/// A spinning wheel that shows that work is in progress, like UIKit's `UIActivityIndicatorView`: 20 or 37
/// points wide.
///
/// Snapshots show the first frame of its animation. A wheel that is not animating is not drawn, unless
/// ``hidesWhenStopped`` is `false`.
open class ActivityIndicatorView: View {
  /// The size and the color of an indicator. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// 37 points, white; deprecated in UIKit.
    case whiteLarge = 0
    /// 20 points, white; deprecated in UIKit.
    case white = 1
    /// 20 points, gray; deprecated in UIKit.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// The style, which sets the size and the usual color.
  open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the wheel is hidden while it is not animating; true by default.
  open var hidesWhenStopped = true
  /// The color of the spokes; by default that of the style.
  open var color: Color! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }
  private var ownColor: Color?
  /// Whether the wheel is animating; false by default.
  public private(set) final var isAnimating = false

  /// Creates a wheel of a style at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.extent, height: style.extent))
    contentPriorities = .hugged
  }
  /// Creates a wheel of 20 points with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    contentPriorities = .hugged
  }
  /// Creates a wheel of 20 points at the origin.
  public convenience init() { self.init(style: .medium) }

  /// Starts the animation, so that the wheel is drawn.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation, and hides the wheel if ``hidesWhenStopped`` is set.
  open func stopAnimating() { isAnimating = false }

  /// 20 or 37 points in both directions.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.extent, height: style.extent) }
  /// 20 or 37 points in both directions.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? ActivityIndicatorView, let fresh = fresh as? ActivityIndicatorView else {
      return
    }
    if let value = style(ownColor, proxy.ownColor, fresh.ownColor) { ownColor = value }
  }

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
    // The spoke at the top is the one that the highlight has passed last.
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
