import Foundation

/// A control that reloads content when it is pulled down. It is hidden at rest, and here it always is at rest.
open class UIRefreshControl: Control {
  /// A control that rests.
  public convenience init() { self.init(frame: .zero) }

  /// Whether content is being fetched.
  public private(set) final var isRefreshing = false
  /// What stands below the wheel.
  open var attributedTitle: NSAttributedString?
  /// Says that content is being fetched.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that it has come.
  open func endRefreshing() { isRefreshing = false }
}
