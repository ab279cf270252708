import Foundation

/// The content of a navigation bar for a controller, like UIKit's `UINavigationItem`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class NavigationItem: NSObject {
  /// Whether the title is large in a bar that prefers large titles. Raw values match UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// Like the previous item.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title; by default that of the controller.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      guard ownTitle != newValue else { return }
      ownTitle = newValue
      changed()
    }
  }
  /// The title where it is large; by default ``title``.
  open var largeTitle: String? {
    didSet { if largeTitle != oldValue { changed() } }
  }
  /// What the way back does in place of going back. With it there is a way back even where nothing lies behind.
  open var backAction: Action? { didSet { changed() } }
  /// A line above the title, for which the bar is 30 points higher.
  open var prompt: String? { didSet { if prompt != oldValue { shownIn?.searchChanged() } } }
  /// The search bar of the controller and its results.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      shownIn?.searchChanged()
    }
  }
  /// Whether the search bar goes away as soon as the content is scrolled away from its top; true by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { shownIn?.searchChanged() } }
  }
  /// Where the search bar should be.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { shownIn?.searchChanged() } }
  }
  /// Where the search bar is: beside the items only where that is preferred and the width is regular.
  open var searchBarPlacement: SearchBarPlacement {
    let width = (shownIn?.layoutDevice ?? .iPhone15).horizontalSizeClass
    return preferredSearchBarPlacement == .inline && width == .regular ? .inline : .stacked
  }

  /// Where a search bar is in a navigation bar. Raw values match UIKit's.
  public enum SearchBarPlacement: Int, Sendable, CaseIterable {
    /// The system's choice: below the title.
    case automatic = 0
    /// Beside the items at the trailing edge, in a regular width.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }
  /// Whether the title is large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: View? { didSet { changed() } }
  /// The items at the leading edge, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the trailing edge, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the items at the leading edge are shown beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// The item whose title the back button to this item shows; by default this item's title is shown.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the back button to this item; by default that of ``backBarButtonItem`` or of this item.
  open var backButtonTitle: String? { didSet { changed() } }
  /// What the back button to this item shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  /// What a back button shows beside its arrow. Raw values match UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// The title.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }

  /// The bar's looks for this item where the content is scrolled away from it.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue?.copied }
  }
  /// The looks of a low bar for this item.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied }
  }
  /// The bar's looks for this item where the content ends at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.edge }
    set { looks.edge = newValue?.copied }
  }
  /// The looks of a low bar for this item where the content ends at the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactEdge }
    set { looks.compactEdge = newValue?.copied }
  }
  private var looks = BarLooks<UINavigationBarAppearance>() { didSet { bar?.changedLooks() } }

  /// Sets ``leftBarButtonItems`` at once, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets ``rightBarButtonItems`` at once, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets ``leftBarButtonItem`` at once, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem`` at once, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets ``hidesBackButton`` at once, without animation.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// The title of the back button to this item, if the bar has space for it.
  var backTitle: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default: backButtonTitle ?? backBarButtonItem?.title ?? title ?? "Back"
    }
  }

  private var ownTitle: String?
  private weak var controller: ViewController?
  /// The bar that shows the item and is no navigation controller's.
  weak var bar: NavigationBar?

  /// Tells who shows the item that it is another one.
  private func changed() {
    bar?.setNeedsUpdateConstraints()
    controller?.noteForContainers()
  }

  /// The bar that shows the item.
  final var shownIn: NavigationBar? { bar ?? controller?.navigationController?.navigationBar }

  /// Creates an item with a title.
  public init(title: String) { ownTitle = title }
  init(of controller: ViewController) { self.controller = controller }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
