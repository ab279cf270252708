import Foundation
import RandomNumbers
import Testing

@testable import LayoutSnapshotViews

/// What holds of collection views and of lists of snapshots, whatever was done with them before.
@Suite struct CollectionPropertyTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)
  /// So high that all items are in the picture.
  private let tower = Device(name: "tower", width: 320, height: 8000, scale: 2)

  /// A text that no other item has, of up to seven lines.
  private func text(_ number: Int, _ random: inout SplitMix) -> String {
    "\(number) " + String(repeating: "word ", count: random.below(40))
  }

  /// Items of full width, as high as their texts.
  private func lines() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func flow() -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 70)
    return flow
  }

  /// Changes items as apps do, alone or in a batch, or scrolls.
  private func change(_ view: UICollectionView, _ items: TextItems, _ number: Int, _ random: inout SplitMix) {
    let section = random.below(items.sections.count)
    let count = items.sections[section].count
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    switch random.below(8) {
    case 0:
      let item = random.below(count + 1)
      items.sections[section].insert(text(number, &random), at: item)
      view.insertItems(at: [path(item)])
    case 1 where count > 1:
      let item = random.below(count)
      items.sections[section].remove(at: item)
      view.deleteItems(at: [path(item)])
    case 2 where count > 0:
      let item = random.below(count)
      items.sections[section][item] = text(number, &random)
      view.reloadItems(at: [path(item)])
    case 3 where count > 1:
      let (from, to) = (random.below(count), random.below(count))
      items.sections[section].insert(items.sections[section].remove(at: from), at: to)
      view.moveItem(at: path(from), to: path(to))
    case 4:
      // Deleted first and inserted then, as UIKit orders a batch.
      let new = [text(number, &random), text(number, &random)]
      view.performBatchUpdates {
        if count > 1 {
          items.sections[section].removeFirst()
          view.deleteItems(at: [path(0)])
        }
        items.sections[section].insert(contentsOf: new, at: 0)
        view.insertItems(at: [path(0), path(1)])
        items.sections.append([new[0] + " last"])
        view.insertSections([items.sections.count - 1])
      }
    case 5 where count > 0:
      view.scrollToItem(at: path(random.below(count)), at: .centeredVertically, animated: false)
    case 6: view.reloadData()
    default: view.contentOffset.y = CGFloat(random.below(max(1, Int(view.contentSize.height) - 480)))
    }
  }

  private func contents(_ view: UICollectionView) -> [String?] {
    view.visibleCells.map { ($0 as? TextItem)?.title.text }
  }

  @Test(arguments: [false, true])
  func items_afterAnyChangesAndScrolls_showTheirOwnContent(isFlow: Bool) throws {
    for seed in 0..<10 {
      var random = SplitMix(seed: UInt64(seed))
      let items = TextItems((0..<3).map { _ in (0..<12).map { text($0, &random) } })
      let view = items.view(isFlow ? flow() : lines())
      for step in 0..<24 {
        change(view, items, 100 + step, &random)
        _ = try view.layout(on: phone)
        for cell in view.visibleCells {
          let path = try #require(view.indexPath(for: cell))
          #expect(
            (cell as? TextItem)?.title.text == items.sections[path.section][path.item], "\(seed), \(step)")
          #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame)
        }
        let seen = view.indexPathsForVisibleItems
        #expect(seen == seen.sorted() && Set(seen).count == seen.count)
      }
      view.contentOffset = .zero
      _ = try view.layout(on: tower)
      let fresh = items.view(isFlow ? flow() : lines())
      _ = try fresh.layout(on: tower)
      #expect(contents(view) == contents(fresh), "\(seed)")
      #expect(view.visibleCells.map(\.frame) == fresh.visibleCells.map(\.frame), "\(seed)")
      #expect(view.visibleCells.count == items.sections.reduce(0) { $0 + $1.count })
      #expect(view.contentSize == fresh.contentSize)
    }
  }

  /// Snapshots that are changed step by step show what a fresh list of the last one shows.
  @Test func snapshots_afterAnyChanges_showTheirOwnItems() throws {
    for seed in 0..<8 {
      var random = SplitMix(seed: UInt64(seed))
      let view = UICollectionView(frame: .zero, collectionViewLayout: lines())
      view.register(TextItem.self, forCellWithReuseIdentifier: "text")
      let table = UITableView.of(TextRows([]))
      let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
        (cell as? TextItem)?.title.text = "\(item)" + String(repeating: " word", count: item % 37)
        return cell
      }
      let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
        (cell as? TextCell)?.title.text = "\(item)" + String(repeating: " word", count: item % 37)
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(Array(0..<20), toSection: 0)
      for step in 0..<20 {
        let known = snapshot.itemIdentifiers
        let some = known.isEmpty ? nil : known[random.below(known.count)]
        switch random.below(6) {
        case 0: snapshot.appendItems([1000 + step], toSection: random.below(2))
        case 1: if let some { snapshot.insertItems([1000 + step], beforeItem: some) }
        case 2: if let some { snapshot.insertItems([1000 + step], afterItem: some) }
        case 3: if let some { snapshot.deleteItems([some]) }
        case 4: if let some, some != known[0] { snapshot.moveItem(some, beforeItem: known[0]) }
        default: view.contentOffset.y = CGFloat(random.below(max(1, Int(view.contentSize.height) - 480)))
        }
        items.apply(snapshot)
        rows.apply(snapshot)
        _ = try view.layout(on: phone)
        _ = try table.layout(on: phone)
        for cell in view.visibleCells {
          let item = try #require(view.indexPath(for: cell).flatMap { items.itemIdentifier(for: $0) })
          #expect((cell as? TextItem)?.title.text?.split(separator: " ").first == Substring("\(item)"))
        }
      }
      view.contentOffset = .zero
      table.contentOffset = .zero
      _ = try view.layout(on: tower)
      _ = try table.layout(on: tower)
      let numbers = snapshot.itemIdentifiers.map { "\($0)" }
      #expect(contents(view).map { $0?.prefix { $0 != " " }.description } == numbers, "\(seed)")
      #expect(
        table.visibleCells.map { ($0 as? TextCell)?.title.text?.prefix { $0 != " " }.description } == numbers)
      for item in snapshot.itemIdentifiers {
        #expect(items.indexPath(for: item).flatMap { items.itemIdentifier(for: $0) } == item)
      }
    }
  }

  /// The layout mirrors whatever the texts are. Flow layouts do not, unless a subclass asks for it, as in UIKit.
  @Test func items_areMirrored_forTextFromRightToLeft() throws {
    var random = SplitMix(seed: 3)
    let items = TextItems([(0..<9).map { text($0, &random) }])
    let view = items.view(lines())
    let plain = try view.layout(on: tower)
    let mirrored = try view.layout(on: tower.with(.rightToLeft))
    #expect(plain.nodes.map(\.path) == mirrored.nodes.map(\.path))
    for (there, here) in zip(plain.edges, mirrored.edges) {
      #expect(here.left == 640 - there.right && here.right == 640 - there.left && here.top == there.top)
    }
  }
}

/// Sections of texts, as a data source.
private final class TextItems: NSObject, UICollectionViewDataSource {
  var sections: [[String]]

  init(_ sections: [[String]]) { self.sections = sections }

  func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextItem.self, forCellWithReuseIdentifier: "text")
    view.dataSource = self
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextItem)?.title.text = sections[indexPath.section][indexPath.item]
    return cell
  }
}

private final class TextItem: CollectionViewCell {
  let title = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}
