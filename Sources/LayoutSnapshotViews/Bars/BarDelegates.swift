/// Something that has a place at an edge of the screen, like UIKit's `UIBarPositioning`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is, like UIKit's `UIBarPositioningDelegate`.
///
/// ```swift
/// func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
/// // The ground of the bar reaches up to the edge of the screen.
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar is that no container has placed.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns by default what leaves the choice to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { unanswered(self, .any) }
}

/// The delegate of a toolbar, like UIKit's `UIToolbarDelegate`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The delegate of a navigation bar, like UIKit's `UINavigationBarDelegate`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be shown on top of the others; true by default.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called when an item is shown on top of the others.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Whether the item that is shown may be removed; true by default.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called when the item that was shown is removed.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true` by default.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
    unanswered(self, true)
  }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// Returns `true` by default.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    unanswered(self, true)
  }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}

/// The delegate of a tab bar, like UIKit's `UITabBarDelegate`. It is told by ``UITabBarItem/sendActions()``.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITabBarDelegate: AnyObject {
  /// Called when the user has chosen an item.
  func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem)
  /// Called in UIKit before the user arranges the items; never called here.
  func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called in UIKit when the user arranges the items; never called here.
  func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called in UIKit before the user has arranged the items; never called here.
  func tabBar(_ tabBar: TabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called in UIKit when the user has arranged the items; never called here.
  func tabBar(_ tabBar: TabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
