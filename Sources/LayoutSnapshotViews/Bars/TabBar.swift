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

  override func takeStyle(of proxy: UIBarItem) {
    super.takeStyle(of: proxy)
    badgeColor = badgeColor ?? (proxy as? UITabBarItem)?.badgeColor
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

/// The bar with an item for each controller of a tab bar controller, like UIKit's `UITabBar`.
open class TabBar: Bar {
  /// The items, which share the width equally.
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsUpdateConstraints()
    }
  }
  /// The selected item.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsUpdateConstraints() } }
  }
  /// The color of items that are not selected; gray by default.
  open var unselectedItemTintColor: Color? { didSet { setNeedsUpdateConstraints() } }

  /// The line above the bar. As in UIKit it counts where a ``backgroundImage`` is set.
  open var shadowImage: Image? { didSet { changedLooks() } }
  override var appearanceInForce: UIBarAppearance { shownAppearance }
  final var looks = BarLooks<UITabBarAppearance>() { didSet { changedLooks() } }

  private var tabs: [TabButton] = []
  private var places: [LayoutConstraint] = []

  /// Sets ``items`` at once, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? TabBar, let fresh = fresh as? TabBar else { return }
    if let value = style(
      unselectedItemTintColor, proxy.unselectedItemTintColor, fresh.unselectedItemTintColor)
    {
      unselectedItemTintColor = value
    }
    if let value = style(shadowImage, proxy.shadowImage, fresh.shadowImage) { shadowImage = value }
    if let value = style(looks.standard, proxy.looks.standard, fresh.looks.standard) {
      looks.standard = value
    }
    if let value = style(looks.edge, proxy.looks.edge, fresh.looks.edge) { looks.edge = value }
  }

  package override func height(on device: Device) -> CGFloat { height(on: device, regular: 49) }

  open override func updateConstraints() {
    showItems()
    super.updateConstraints()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConstraints()
  }

  /// Updates the tabs from the items.
  final func showItems() {
    let items = items ?? []
    let isLow = height(on: root.life.device ?? .iPhone15) < 49
    if tabs.count != items.count {
      LayoutConstraint.deactivate(places)
      for tab in tabs { tab.removeFromSuperview() }
      tabs = items.map { _ in TabButton() }
      place()
    }
    let shown = shownAppearance
    let layout = isLow ? shown.compactInlineLayoutAppearance : shown.stackedLayoutAppearance
    for (tab, item) in zip(tabs, items) {
      item.takeStyles(in: self)
      let isChosen = item === selectedItem
      tab.show(
        item, isChosen: isChosen, isLow: isLow,
        color: isChosen ? tintColor : unselectedItemTintColor ?? .systemGray,
        layout.state(of: item, isChosen: isChosen))
    }
  }

  /// Places the tabs side by side with equal widths.
  private func place() {
    places = []
    var before: TabButton?
    for tab in tabs {
      tab.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tab)
      places += [
        tab.topAnchor.constraint(equalTo: topAnchor), tab.bottomAnchor.constraint(equalTo: bottomAnchor),
        tab.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? leadingAnchor),
      ]
      if let before { places.append(tab.widthAnchor.constraint(equalTo: before.widthAnchor)) }
      before = tab
    }
    if let before { places.append(before.trailingAnchor.constraint(equalTo: trailingAnchor)) }
    LayoutConstraint.activate(places)
  }
}

/// The view of a tab bar item: an image, a title below it, and a badge.
final class TabButton: View {
  private let picture = ImageView()
  private let label = Label()
  private let badge = Label()
  private let badgeGround = View()
  private var places: [LayoutConstraint] = []
  private var isLow: Bool?
  /// The space of the image and the title in a low bar.
  private let group = LayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    badgeGround.layer.cornerRadius = 9
    for part in [picture, label, badgeGround, badge] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    let least = badgeGround.widthAnchor.constraint(greaterThanOrEqualToConstant: 18)
    LayoutConstraint.activate([
      label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -4),
      badgeGround.leadingAnchor.constraint(equalTo: picture.centerXAnchor, constant: 4),
      badgeGround.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      badgeGround.heightAnchor.constraint(equalToConstant: 18), least,
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: badgeGround.leadingAnchor, constant: 5),
      badge.centerXAnchor.constraint(equalTo: badgeGround.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: badgeGround.centerYAnchor),
      hugging,
    ])
    // Without an image, the image view has no intrinsic size.
    for extent in [picture.widthAnchor, picture.heightAnchor] {
      let none = extent.constraint(equalToConstant: 0)
      none.priority = LayoutPriority(1)
      none.isActive = true
    }
  }

  private lazy var hugging = {
    let constraint = badgeGround.widthAnchor.constraint(equalTo: badge.widthAnchor, constant: 10)
    constraint.priority = LayoutPriority(999)
    return constraint
  }()

  /// Places the title below the image, or beside it in a low bar.
  private func place(isLow: Bool) {
    guard isLow != self.isLow else { return }
    self.isLow = isLow
    LayoutConstraint.deactivate(places)
    if isLow {
      addLayoutGuide(group)
      places = [
        group.centerXAnchor.constraint(equalTo: centerXAnchor),
        group.topAnchor.constraint(equalTo: topAnchor), group.bottomAnchor.constraint(equalTo: bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: group.leadingAnchor),
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: group.trailingAnchor),
        picture.centerYAnchor.constraint(equalTo: topAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: topAnchor, constant: 16),
      ]
    } else {
      if group.owningView != nil { removeLayoutGuide(group) }
      places = [
        picture.centerXAnchor.constraint(equalTo: centerXAnchor),
        picture.centerYAnchor.constraint(equalTo: topAnchor, constant: 20),
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.firstBaselineAnchor.constraint(equalTo: topAnchor, constant: 44),
      ]
    }
    LayoutConstraint.activate(places)
  }

  func show(
    _ item: UITabBarItem, isChosen: Bool, isLow: Bool, color: Color?, _ looks: UITabBarItemStateAppearance
  ) {
    place(isLow: isLow)
    let color = looks.iconColor ?? color
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = color
    let own = item.titleAttributes(isChosen ? [.normal, .selected] : [.normal])
    label.show(
      item.title ?? item.controller?.title, .systemFont(ofSize: isLow ? 12 : 10, weight: .medium),
      color: color ?? .systemGray, looks.titleTextAttributes.merging(own) { $1 })
    badge.show(item.badgeValue, .systemFont(ofSize: 13), color: .white, looks.badgeTextAttributes)
    badge.isHidden = item.badgeValue == nil
    badgeGround.isHidden = item.badgeValue == nil
    badgeGround.backgroundColor = item.badgeColor ?? looks.badgeBackgroundColor ?? .systemRed
    accessibilityIdentifier = item.accessibilityIdentifier
  }
}
