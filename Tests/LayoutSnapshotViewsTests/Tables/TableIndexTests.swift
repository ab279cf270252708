import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct TableIndexTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)

  /// Rows of which a finger finds sections by their letters.
  private final class Letters: NSObject, UITableViewDataSource {
    var titles: [String]?
    init(_ titles: [String]?) { self.titles = titles }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func index(of table: UITableView) -> View? { table.subviews.first { $0 is TableIndex } }

  private func letters(_ table: UITableView, on device: Device) throws -> String {
    "\(try table.solvedTree(on: device).displayList)"
  }

  @Test func titles_standAtTheTrailingEdge_andContentStaysClearOfThem() throws {
    let rows = Letters(["A", "B", "C"])
    let (table, plain) = (UITableView(), Letters(nil))
    table.dataSource = rows
    _ = try table.layout(on: phone)
    #expect(index(of: table)?.frame == rect(305, 0, 15, 480))
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.width == 320 && cell.contentView.frame == rect(0, 0, 305, 43.5))
    _ = try table.layout(on: phone.with(.rightToLeft))
    #expect(index(of: table)?.frame == rect(0, 0, 15, 480))
    #expect(table.visibleCells.first?.contentView.frame == rect(15, 0, 305, 43.5))
    table.dataSource = plain
    _ = try table.layout(on: phone)
    #expect(index(of: table) == nil && table.visibleCells.first?.contentView.frame.width == 320)
  }

  @Test func titles_keepTheirPlace_whileRowsScroll() throws {
    let rows = Letters(["A", "B", "C"])
    let table = UITableView()
    table.dataSource = rows
    table.contentOffset.y = 30
    _ = try table.layout(on: phone)
    #expect(index(of: table)?.frame == rect(305, 30, 15, 480))
    #expect(table.subviews.last is TableIndex)
  }

  @Test func titles_needAsManyRowsAsTheTableSays() throws {
    let rows = Letters(["A", "B", "C"])
    let table = UITableView()
    table.dataSource = rows
    table.sectionIndexMinimumDisplayRowCount = 7
    _ = try table.layout(on: phone)
    #expect(index(of: table) == nil)
    table.sectionIndexMinimumDisplayRowCount = 6
    _ = try table.layout(on: phone)
    #expect(index(of: table) != nil)
    rows.titles = []
    table.reloadSectionIndexTitles()
    _ = try table.layout(on: phone)
    #expect(index(of: table) == nil)
  }

  @Test func cards_keepTheirMargins_besideTheTitles() throws {
    let rows = Letters(["A", "B", "C"])
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = rows
    _ = try table.layout(on: phone)
    #expect(table.visibleCells.first?.contentView.frame.width == 288)
    #expect(index(of: table)?.frame.minX == 305)
  }

  @Test func titles_areDrawnInTheirColor_withDotsWhereThereIsNoRoom() throws {
    let rows = Letters((0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) })
    let table = UITableView()
    table.dataSource = rows
    table.sectionIndexColor = .systemRed
    let all = try letters(table, on: phone)
    #expect(all.contains("#FF3B30"))
    // Two points in the same column of pixels are two dots.
    let low = Device(name: "low", width: 320, height: 120, scale: 2)
    let few = try letters(table, on: low)
    #expect(few.components(separatedBy: "round 4").count > all.components(separatedBy: "round 4").count)
  }
}
