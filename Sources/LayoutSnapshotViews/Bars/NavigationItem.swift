import Foundation

/// What a navigation bar shows for a controller.
open class NavigationItem: NSObject {
  /// Whether the title is large if the bar prefers large titles. The raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// As the item before it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title; until it is set, the controller's.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set { ownTitle = newValue }
  }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// A view in the place of the title.
  open var titleView: View?
  /// What stands where the bar begins, from its edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// What stands where the bar ends, from its edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first of what stands where the bar begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of what stands where the bar ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether items where the bar begins stand beside the way back and not in its place.
  open var leftItemsSupplementBackButton = false
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// What the way back to this item looks like; by default its title.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the way back to this item is called; by default as the item.
  open var backButtonTitle: String?
  /// How much the way back to this item says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// How much a way back says. The numbers are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// The title.
    case `default` = 0
    /// Only "Back".
    case generic = 1
    /// Nothing: there is an arrow.
    case minimal = 2
  }

  /// Sets what stands where the bar begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets what stands where the bar ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets what stands where the bar begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets what stands where the bar ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Shows or hides the way back.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// What the way back to this item says, in a bar with room for it.
  var backTitle: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default: backButtonTitle ?? backBarButtonItem?.title ?? title ?? "Back"
    }
  }

  private var ownTitle: String?
  private weak var controller: ViewController?

  /// An item with a title.
  public init(title: String) { ownTitle = title }
  init(of controller: ViewController) { self.controller = controller }
}
