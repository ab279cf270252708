import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Headers of the delegate, separators, accessories, and what fingers would ask for.
@Suite struct TableDetailTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)

  /// A view of the delegate takes the place of the title, and is as high as its content or as the delegate says.
  @Test func headers_areTheDelegatesViews() throws {
    let rows = DetailRows()
    let table = rows.table()
    table.sectionHeaderTopPadding = 0
    _ = try table.layout(on: phone)
    let first = try #require(rows.views[0])
    #expect(first.superview != nil && first.frame == rect(0, 0, 320, 40))
    #expect(table.rectForHeader(inSection: 0).height == 40)
    #expect(table.rectForHeader(inSection: 1).height == 25 && rows.views[1]?.frame.height == 25)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 40)
  }

  /// Insets count from the cell's edges, and the cell's own come before the table's.
  @Test func separators_haveTheirInsets() throws {
    let rows = TextRows([["one", "two", "three"]])
    let table = UITableView.of(rows)
    table.separatorInset = EdgeInsets(left: 30, right: 12)
    _ = try table.layout(on: phone)
    let cells = table.visibleCells
    #expect(line(cells[0]) == CellSides(leading: 30, trailing: 12))
    cells[0].separatorInset = EdgeInsets(left: 50)
    _ = try table.layout(on: phone)
    #expect(line(cells[0]) == CellSides(leading: 50, trailing: 0))
    #expect(line(cells[1]) == CellSides(leading: 30, trailing: 12))
    // What is drawn: from right to left the line begins at the other side.
    for (device, range) in [(phone, 60..<616), (phone.with(.rightToLeft), 24..<580)] {
      let picture = Rasterizer.draw(try table.solvedTree(on: device).displayList)
      let y = Int(table.visibleCells[1].frame.maxY * 2) - 1
      for x in [range.lowerBound - 1, range.upperBound] { #expect(picture[x, y] == .white) }
      for x in [range.lowerBound, range.upperBound - 1] { #expect(picture[x, y] != .white) }
    }
  }

  /// A row that keeps its place in a document has the lines that its table would draw: across where a grouped section begins and
  /// ends, inset between rows, and none where a card ends.
  @Test func separators_ofRowsInDocuments_areThoseOfTables() throws {
    typealias Lines = (above: Range<Int>?, below: Range<Int>?)
    let (across, inset) = (0..<200, 20..<190)
    let cases: [(UITableView.Style, isFirst: Bool, isLast: Bool, Lines)] = [
      (.plain, true, false, (nil, inset)), (.plain, false, true, (nil, inset)),
      (.grouped, true, false, (across, inset)), (.grouped, false, false, (nil, inset)),
      (.grouped, false, true, (nil, across)), (.grouped, true, true, (across, across)),
      (.insetGrouped, true, false, (nil, inset)), (.insetGrouped, false, true, (nil, nil)),
    ]
    let screen = Device(name: "row", width: 100, height: 44, scale: 2)
    for (style, isFirst, isLast, wanted) in cases {
      let root = View()
      let cell = TableViewCell(frame: rect(0, 0, 100, 44))
      var place = RowPlace(style: style, isFirst: isFirst, isLast: isLast)
      place.separator = (10, 5)
      place.separatorColor = Color(red: 0, green: 0, blue: 1, alpha: 1)
      cell.draw(.none, at: place)
      root.addSubview(cell)
      let picture = Rasterizer.draw(try root.solvedTree(on: screen).displayList)
      func line(_ y: Int) -> Range<Int>? {
        let blue = (0..<200).filter { picture[$0, y] == Pixel(red: 0, green: 0, blue: 255) }
        return blue.first.map { $0..<(blue.last ?? 0) + 1 }
      }
      #expect(line(0) == wanted.above, "\(style), first \(isFirst), last \(isLast)")
      #expect(line(87) == wanted.below, "\(style), first \(isFirst), last \(isLast)")
    }
  }

  private func line(_ cell: TableViewCell) -> CellSides? { cell.furniture.surroundings?.lineBelow }

  /// An own view stands at the margin, and the content ends before it.
  @Test func accessories_takeTheirRoom() throws {
    let rows = TextRows([["one", "two"]])
    let table = UITableView.of(rows)
    _ = try table.layout(on: phone)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame.width == 320)
    let dial = View(frame: rect(0, 0, 30, 20))
    cell.accessoryView = dial
    _ = try table.layout(on: phone)
    #expect(dial.superview === cell && dial.frame.maxX == 304 && dial.frame.width == 30)
    // On whole pixels.
    #expect(abs(dial.frame.midY - cell.bounds.midY) < 0.5)
    #expect(cell.contentView.frame.maxX <= dial.frame.minX)
    _ = try table.layout(on: phone.with(.rightToLeft))
    #expect(dial.frame.minX == 16)
  }

  /// Swipes and long presses ask the delegate; rows that cannot be edited have no actions.
  @Test func gestures_askTheDelegate() throws {
    let rows = DetailRows()
    let table = rows.table()
    _ = try table.layout(on: phone)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    let actions = try #require(table.swipeActions(forRowAt: first, side: .trailing)?.actions)
    #expect(actions.map(\.title) == ["Delete one"])
    #expect(actions[0].sendActions() == true && rows.sections[0] == ["two"])
    #expect(table.swipeActions(forRowAt: first, side: .leading)?.actions.map(\.title) == ["Flag two"])
    #expect(table.swipeActions(forRowAt: first, side: .leading)?.actions[0].sendActions() == nil)
    rows.fixed = [first]
    #expect(table.swipeActions(forRowAt: first, side: .trailing) == nil)
    table.reloadData()
    _ = try table.layout(on: phone)
    let menu = table.contextMenu(forRowAt: first)?.actionProvider?([])
    #expect(menu?.children.map(\.title) == ["Share two"])
    #expect(table.contextMenu(forRowAt: second) == nil)
    #expect(UITableView().swipeActions(forRowAt: first, side: .leading) == nil)
  }

  /// A wheel stands above the content, which rests below it.
  @Test func refreshControl_isShownWhileItIsRefreshing() throws {
    let table = UITableView.of(TextRows([["one", "two"]]))
    let control = UIRefreshControl()
    table.refreshControl = control
    _ = try table.layout(on: phone)
    #expect(control.superview == nil && table.contentOffset.y == 0)
    control.beginRefreshing()
    control.attributedTitle = NSAttributedString(string: "Loading")
    let layout = try table.layout(on: phone)
    #expect(control.isRefreshing && control.frame == rect(0, -60, 320, 60))
    #expect(table.contentOffset.y == -60 && table.adjustedContentInset.top == 60)
    #expect(layout.nodes.contains { $0.path.contains("UIRefreshControl") })
    let wheel = try #require(control.subviews.first { $0 is ActivityIndicatorView })
    #expect(wheel.frame.midX == 160)
    _ = try table.layout(on: phone.with(.rightToLeft))
    control.endRefreshing()
    _ = try table.layout(on: phone)
    #expect(control.superview == nil && table.contentOffset.y == 0)
    // Another control takes its place.
    control.beginRefreshing()
    table.refreshControl = UIRefreshControl()
    #expect(control.superview == nil)
  }
}

/// Two sections with views as headers, actions and menus.
private final class DetailRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [["one", "two"], ["three"]]
  var views: [Int: View] = [:]
  /// Rows that cannot be edited.
  var fixed: Set<IndexPath> = []

  func table() -> UITableView {
    let table = UITableView()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    (table.dataSource, table.delegate) = (self, self)
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.title.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? {
    let view = View()
    let bar = View()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    views[section] = view
    return view
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 1 ? 25 : UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath)
  }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let title = "Delete \(sections[indexPath.section][indexPath.row])"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      self?.sections[indexPath.section].remove(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let title = "Flag \(sections[indexPath.section][indexPath.row])"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, _ in }
    ])
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row == 0, tableView.rectForRow(at: indexPath).contains(point) else { return nil }
    let title = "Share \(sections[indexPath.section][indexPath.row])"
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [Action(title: title) { _ in }])
    })
  }
}
