import Foundation

/// A control that starts a refresh when content is pulled down, like UIKit's `UIRefreshControl`.
///
/// ```swift
/// table.refreshControl = UIRefreshControl()
/// table.refreshControl?.beginRefreshing()
/// ```
///
/// While it is refreshing, a wheel and the title are shown in a strip of 60 points above the content, which rests below
/// it. Otherwise pictures do not show it.
open class UIRefreshControl: Control {
  /// The height of the strip above the content.
  private static let height: CGFloat = 60

  private let wheel = ActivityIndicatorView(style: .medium)
  private let label = Label()
  private weak var scrolled: ScrollView?
  private lazy var wheelMiddle = wheel.centerYAnchor.constraint(equalTo: topAnchor, constant: 30)

  /// Creates a refresh control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    wheel.startAnimating()
    label.textAlignment = .center
    for part in [wheel, label] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    LayoutConstraint.activate([
      wheel.centerXAnchor.constraint(equalTo: centerXAnchor), wheelMiddle,
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: topAnchor, constant: 46),
    ])
  }

  /// Creates a refresh control.
  public convenience init() { self.init(frame: .zero) }

  /// Whether a refresh is in progress.
  public private(set) final var isRefreshing = false
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      wheelMiddle.constant = attributedTitle == nil ? 30 : 22
    }
  }
  /// The color of the wheel is the tint color, if one is set.
  open override var tintColor: Color! {
    didSet { wheel.color = tintColor }
  }

  /// Shows the control, and moves the content down if it is not scrolled.
  open func beginRefreshing() {
    isRefreshing = true
    changed()
  }
  /// Hides the control.
  open func endRefreshing() {
    isRefreshing = false
    changed()
  }

  /// The height that it takes above the content now.
  final var shownHeight: CGFloat { isRefreshing ? Self.height : 0 }

  final func belong(to scrolled: ScrollView?) {
    self.scrolled = scrolled
    changed()
  }

  private func changed() {
    guard let scrolled, isRefreshing else {
      if superview is ScrollView { removeFromSuperview() }
      self.scrolled?.setNeedsLayout()
      return
    }
    frame = CGRect(x: 0, y: -Self.height, width: scrolled.frame.width, height: Self.height)
    autoresizingMask = .flexibleWidth
    if superview !== scrolled { scrolled.addSubview(self) }
    scrolled.setNeedsLayout()
  }
}
