import Foundation

/// The item of a tab bar for a controller, like UIKit's `UITabBarItem`.
open class UITabBarItem: UIBarItem {
  /// Items with a title and an image of the system. Raw values match UIKit's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// "More", three dots.
    case more = 0
    /// "Favorites", a star.
    case favorites = 1
    /// "Featured", a star.
    case featured = 2
    /// "Top Rated", a star.
    case topRated = 3
    /// "Recents", a clock.
    case recents = 4
    /// "Contacts", a person.
    case contacts = 5
    /// "History", a clock.
    case history = 6
    /// "Bookmarks", a book.
    case bookmarks = 7
    /// "Search", a magnifying glass.
    case search = 8
    /// "Downloads", an arrow into a box.
    case downloads = 9
    /// "Most Recent", a clock.
    case mostRecent = 10
    /// "Most Viewed", a list.
    case mostViewed = 11
  }

  /// The image while the item is selected; by default ``UIBarItem/image``.
  open var selectedImage: Image? { didSet { changed() } }
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge; red by default.
  open var badgeColor: Color? { didSet { changed() } }
  /// The bar's looks while this item is selected, where the content goes on under the bar.
  open var standardAppearance: UITabBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue?.copied }
  }
  /// The bar's looks while this item is selected, where the content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.edge }
    set { looks.edge = newValue?.copied }
  }
  private var looks = BarLooks<UITabBarAppearance>() { didSet { bar?.changedLooks() } }

  /// How far the title lies beside its usual place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Sets the attributes of the badge's text in a state; what they do not say, those of ``Control/State/normal`` do.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }
  /// The attributes of the badge's text that were set for a state.
  open func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  private var badgeAttributes: [UInt: TextAttributes] = [:]

  /// The attributes of the badge's text while the item is selected or not.
  final func badgeAttributes(isChosen: Bool) -> TextAttributes {
    let plain = badgeAttributes[Control.State.normal.rawValue] ?? [:]
    let chosen = isChosen ? badgeAttributes[Control.State.selected.rawValue] : nil
    return plain.merging(chosen ?? [:]) { $1 }
  }

  /// Selects the item, as a tap on it would: in the bar of a tab bar controller that shows its controller. The delegates
  /// are asked and told.
  ///
  /// ```swift
  /// _ = try tabs.layout(on: .iPhone15)
  /// settings.tabBarItem.sendActions()  // as a finger would
  /// ```
  public final func sendActions() {
    guard isEnabled, let bar else { return }
    UserEvent.run { bar.choose(self) }
  }

  override func takeStyle(of proxy: UIBarItem) {
    super.takeStyle(of: proxy)
    guard let proxy = proxy as? UITabBarItem else { return }
    badgeColor = badgeColor ?? proxy.badgeColor
    badgeAttributes.merge(proxy.badgeAttributes) { own, _ in own }
    if titlePositionAdjustment == .zero { titlePositionAdjustment = proxy.titlePositionAdjustment }
  }
  /// The controller whose title is shown if the item has none.
  weak var controller: ViewController?
  /// The bar that shows the item.
  weak var bar: TabBar?

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates an item with a title and an image for each state.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    let (title, symbol) = systemItem.looks
    (self.title, image, self.tag) = (title, Image(systemName: symbol), tag)
  }

  override func changed() { bar?.setNeedsUpdateConstraints() }
}

extension UITabBarItem.SystemItem {
  fileprivate var looks: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}
