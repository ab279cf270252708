import Foundation
import LayoutSnapshotTesting
import TestTools
import Testing

/// Tables and collections as they come, without a cell of an app's own.
@Suite struct ListGallery {
  @Test func tables_plain() {
    let rows = ListRows()
    assertSnapshot(of: rows.table(.plain), on: .inEachWay)
  }

  @Test func tables_grouped() {
    let rows = ListRows()
    assertSnapshot(
      of: rows.table(.grouped), on: [.iPhone5, .iPhone15.rightToLeft, .iPhone15.with(.dark), .iPhone15.large])
  }

  @Test func tables_cards() {
    let rows = ListRows()
    assertSnapshot(
      of: rows.table(.insetGrouped),
      on: [
        .iPhone15, .iPhone15.landscape, .iPhone15.large, .iPhone5.with(.dark), .iPhone5.rightToLeft,
      ])
  }

  /// Letters at the edge by which a finger finds sections: all of them, and some of them on a low screen.
  @Test func tables_index() {
    let rows = ListRows(letters: (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) })
    let table = rows.table(.plain)
    table.isEditing = true
    assertSnapshot(
      of: table,
      on: [
        .iPhone15, .iPhone5.landscape, .iPhone15.with(.dark), .iPhone15.rightToLeft, .iPhone15.large,
      ])
  }

  /// Each seventeenth width; the thorough run takes all.
  @Test(arguments: UITableView.Style.allCases) func tables_atManySizes_haveNoConflict(
    style: UITableView.Style
  ) { expectNoConflict(in: ListRows().table(style), widthsBy: 17) }

  @Test(.thorough(.takesMinutes), arguments: UITableView.Style.allCases)
  func tables_atEverySize_haveNoConflict(style: UITableView.Style) {
    expectNoConflict(in: ListRows().table(style), widthsBy: 1)
  }

  @Test func collections_atManySizes_haveNoConflict() { expectNoConflictInCollections(widthsBy: 17) }

  @Test(.thorough(.takesMinutes)) func collections_atEverySize_haveNoConflict() {
    expectNoConflictInCollections(widthsBy: 1)
  }

  private func expectNoConflict(in view: View, widthsBy step: CGFloat) {
    expectLayout(of: view, on: .widths(320...1366, by: step, height: 700)) {
      $0.hasNoConflicts
      $0.isUnambiguous
    }
  }

  private func expectNoConflictInCollections(widthsBy step: CGFloat) {
    let rows = ListCells()
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .insetGrouped)))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collection.dataSource = rows
    expectNoConflict(in: collection, widthsBy: step)
  }

  /// All rows at once, between bars that are there once.
  @Test func tables_whole() {
    let rows = ListRows()
    let list = UITableViewController(style: .insetGrouped)
    list.title = "Everything"
    list.tableView.dataSource = rows
    list.tableView.delegate = rows
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = TabBarController()
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    tabs.viewControllers = [navigation]
    assertSnapshot(of: tabs, on: [.iPhone5.wholeContent, .iPhone15.landscape.with(.dark).wholeContent])
  }

  /// What stands before and behind rows while a table is edited.
  @Test func tables_edited() {
    let rows = ListRows()
    let table = rows.table(.insetGrouped)
    table.isEditing = true
    assertSnapshot(of: table, on: [.iPhone5, .iPhone15.with(.dark).rightToLeft, .iPhone15.large])
  }

  /// A wheel and its title above rows that are being loaded.
  @Test func tables_refreshing() {
    let rows = ListRows()
    let table = rows.table(.plain)
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.attributedTitle = NSAttributedString(string: "Loading lakes")
    table.refreshControl?.beginRefreshing()
    assertSnapshot(of: table, on: .inEachWay)
  }

  /// Items of one size in columns under a header, and items of many sizes.
  @Test func collections_flow() {
    let items = ListItems()
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = EdgeInsets(top: 8, left: 16, bottom: 24, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    collection.register(
      SwatchHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = items
    collection.delegate = items
    assertSnapshot(of: collection, on: .inEachWay)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
  func collections_lists(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    let rows = ListCells()
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collection.dataSource = rows
    assertSnapshot(of: collection, on: [.iPhone5, .iPhone15.with(.dark).rightToLeft, .iPhone15.large])
  }

  /// A large item beside two small ones, and a section that scrolls by itself.
  @Test func collections_compositional() {
    let items = ListItems()
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(layoutSize: size(section == 0 ? 0.6 : 1, 1))
      item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let small = NSCollectionLayoutItem(layoutSize: size(1, 0.5))
      small.contentInsets = item.contentInsets
      let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(0.4, 1), subitem: small, count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(section == 0 ? 1 : 0.4), heightDimension: .absolute(120)),
        subitems: section == 0 ? [item, pair] : [item])
      let made = NSCollectionLayoutSection(group: group)
      made.contentInsets = DirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
      made.orthogonalScrollingBehavior = section == 0 ? .none : .continuous
      made.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return made
    }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    collection.register(
      SwatchHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = items
    assertSnapshot(
      of: collection, on: [.iPhone5, .iPhone15.rightToLeft, .iPhone15.with(.dark), .iPhone15.large])
  }
}

/// Rows of a list with everything that stands at their edges.
private final class ListCells: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = ["Cairo", "Lima", "Oslo", "Rome"][indexPath.item]
    if indexPath.section == 1 { content.secondaryText = "A capital" }
    if indexPath.section == 0 { content.image = Image(systemName: "star") }
    row.contentConfiguration = content
    let accessories: [[UICellAccessory]] = [
      [.disclosureIndicator()], [.checkmark()], [.label(text: "3"), .disclosureIndicator()], [],
    ]
    row.accessories = accessories[indexPath.item]
    return row
  }
}

/// Rows of every style, accessory and configuration.
final class ListRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let styles: [TableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
  private let accessories = TableViewCell.AccessoryType.allCases
  private let letters: [String]?

  init(letters: [String]? = nil) { self.letters = letters }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

  func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { [4, 5, 4][section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Styles", "Accessories", "Configurations"][section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "A footer that says more than fits on one line, and so has two of them." : nil
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = indexPath.row
    let cell = TableViewCell(style: indexPath.section == 0 ? styles[row] : .default, reuseIdentifier: nil)
    switch indexPath.section {
    case 0:
      cell.textLabel?.text = "Cairo"
      cell.detailTextLabel?.text = "Egypt"
      if row == 0 { cell.imageView?.image = Image(systemName: "star") }
    case 1:
      cell.textLabel?.text = "\(accessories[row])"
      cell.accessoryType = accessories[row]
    default:
      let all: [UIListContentConfiguration] = [.cell(), .subtitleCell(), .valueCell(), .cell()]
      var content = all[row]
      content.text = "Cairo"
      if row == 1 || row == 2 { content.secondaryText = "Egypt" }
      if row == 3 { content.image = Image(systemName: "star") }
      cell.contentConfiguration = content
    }
    return cell
  }
}

private final class ListItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    let colors: [Color] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? SwatchHeader)?.title.text = indexPath.section == 0 ? "Of one size" : "Of many sizes"
    return header
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    indexPath.section == 0
      ? CGSize(width: 80, height: 60) : CGSize(width: 40 + 17 * (indexPath.item * 5 % 7), height: 40)
  }
}

private final class SwatchCell: CollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
  }
}

private final class SwatchHeader: UICollectionReusableView {
  let title = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
