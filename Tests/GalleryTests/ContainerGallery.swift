import Foundation
import LayoutSnapshotTesting
import TestTools
import Testing

/// What holds other views: bars and their controllers, scroll views, cells, and a picker with wheels of its own.
@Suite struct ContainerGallery {
  /// A controller with a title and a text under its bars.
  private func page(_ title: String) -> ViewController {
    let page = ViewController()
    page.title = title
    let text = Label()
    text.text = "What lies under the bars begins where they end."
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    page.view.backgroundColor = .systemBackground
    page.view.addSubview(text)
    let area = page.view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: area.topAnchor),
      text.leadingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.trailingAnchor),
    ])
    return page
  }

  /// A navigation bar and a toolbar, as they are and with a colour, and below them a tab bar.
  @Test func bars() {
    let navigation = NavigationController(rootViewController: page("Preferences"))
    navigation.isToolbarHidden = false
    navigation.navigationBar.barTintColor = .secondarySystemBackground
    navigation.toolbar.barTintColor = .systemGray5
    let tabs = TabBarController()
    tabs.tabBar.barTintColor = .systemGray4
    tabs.viewControllers = [navigation]
    assertSnapshot(of: tabs, on: [.iPhone4, .iPhone15.with(.dark), .iPhone4.rightToLeft, .iPhone15.large])
  }

  @Test func bars_largeTitle() {
    let navigation = NavigationController(rootViewController: page("Preferences"))
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.barTintColor = .secondarySystemBackground
    assertSnapshot(
      of: navigation,
      on: [.iPhone5, .iPhone5.landscape, .iPhone15.with(.dark), .iPhone5.rightToLeft, .iPhone15.large])
  }

  /// A large title that the list has pushed half under the items.
  @Test func bars_pushedTitle() {
    let navigation = list { $0.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
    let table = navigation.topViewController?.view as? UITableView
    // The safe area of these devices begins at 20 and 59 points, and the content below the bar of 96.
    for device in [Device.iPhone5, .iPhone5.rightToLeft, .iPhone15.with(.dark), .iPhone15.large] {
      table?.contentOffset.y = 26 - 96 - device.safeAreaInsets.top
      assertSnapshot(of: navigation, on: device)
    }
  }

  /// Bars with appearances: an opaque one with its own title, buttons and way back, and the usual one over a list that goes on.
  @Test func bars_appearances() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .systemIndigo
    bar.titleTextAttributes = [.foregroundColor: Color.white]
    bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: Color.systemYellow]
    bar.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: Color.white]
    let navigation = NavigationController(rootViewController: page("Places"))
    navigation.navigationBar.standardAppearance = bar
    navigation.navigationBar.scrollEdgeAppearance = bar
    navigation.navigationBar.tintColor = .white
    let list = UITableViewController(style: .plain)
    list.title = "Lakes"
    list.tableView.dataSource = lakes
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    navigation.pushViewController(list, animated: false)
    let tabs = TabBarController()
    let map = page("Map")
    map.tabBarItem = UITabBarItem(title: "Map", image: Image(systemName: "house"), tag: 1)
    tabs.viewControllers = [navigation, map]
    navigation.tabBarItem = UITabBarItem(title: "Places", image: Image(systemName: "star.fill"), tag: 0)
    let items = UITabBarAppearance()
    items.stackedLayoutAppearance.selected.iconColor = .systemIndigo
    items.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: Color.systemIndigo]
    tabs.tabBar.standardAppearance = items
    assertSnapshot(
      of: tabs, on: [.iPhone5, .iPhone5.with(.dark), .iPhone5.with(.rightToLeft), .iPhone15.large])
  }

  private let lakes = Lakes()

  /// A list of lakes under a navigation bar.
  private func list(_ change: (NavigationItem) -> Void) -> NavigationController {
    let list = UITableViewController(style: .plain)
    list.title = "Lakes"
    list.tableView.dataSource = lakes
    change(list.navigationItem)
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  /// A search bar below a large title and a line above it; once as a user finds it, and once scrolled away.
  @Test(arguments: [false, true]) func bars_search(isScrolled: Bool) {
    let navigation = list { item in
      item.prompt = "Choose a lake to swim in"
      item.searchController = UISearchController(searchResultsController: nil)
      item.searchController?.searchBar.placeholder = "Search lakes"
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
    if isScrolled, let table = navigation.topViewController?.view as? UITableView {
      table.contentOffset.y = 200
    }
    assertSnapshot(
      of: navigation,
      on: isScrolled ? [.iPhone5] : [.iPhone5, .iPhone15.with(.dark), .iPhone5.rightToLeft, .iPhone15.large])
  }

  /// A search that goes on: over content under a veil, and over results.
  @Test(arguments: [false, true]) func bars_searching(hasResults: Bool) {
    let results = UITableViewController(style: .plain)
    results.tableView.dataSource = lakes
    let search = UISearchController(searchResultsController: hasResults ? results : nil)
    search.searchBar.scopeButtonTitles = ["All", "Deep", "Warm"]
    let navigation = list { $0.searchController = search }
    search.isActive = true
    if hasResults { search.searchBar.text = "Lake" }
    assertSnapshot(of: navigation, on: [.iPhone5, .iPhone15.with(.dark, .rightToLeft), .iPhone15.large])
  }

  /// A search bar beside the items of a tablet's bar.
  @Test func bars_searchBesideItems() {
    let navigation = list { item in
      item.searchController = UISearchController(searchResultsController: nil)
      item.preferredSearchBarPlacement = .inline
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
    assertSnapshot(of: navigation, on: .iPad9)
  }

  /// The bar above all bars: with a button below the screen, a notch, an island, and on a tablet.
  @Test func statusBars() {
    let navigation = NavigationController(rootViewController: page("Preferences"))
    navigation.navigationBar.barTintColor = .secondarySystemBackground
    let devices: DeviceMatrix = [
      .iPhone8, .iPhoneX.with(.dark), .iPhone15, .iPhone15.rightToLeft, .iPad9.with(.dark),
      .iPhone15.landscape,
    ]
    assertSnapshot(of: navigation, as: .image, on: devices.statusBar(.drawn))
  }

  @Test func bars_atManySizes_haveNoConflict() { expectNoConflictInBars(widthsBy: 17) }

  @Test(.thorough(.takesMinutes)) func bars_atEverySize_haveNoConflict() {
    expectNoConflictInBars(widthsBy: 1)
  }

  private func expectNoConflictInBars(widthsBy step: CGFloat) {
    let navigation = list { item in
      item.prompt = "Choose a lake to swim in"
      item.searchController = UISearchController(searchResultsController: nil)
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
    navigation.isToolbarHidden = false
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, page("Map")]
    expectLayout(of: tabs, on: .widths(320...1366, by: step, height: 700)) {
      $0.hasNoConflicts
      $0.isUnambiguous
    }
  }

  /// A column of stripes that is higher than the window through which it is seen, scrolled to its middle.
  @Test func scrolling() {
    let root = View()
    root.backgroundColor = .systemBackground
    let scroll = ScrollView(frame: CGRect(x: 20, y: 20, width: 280, height: 200))
    scroll.backgroundColor = .systemGray5
    root.addSubview(scroll)
    let colors: [Color] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]
    let column = StackView(
      arrangedSubviews: colors.map { color in
        let stripe = View()
        stripe.backgroundColor = color
        stripe.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return stripe
      })
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 10),
      column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -10),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
    ])
    scroll.contentOffset = CGPoint(x: 0, y: 105)
    assertSnapshot(of: root, on: .sheets(height: 240))
  }

  @Test func cells() {
    let sheet = Sheet()
    for style in TableViewCell.CellStyle.allCases {
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      fill(cell.contentView, with: "Row in the style \(style)")
      cell.backgroundColor = .secondarySystemBackground
      cell.widthAnchor.constraint(equalToConstant: 288).isActive = true
      sheet.row(cell)
    }
    let items = ["One", "Two", "Three"].map { name in
      let item = CollectionViewCell()
      fill(item.contentView, with: name)
      item.backgroundColor = .systemTeal
      item.layer.cornerRadius = 8
      return sheet.sized(item, 85, 64)
    }
    sheet.row(items[0], items[1], items[2])
    assertSnapshot(of: sheet, on: .sheets(height: 360))
  }

  /// Text between a view's margins.
  private func fill(_ view: View, with text: String) {
    let label = Label()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
  }

  private final class Wheels: PickerViewDataSource, PickerViewDelegate {
    private let rows = [["Small", "Medium", "Large", "Huge"], ["Tea", "Coffee", "Water"]]
    func numberOfComponents(in pickerView: PickerView) -> Int { rows.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      rows[component][row]
    }
  }

  @Test func picker() {
    let (root, wheels, picker) = (View(), Wheels(), PickerView())
    root.backgroundColor = .systemBackground
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.selectRow(1, inComponent: 0, animated: false)
    root.addSubview(picker)
    assertSnapshot(of: root, on: .sheets(height: 216))
  }
}

/// More rows than a screen shows.
private final class Lakes: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Lake \(indexPath.row + 1)"
    return cell
  }
}
