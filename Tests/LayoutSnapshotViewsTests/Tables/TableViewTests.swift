import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct TableViewTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)

  @Test func rows_areAsHighAsTheirContents_andAsThoseInAStack() throws {
    let texts = ["One", String(repeating: "long ", count: 30), "Two", String(repeating: "words ", count: 40)]
    let rows = TextRows([texts])
    let table = UITableView.of(rows)
    _ = try table.layout(on: phone)
    let stack = StackView(
      arrangedSubviews: texts.map { text in
        let cell = TextCell(style: .default, reuseIdentifier: nil)
        cell.title.text = text
        return cell
      })
    stack.axis = .vertical
    _ = try stack.layout(on: Device(name: "stack", width: 320, height: table.contentSize.height, scale: 2))
    #expect(table.rowFrames.map(\.height) == stack.arrangedSubviews.map(\.frame.height))
    #expect(table.contentSize.height == table.rowFrames.last?.maxY)
    #expect(table.rowFrames.map(\.width) == [320, 320, 320, 320])
  }

  /// A delegate that says nothing of heights changes none.
  @Test func heights_areTheSame_withADelegateAndWithout() throws {
    let rows = TextRows([(0..<50).map { "\($0)" }])
    let (table, bare) = (UITableView.of(rows), UITableView.of(rows))
    bare.delegate = nil
    for table in [table, bare] {
      table.rowHeight = 30
      _ = try table.layout(on: phone)
      #expect(table.contentSize.height == 1500 && table.visibleCells.count == 16)
      (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 100)
      _ = try table.layout(on: phone)
    }
    #expect(table.contentSize == bare.contentSize && table.rowFrames == bare.rowFrames)
  }

  /// More rows than the last one can be scrolled away, as after a deletion.
  @Test func tablesScrolledBeyondTheirEnd_comeToRest() throws {
    let rows = TextRows([(0..<30).map { "\($0)" }])
    let table = UITableView.of(rows)
    table.contentOffset.y = 5000
    _ = try table.layout(on: phone)
    #expect(table.visibleCells.isEmpty)
  }

  @Test func rows_areOnlyMadeWhereTheyCanBeSeen() throws {
    let rows = TextRows([Array(repeating: "row", count: 100_000)])
    let table = UITableView.of(rows)
    _ = try table.layout(on: phone)
    #expect((10...12).contains(rows.asked))
    #expect(table.contentSize.height > 4_000_000)
    table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .middle, animated: false)
    _ = try table.layout(on: phone)
    #expect(rows.asked < 30)
    let middle = table.rectForRow(at: IndexPath(row: 50_000, section: 0)).midY - table.contentOffset.y
    #expect(abs(middle - 240) < 1)
    // Those that went out of sight show the others.
    #expect(table.visibleCells.count { ($0 as? TextCell)?.uses == 1 } >= 10)
  }

  @Test func scrolling_showsWhatAFreshTableShows() throws {
    let texts = (0..<200).map { "\($0) " + String(repeating: "word ", count: $0 * 7 % 40) }
    let rows = TextRows([texts])
    let table = UITableView.of(rows)
    var random: UInt64 = 7
    for _ in 0..<20 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let row = Int(random >> 33) % texts.count
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      _ = try table.layout(on: phone)
      for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
        #expect((cell as? TextCell)?.title.text == texts[path.row])
      }
      let fresh = UITableView.of(rows)
      fresh.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      let shown = table.contentOffset.y
      _ = try fresh.layout(on: phone)
      #expect(fresh.indexPathsForVisibleRows == table.indexPathsForVisibleRows)
      #expect(
        fresh.rowFrames.map { $0.minY - fresh.contentOffset.y } == table.rowFrames.map { $0.minY - shown })
    }
  }

  @Test func heights_thatTheDelegateGives_areKept() throws {
    let rows = TextRows([["a", "b", "c"]])
    rows.heights = { CGFloat(20 + 10 * $0.row) }
    let table = UITableView.of(rows)
    _ = try table.layout(on: phone)
    #expect(table.rowFrames == [rect(0, 0, 320, 20), rect(0, 20, 320, 30), rect(0, 50, 320, 40)])
    rows.heights = nil
    table.rowHeight = 60
    _ = try table.layout(on: phone)
    #expect(table.rowFrames.map(\.height) == [60, 60, 60])
  }

  @Test func cellsWithoutConstraints_areAsHighAsALine() throws {
    let rows = PlainRows()
    let table = UITableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    _ = try table.layout(on: phone)
    #expect(table.rowFrames.map(\.height) == [43.5, 43.5])
    // As public storyboards have it: 320 wide, an arrow.
    let text = try #require(table.visibleCells[0].textLabel)
    #expect(text.frame == rect(16, 0, 269.5, 43.5))
    #expect(table.visibleCells[0].contentView.frame == rect(0, 0, 293.5, 43.5))
    _ = try table.layout(on: Device(name: "large", width: 414, height: 400, scale: 2))
    #expect(text.frame == rect(20, 0, 355.5, 43.5))
  }

  @Test func plainHeaders_havePaddingAndStayAtTheTop() throws {
    let rows = TextRows([Array(repeating: "a", count: 30), ["b"]])
    rows.headers = ["First", "Second"]
    rows.heights = { _ in 40 }
    let table = UITableView.of(rows)
    _ = try table.layout(on: phone)
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 22, 320, 28))
    #expect(table.rowFrames.first == rect(0, 50, 320, 40))
    table.contentOffset.y = 200
    _ = try table.layout(on: phone)
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 200, 320, 28))
    // The next section pushes it away.
    table.contentOffset.y = 1240
    _ = try table.layout(on: phone)
    #expect(table.headerView(forSection: 0)?.frame.maxY == 1250)
    #expect(table.headerView(forSection: 1)?.frame == rect(0, 1272, 320, 28))
  }

  @Test func groups_areSetApart_asPublicStoryboardsHaveThem() throws {
    let rows = TextRows([["a"], ["b"], ["c"]])
    rows.heights = { _ in 44 }
    let table = UITableView.of(rows, style: .grouped)
    _ = try table.layout(on: phone)
    #expect(table.rowFrames.map(\.minY) == [35, 115, 195])
    rows.headers = ["one", "two", "three"]
    table.reloadData()
    _ = try table.layout(on: phone)
    #expect(table.rowFrames.map(\.minY) == [55.5, 155.5, 255.5])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "ONE")
  }

  @Test func cards_haveMarginsAndCorners() throws {
    let rows = TextRows([["a", "b", "c"]])
    rows.heights = { _ in 44 }
    let table = UITableView.of(rows, style: .insetGrouped)
    _ = try table.layout(on: phone)
    #expect(table.rowFrames.allSatisfy { $0.minX == 16 && $0.width == 288 })
    #expect(table.visibleCells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(table.visibleCells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func reloading_showsWhatTheDataSourceHasNow() throws {
    let rows = TextRows([["a", "b"]])
    let table = UITableView.of(rows)
    _ = try table.layout(on: phone)
    rows.sections = [["c"], ["d", "e"]]
    table.insertSections([1], with: .automatic)
    _ = try table.layout(on: phone)
    #expect(table.visibleCells.compactMap { ($0 as? TextCell)?.title.text } == ["c", "d", "e"])
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
  }

  @Test func layouts_doNotDependOnTheDevicesBefore() throws {
    let texts = (0..<60).map { String(repeating: "word ", count: $0 % 9 + 1) }
    let rows = TextRows([texts, texts])
    (rows.headers, rows.footers) = (["One", "Two"], ["End of one"])
    let table = UITableView.of(rows)
    let devices: [Device] = [.iPhone4, .iPhone15, .iPhone15.landscape, .iPhone4, .iPadPro11]
    for device in devices {
      let warm = try table.layout(on: device)
      let cold = try UITableView.of(rows).layout(on: device)
      #expect(warm.nodes.map(\.frame) == cold.nodes.map(\.frame))
      #expect(warm.nodes.map(\.path) == cold.nodes.map(\.path))
      #expect(warm.conflicts.isEmpty && !warm.nodes.contains(where: \.isAmbiguous))
    }
  }

  @Test func viewsAroundTheRows_keepTheirHeights() throws {
    let rows = TextRows([["a"]])
    rows.heights = { _ in 44 }
    let table = UITableView.of(rows)
    table.tableHeaderView = View(frame: rect(0, 0, 10, 100))
    table.tableFooterView = View(frame: rect(0, 0, 10, 30))
    _ = try table.layout(on: phone)
    #expect(table.tableHeaderView?.frame == rect(0, 0, 320, 100))
    #expect(table.rowFrames == [rect(0, 100, 320, 44)])
    #expect(table.tableFooterView?.frame == rect(0, 144, 320, 30))
    #expect(table.contentSize == CGSize(width: 320, height: 174))
  }

  @Test func selection_isKeptWhereRowsAreMadeAnew() throws {
    let rows = TextRows([["a", "b"]])
    let table = UITableView.of(rows)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = try table.layout(on: phone)
    #expect(table.visibleCells.map(\.isSelected) == [false, true])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(table.visibleCells.map(\.isSelected) == [false, false])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func configurations_sizeTheirCells() throws {
    let rows = PlainRows()
    rows.isConfigured = true
    let table = UITableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let layout = try table.layout(on: phone)
    #expect(table.rowFrames.map(\.height) == [58, 58])
    #expect(layout.conflicts.isEmpty)
  }
}

/// Two cells of the library's own.
private final class PlainRows: NSObject, UITableViewDataSource {
  var isConfigured = false

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if isConfigured {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Cairo", "Egypt")
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.text = "Cairo"
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
}
