import Foundation

extension UISplitViewController {
  /// The columns of a split view controller. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Two columns with the controllers of ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view controller. Raw values match UIKit's.
  public enum Column: Int, Sendable, CaseIterable {
    /// The outer list.
    case primary = 0
    /// The inner list.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// The controller that replaces all columns while they are collapsed.
    case compact = 3
  }

  /// The visible columns. Raw values match UIKit's.
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// By the size of the device.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// One list beside the content.
    case oneBesideSecondary = 2
    /// One list over the content.
    case oneOverSecondary = 3
    /// Two lists beside the content.
    case twoBesideSecondary = 4
    /// Two lists over the content.
    case twoOverSecondary = 5
    /// Two lists beside the content, which moves aside in UIKit.
    case twoDisplaceSecondary = 6

    /// The former name of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The place of lists beside or over the content. Raw values match UIKit's.
  public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// By the size of the device.
    case automatic = 0
    /// Beside the content.
    case tile = 1
    /// Over the content.
    case overlay = 2
    /// Beside the content, which moves aside.
    case displace = 3
  }

  /// The edge at which lists are shown. Raw values match UIKit's.
  public enum PrimaryEdge: Int, Sendable, CaseIterable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The background of the outer list. Raw values match UIKit's.
  public enum BackgroundStyle: Int, Sendable, CaseIterable {
    /// That of an ordinary list.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }

  /// Stands for a width that the split view controller computes.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

/// The delegate of a split view controller. Every method has a default.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the list of a container without a style is hidden in an orientation, unless the container has a mode.
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: ViewController, in orientation: UIInterfaceOrientation
  ) -> Bool
  /// Whether the delegate has collapsed the content itself; if `false`, the content is pushed onto the list.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// The column on top while the columns are collapsed.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The content when the columns are separated; never called here.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
  /// The mode after the mode button is pressed.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Whether the delegate shows a list itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: ViewController, sender: Any?
  )
    -> Bool
  /// Whether the delegate shows a content itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
  /// The controller that remains of the lists when the columns collapse; never called here.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> ViewController?
  /// The list when the columns are separated; never called here.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> ViewController?
}

extension UISplitViewControllerDelegate {
  /// Returns `true` for upright orientations by default.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: ViewController, in orientation: UIInterfaceOrientation
  ) -> Bool { unanswered(self, orientation.isPortrait) }
  /// Returns `false` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { unanswered(self, false) }
  /// Returns the proposed column by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { unanswered(self, proposedTopColumn) }
  /// Returns `nil` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
  /// Returns `.automatic` by default.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    unanswered(self, .automatic)
  }
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns `false` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { unanswered(self, false) }
  /// Returns `false` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { unanswered(self, false) }
  /// Returns `nil` by default.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> ViewController?
  {
    nil
  }
  /// Returns `nil` by default.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> ViewController?
  {
    nil
  }
}
