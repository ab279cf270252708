import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What a cell is asked for between its making and its picture.
@Suite struct CellLifeTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)

  /// They inherit the initialisers that UIKit does not make them write.
  @Test func classesWithTheCellsInitialiser_areMadeByTheOthers() {
    for cell in [OwnCell(), OwnCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40))] {
      #expect(cell.isMade && cell.style == .default && cell.reuseIdentifier == nil)
    }
    #expect(OwnCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame.height == 40)
    let header = OwnHeader(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(header.isMade && header.frame.height == 40 && header.reuseIdentifier == nil)
  }

  @Test func constraintsThatAreMadeLate_sizeRows() throws {
    let table = UITableView()
    let rows = TwoCells()
    table.register(LateCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    _ = try table.layout(on: phone)
    #expect(table.rowFrames.map(\.height) == [90, 90])
  }

  @Test func constraintsThatAreMadeLate_sizeItems() throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let items = OneItem()
    collection.register(LateItem.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    _ = try collection.layout(on: phone)
    #expect(collection.visibleCells.map(\.frame.size) == [CGSize(width: 70, height: 90)])
  }

  @Test func handlers_areCalledAgainWhenTheStateChanges() throws {
    let table = UITableView()
    let rows = TwoCells()
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    _ = try table.layout(on: phone)
    var heard: [[Bool]] = []
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.configurationUpdateHandler = { _, state in
      heard.append([state.isSelected, state.isHighlighted, state.isEditing])
    }
    _ = try table.layout(on: phone)
    cell.isSelected = true
    _ = try table.layout(on: phone)
    cell.isHighlighted = true
    _ = try table.layout(on: phone)
    #expect(heard == [[false, false, false], [true, false, false], [true, true, false]])
  }

  @Test func refreshControls_belongToTheScrollView() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
  }

}

/// A cell whose constraints are made when it is asked for them.
private final class LateCell: TableViewCell {
  private let box = View()
  private var isMade = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    if !isMade { box.fill(contentView, height: 90) }
    isMade = true
    super.updateConstraints()
  }
}

private final class LateItem: CollectionViewCell {
  private let box = View()
  private var isMade = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    if !isMade {
      box.fill(contentView, height: 90)
      box.widthAnchor.constraint(equalToConstant: 70).isActive = true
    }
    isMade = true
    super.updateConstraints()
  }
}

extension View {
  fileprivate func fill(_ view: View, height: CGFloat) {
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

/// Two cells of one class.
private final class TwoCells: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class OwnCell: TableViewCell {
  private(set) var isMade = false
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isMade = true
  }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  private(set) var isMade = false
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isMade = true
  }
}
