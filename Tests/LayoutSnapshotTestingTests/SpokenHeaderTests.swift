import Foundation
@testable import LayoutSnapshotTesting
import Testing

/// Which texts UIKit itself gives the trait `header`.
@Suite struct SpokenHeaderTests {
  @Test func titleOfANavigationBar_isAHeader() throws {
    let page = ViewController()
    page.title = "Cities"
    let navigation = NavigationController(rootViewController: page)
    #expect(try read(navigation.view) == ["\"Cities\", header, static text"])
    navigation.navigationBar.prefersLargeTitles = true
    #expect(try read(navigation.view) == ["\"Cities\", header, static text"])
    navigation.navigationBar.prefersLargeTitles = false
    let own = Label()
    own.text = "Own"
    page.navigationItem.titleView = own
    page.navigationItem.prompt = "Choose"
    #expect(try read(navigation.view) == ["\"Choose\", static text", "\"Own\", static text"])
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func titleOfASection_isAHeader_andItsFooterNot(_ style: UITableView.Style) throws {
    let rows = Rows()
    let table = UITableView(frame: .zero, style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    let spoken = try read(table).map { $0.lowercased() }
    #expect(spoken == ["\"asia\", header, static text", "\"hanoi\"", "\"end\", static text"])
    rows.header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    rows.header?.textLabel?.text = "Own"
    rows.footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    rows.footer?.textLabel?.text = "Foot"
    table.reloadData()
    #expect(try read(table) == ["\"Own\", header, static text", "\"Hanoi\"", "\"Foot\", static text"])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("New", "Detail")
    header.contentConfiguration = content
    rows.header = header
    table.reloadData()
    #expect(
      try read(table).map { $0.lowercased() } == [
        "\"new\", header, static text", "\"detail\", static text", "\"hanoi\"", "\"foot\", static text",
      ])
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.HeaderMode.supplementary, .firstItemInSection])
  func headerOfAList_isAHeader(_ mode: UICollectionLayoutListConfiguration.HeaderMode) throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    (list.headerMode, list.footerMode) = (mode, .supplementary)
    let items = Items()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = items
    let edge = mode == .supplementary ? ["\"Header\", header, static text"] : []
    let first = mode == .supplementary ? "\"Row 0\", static text" : "\"Row 0\", header, static text"
    #expect(try read(view) == edge + [first, "\"Row 1\", static text", "\"Footer\", static text"])
  }

  /// The lines without their frames.
  private func read(_ view: View) throws -> [String] {
    _ = try view.layout(on: .iPhone8)
    return ReadingOrder(view, on: .iPhone8).elements.map { String($0.line.prefix { $0 != "(" }.dropLast()) }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: UITableViewHeaderFooterView?
    var footer: UITableViewHeaderFooterView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Hanoi"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Asia" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View? { footer }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      show("Row \(indexPath.item)", in: cell)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
      show(kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer", in: view)
      return view
    }

    private func show(_ text: String, in view: UICollectionReusableView) {
      guard let cell = view as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
  }
}
