import Foundation
import RandomNumbers
import Testing

@testable import LayoutSnapshotViews

/// Cells and supplementary views that registrations make and fill.
@Suite struct RegistrationTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)

  private final class TitleCell: CollectionViewCell {
    var title = ""
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }
  private final class Header: UICollectionReusableView { var title = "" }

  /// Items of 100 points, of which each is a name and a number; headers of 30 points.
  private final class Source: NSObject, UICollectionViewDataSource {
    var items: [[String]]
    let cells: [UICollectionView.CellRegistration<TitleCell, String>]
    let headers: UICollectionView.SupplementaryRegistration<Header>

    init(
      _ items: [[String]], cells: [UICollectionView.CellRegistration<TitleCell, String>],
      headers: UICollectionView.SupplementaryRegistration<Header>
    ) { (self.items, self.cells, self.headers) = (items, cells, headers) }

    func view() -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      (layout.minimumLineSpacing, layout.headerReferenceSize) = (0, CGSize(width: 0, height: 30))
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.dataSource = self
      return view
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cells[indexPath.item % cells.count], for: indexPath,
        item: items[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private var headers: UICollectionView.SupplementaryRegistration<Header> {
    UICollectionView.SupplementaryRegistration(elementKind: UICollectionView.elementKindSectionHeader) {
      $0.title = "\($1.suffix(6)) \($2.section)"
    }
  }

  @Test func registrations_makeAndFillWhatIsSeen() throws {
    var paths: [IndexPath] = []
    let cells = UICollectionView.CellRegistration<TitleCell, String> { cell, path, item in
      (cell.title, cell.tag) = (item, path.item)
      paths.append(path)
    }
    let source = Source([["a", "b"], ["c"]], cells: [cells], headers: headers)
    let view = source.view()
    _ = try view.layout(on: phone)
    #expect(view.visibleCells.map { ($0 as? TitleCell)?.title } == ["a", "b", "c"])
    #expect(view.visibleCells.map(\.tag) == [0, 1, 0])
    #expect(paths == [[0, 0], [0, 1], [1, 0]])
    let shown = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(shown.map { ($0 as? Header)?.title } == ["Header 0", "Header 1"])
  }

  @Test func cell_withoutItem_isMadeAndNotFilled() {
    let cells = UICollectionView.CellRegistration<TitleCell, String> { cell, _, item in cell.title = item }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = view.dequeueConfiguredReusableCell(using: cells, for: [0, 0], item: nil)
    #expect(cell.title.isEmpty && cell.reuseIdentifier != nil)
  }

  /// What one registration has done to a cell, another one of the same types does not meet.
  @Test func registrations_ofTheSameTypes_doNotShareTheirViews() throws {
    let red = UICollectionView.CellRegistration<TitleCell, String> { cell, _, item in
      (cell.title, cell.backgroundColor) = (item, .red)
    }
    let plain = UICollectionView.CellRegistration<TitleCell, String> { cell, _, item in cell.title = item }
    let source = Source(
      [(0..<40).map { "\($0)" }], cells: [red, plain], headers: headers)
    let view = source.view()
    for offset in stride(from: 0, through: 3400, by: 170) {
      view.contentOffset.y = CGFloat(offset)
      _ = try view.layout(on: phone)
      for cell in view.visibleCells {
        let item = try #require(view.indexPath(for: cell)).item
        #expect((cell.backgroundColor == .red) == (item % 2 == 0), "\(offset), \(item)")
      }
    }
    #expect(view.visibleCells.contains { ($0 as? TitleCell)?.reuses ?? 0 > 0 })
  }

  /// A copy of a registration is the same one.
  @Test func registrations_areUsedAgain_atAnyOffset() throws {
    for seed in 0..<10 {
      var random = SplitMix(seed: UInt64(seed))
      var made = Set<ObjectIdentifier>()
      var kept: [TitleCell] = []
      let cells = UICollectionView.CellRegistration<TitleCell, String> { cell, path, item in
        cell.title = "\(path.section) \(item)"
        if made.insert(ObjectIdentifier(cell)).inserted { kept.append(cell) }
      }
      let items = (0..<1 + random.below(4)).map { _ in (0..<random.below(30)).map { "\($0)" } }
      let source = Source(items, cells: [cells], headers: headers)
      let view = source.view()
      for _ in 0..<12 {
        view.contentOffset.y = CGFloat(random.below(3000))
        _ = try view.layout(on: phone)
        for cell in view.visibleCells {
          let path = try #require(view.indexPath(for: cell))
          #expect((cell as? TitleCell)?.title == "\(path.section) \(items[path.section][path.item])")
        }
        for path in view.indexPathsForVisibleSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader)
        {
          let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path)
          #expect((header as? Header)?.title == "Header \(path.section)")
        }
      }
      // Six can be seen at once, and as many may be leaving.
      #expect(kept.count <= 12, "\(seed)")
    }
  }
}
