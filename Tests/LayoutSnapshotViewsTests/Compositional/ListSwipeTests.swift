import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What a swipe over a row of a list asks for.
@Suite struct ListSwipeTests {
  private func configuration() -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag \(path.section) \(path.item)") { $2(true) }
      ])
    }
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item > 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { $2(false) }
      ])
    }
    return configuration
  }

  private func source(of view: UICollectionView, counts: [Int]) -> UICollectionViewDiffableDataSource<
    Int, Int
  > {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var items = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in counts.enumerated() {
      items.appendSections([section])
      items.appendItems(Array(100 * section..<100 * section + count))
    }
    source.apply(items)
    return source
  }

  @Test func swipe_overARowOfAList_asksItsConfiguration() throws {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration()))
    let source = source(of: view, counts: [2, 3])
    // Before and after a layout.
    for _ in 0..<2 {
      for (section, item) in [(0, 0), (0, 1), (1, 2)] {
        let path = IndexPath(item: item, section: section)
        let flags = view.swipeActions(forItemAt: path, side: .leading)?.actions
        #expect(flags?.map(\.title) == ["Flag \(section) \(item)"])
        #expect(flags?[0].sendActions() == true)
        let deletes = view.swipeActions(forItemAt: path, side: .trailing)?.actions
        #expect(deletes?.map(\.title) == (item == 0 ? nil : ["Delete"]))
        #expect(deletes?[0].sendActions() == (item == 0 ? nil : false))
      }
      #expect(view.swipeActions(forItemAt: [0, 2], side: .leading) == nil)
      #expect(view.swipeActions(forItemAt: [2, 0], side: .leading) == nil)
      _ = try view.layout(on: .iPhone5)
    }
    withExtendedLifetime(source) {}
  }

  @Test func swipe_overWhatIsNoList_asksNobody() throws {
    let plain = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let lists = configuration()
    let mixed = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        index == 0
          ? NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
          : .list(using: lists, layoutEnvironment: environment)
      })
    let sources = [source(of: plain, counts: [1]), source(of: mixed, counts: [2, 2])]
    for view in [plain, mixed] { _ = try view.layout(on: .iPhone5) }
    #expect(plain.swipeActions(forItemAt: [0, 0], side: .leading) == nil)
    #expect(mixed.swipeActions(forItemAt: [0, 1], side: .trailing) == nil)
    #expect(mixed.swipeActions(forItemAt: [1, 1], side: .trailing)?.actions.count == 1)
    withExtendedLifetime(sources) {}
  }
}
