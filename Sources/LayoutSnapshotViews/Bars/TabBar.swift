import Foundation

/// What a tab bar shows for a controller.
open class UITabBarItem: UIBarItem {
  /// What the system has words and pictures for. The numbers are UIKit's.
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

  /// The picture while the item is chosen; by default the other one.
  open var selectedImage: Image? { didSet { changed() } }
  /// What stands in the mark at the picture's corner; none for no mark.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour of the mark; red by default.
  open var badgeColor: Color? { didSet { changed() } }
  /// Whose title counts where the item has none.
  weak var controller: ViewController?
  /// Whoever shows the item.
  weak var bar: TabBar?

  /// An item with words and a picture.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// An item with words and a picture for each state.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// One of the system's items.
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

/// The bar at the bottom with an item for each of a tab bar controller's controllers.
open class TabBar: Bar {
  /// What the bar shows, each in its part of the width.
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsUpdateConstraints()
    }
  }
  /// The chosen item.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsUpdateConstraints() } }
  }
  /// The colour of items that are not chosen; grey by default.
  open var unselectedItemTintColor: Color? { didSet { setNeedsUpdateConstraints() } }

  private var tabs: [TabButton] = []
  private var places: [LayoutConstraint] = []

  /// Sets what the bar shows.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override func height(on device: Device) -> CGFloat { height(on: device, regular: 49) }

  open override func updateConstraints() {
    showItems()
    super.updateConstraints()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConstraints()
  }

  /// Brings the tabs to what the items say now.
  final func showItems() {
    let items = items ?? []
    let isLow = height(on: root.life.device ?? .iPhone15) < 49
    if tabs.count != items.count {
      LayoutConstraint.deactivate(places)
      for tab in tabs { tab.removeFromSuperview() }
      tabs = items.map { _ in TabButton() }
      place()
    }
    for (tab, item) in zip(tabs, items) {
      let isChosen = item === selectedItem
      tab.show(
        item, isChosen: isChosen, isLow: isLow,
        color: isChosen ? tintColor : unselectedItemTintColor ?? .systemGray)
    }
  }

  /// Side by side, equally wide.
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

/// An item of a tab bar: a picture, words below it, and a mark at its corner.
final class TabButton: View {
  private let picture = ImageView()
  private let label = Label()
  private let badge = Label()
  private let badgeGround = View()
  private var places: [LayoutConstraint] = []
  private var isLow: Bool?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
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
    // Without a picture nothing else says how large its view is.
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

  /// Puts the words below the picture, or beside it where the bar is low.
  private func place(isLow: Bool) {
    guard isLow != self.isLow else { return }
    self.isLow = isLow
    LayoutConstraint.deactivate(places)
    if isLow {
      let group = LayoutGuide()
      addLayoutGuide(group)
      places = [
        group.centerXAnchor.constraint(equalTo: centerXAnchor),
        picture.leadingAnchor.constraint(equalTo: group.leadingAnchor),
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: group.trailingAnchor),
        picture.centerYAnchor.constraint(equalTo: topAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: topAnchor, constant: 16),
      ]
    } else {
      places = [
        picture.centerXAnchor.constraint(equalTo: centerXAnchor),
        picture.centerYAnchor.constraint(equalTo: topAnchor, constant: 20),
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.firstBaselineAnchor.constraint(equalTo: topAnchor, constant: 44),
      ]
    }
    label.font = .systemFont(ofSize: isLow ? 12 : 10, weight: .medium)
    LayoutConstraint.activate(places)
  }

  func show(_ item: UITabBarItem, isChosen: Bool, isLow: Bool, color: Color?) {
    place(isLow: isLow)
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = color
    label.text = item.title ?? item.controller?.title
    label.textColor = color ?? .systemGray
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badgeGround.isHidden = item.badgeValue == nil
    badgeGround.backgroundColor = item.badgeColor ?? .systemRed
    accessibilityIdentifier = item.accessibilityIdentifier
  }
}
