import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Apps give a table its header once more when the header's height has changed.
@Suite struct TableHeaderHeightTests {
  private final class Controller: UITableViewController {
    let text = Label()
    let header = View()
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      text.numberOfLines = 0
      text.text = String(repeating: "word ", count: 60)
      text.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(text)
      pin(text, to: header)
      header.frame.size.height = 300
      tableView.tableHeaderView = header
    }

    private func pin(_ view: View, to other: View) {
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: other.topAnchor, constant: 8),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -8),
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -8),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      let height = header.systemLayoutSizeFitting(
        CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      guard header.frame.height != height else { return }
      header.frame.size.height = height
      tableView.tableHeaderView = header
      tableView.layoutIfNeeded()
    }
  }

  @Test func header_setOnceMore_hasItsNewHeight() throws {
    let controller = Controller()
    for device in [Device.iPhone5, .iPad9, .iPhone5] {
      _ = try controller.layout(on: device)
      let fitting = controller.text.sizeThatFits(
        CGSize(width: controller.tableView.bounds.width - 16, height: .infinity))
      #expect(controller.header.frame.height == fitting.height + 16, "\(device.name)")
      #expect(controller.tableView.contentSize.height >= controller.header.frame.height)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var headerHeight: CGFloat?
    var title: String?

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? tableView.sectionHeaderHeight
    }
  }

  /// Documents say 18 or 10 of a grouped table, and Xcode shows titles in full.
  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func titlesOfGroupedSections_haveRoom_unlessTheDelegateSaysOtherwise(_ style: UITableView.Style) throws {
    func top(height: CGFloat?, given: CGFloat? = nil) throws -> CGFloat {
      let (table, rows) = (UITableView(frame: .zero, style: style), Rows())
      (rows.title, rows.headerHeight) = ("Account", given)
      (table.dataSource, table.delegate) = (rows, rows)
      if let height { table.sectionHeaderHeight = height }
      _ = try table.layout(on: .iPhone5)
      return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    }
    let own = try top(height: nil)
    #expect(own > 50)
    #expect(try top(height: 18) == own)
    #expect(try top(height: 90) == 90)
    #expect(try top(height: 18, given: 12) == 12)
  }

  @Test(arguments: [(nil, 0), (40, 40)] as [(CGFloat?, CGFloat)])
  func sectionsWithoutTitles_haveNoHeaders_unlessTheDelegateGivesThemAHeight(
    _ given: CGFloat?, _ top: CGFloat
  ) throws {
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    rows.headerHeight = given
    (table.dataSource, table.delegate, table.sectionHeaderHeight) = (rows, rows, 28)
    _ = try table.layout(on: .iPhone5)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == top)
  }

  @Test func header_thatStaysAsHighAsItIs_asksForNoLayout() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let header = View(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    table.tableHeaderView = header
    _ = try table.layout(on: .iPhone5)
    let heights = table.contentSize.height
    table.tableHeaderView = header
    #expect(table.contentSize.height == heights && header.frame.height == 50)
    header.frame.size.height = 70
    table.tableHeaderView = header
    _ = try table.layout(on: .iPhone5)
    #expect(table.contentSize.height == heights + 20 && header.frame.height == 70)
  }
}
