import Foundation
import LayoutSnapshotCanvas

/// Cities in two sections, with everything that rows have at their edges.
final class CityTable: UITableViewController {
  private let cities = [
    ("Cairo", "Egypt"), ("Lima", "Peru"), ("Oslo", "Norway"), ("Rome", "Italy"), ("Quito", "Ecuador"),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Beside", "Below", "With symbols"][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let styles: [TableViewCell.CellStyle] = [.value1, .subtitle, .default]
    let cell = TableViewCell(style: styles[indexPath.section], reuseIdentifier: nil)
    let (city, land) = cities[indexPath.row]
    cell.textLabel?.text = city
    cell.detailTextLabel?.text = land
    if indexPath.section == 2 { cell.imageView?.image = Image(systemName: "star") }
    let accessories: [TableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark]
    cell.accessoryType = accessories[indexPath.row % 3]
    return cell
  }
}

/// Swatches in as many columns as there is room for.
final class Swatches: UICollectionViewController {
  private let colors: [Color] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 72)
    layout.sectionInset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    cell.contentView.layer.cornerRadius = 12
    return cell
  }
}

/// A screen under bars, with a text between its margins.
private func page(_ title: String) -> ViewController {
  let page = ViewController()
  page.title = title
  page.view = Column([label("What lies under the bars begins where they end."), label("Second", .footnote)])
  return page
}

/// A list under a large title, with buttons in its bar.
func largeTitle() -> ViewController {
  let list = CityTable(style: .insetGrouped)
  list.title = "Cities"
  list.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Edit", style: .plain, target: nil, action: nil)
  let navigation = NavigationController(rootViewController: list)
  navigation.navigationBar.prefersLargeTitles = true
  return navigation
}

/// Three screens behind tabs, the first with a navigation bar and a toolbar.
func tabs() -> ViewController {
  let first = NavigationController(rootViewController: page("Home"))
  first.isToolbarHidden = false
  let tabs = TabBarController()
  let symbols = [("Home", "house"), ("Saved", "star"), ("Search", "magnifyingglass")]
  tabs.viewControllers = [first, page("Saved"), page("Search")]
  for (controller, (title, symbol)) in zip(tabs.viewControllers ?? [], symbols) {
    controller.tabBarItem = UITabBarItem(title: title, image: Image(systemName: symbol), tag: 0)
  }
  return tabs
}

/// A question over a screen.
func alert() -> ViewController {
  let screen = NavigationController(rootViewController: page("Cities"))
  let alert = UIAlertController(
    title: "Delete “Cairo”?", message: "The city will be removed from all of your devices.",
    preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
  screen.present(alert, animated: true)
  return screen
}
