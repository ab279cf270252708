import Foundation

/// A control that starts a refresh when content is pulled down. Snapshots never show it.
open class UIRefreshControl: Control {
  /// Creates a refresh control.
  public convenience init() { self.init(frame: .zero) }

  /// Whether a refresh is in progress.
  public private(set) final var isRefreshing = false
  /// The text below the wheel; it is never drawn.
  open var attributedTitle: NSAttributedString?
  /// Sets ``isRefreshing``.
  open func beginRefreshing() { isRefreshing = true }
  /// Clears ``isRefreshing``.
  open func endRefreshing() { isRefreshing = false }
}
