import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Where compositional layouts place items.
@Suite struct CompositionalTests {
  @Test func groups_repeatTheirItemsAsOftenAsTheyFit() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 10)
    let layout = try frames(section, counts: [6])
    #expect(layout.frames[0] == CGRect(x: 12, y: 22, width: 71, height: 76))
    #expect(layout.frames[3] == CGRect(x: 237, y: 22, width: 71, height: 76))
    #expect(layout.frames[4] == CGRect(x: 12, y: 112, width: 71, height: 76))
    #expect(layout.size == CGSize(width: 320, height: 20 + 80 + 10 + 80 + 30))
  }

  @Test func counts_shareTheRoom() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let frames = try frames(NSCollectionLayoutSection(group: group), counts: [4]).frames
    #expect(frames.map(\.minX) == [0, 110, 220, 0])
    #expect(frames.allSatisfy { $0.width == 100 })
  }

  @Test func groups_lieInEachOther() throws {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))), count: 2
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [leading, trailing])
    let frames = try frames(NSCollectionLayoutSection(group: group), counts: [4]).frames
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 224, height: 100))
    #expect(frames[1] == CGRect(x: 224, y: 0, width: 96, height: 50))
    #expect(frames[2] == CGRect(x: 224, y: 50, width: 96, height: 50))
    #expect(frames[3] == CGRect(x: 0, y: 100, width: 224, height: 100))
  }

  @Test func estimates_giveWayToTheContent() throws {
    let size = size(.fractionalWidth(1), .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let frames = try frames(
      NSCollectionLayoutSection(group: group), counts: [3], height: { 40 + CGFloat($0) * 10 }
    ).frames
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 320, height: 40), CGRect(x: 0, y: 40, width: 320, height: 50),
        CGRect(x: 0, y: 90, width: 320, height: 60),
      ])
  }

  @Test func headers_extendTheirSection_andStayVisible() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let made = try collection(UICollectionViewCompositionalLayout(section: section), counts: [3, 3])
    #expect(made.view.contentSize.height == 660)
    made.view.contentOffset.y = 400
    _ = try made.view.layout(on: made.device)
    let frames = made.view.visibleSupplementaryViews(ofKind: "header").map(\.frame)
    #expect(frames == [CGRect(x: 0, y: 400, width: 320, height: 30)])
  }

  @Test func sectionsThatScrollByThemselves_putGroupsBesideEachOther() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(90)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    let made = try collection(UICollectionViewCompositionalLayout(section: section), counts: [5, 1])
    #expect(made.view.contentSize == CGSize(width: 320, height: 180))
    #expect(
      made.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 60, y: 0, width: 200, height: 90))
    #expect(made.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 270)
    #expect(made.view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
  }

  @Test func layouts_areMirrored_forTextFromRightToLeft() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    let made = try collection(
      UICollectionViewCompositionalLayout(section: section), counts: [2], direction: .rightToLeft)
    #expect(
      [0, 1].map { made.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX } == [220, 120])
  }

  @Test func lists_haveRowsWithLinesAndCorners() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let made = try collection(layout, counts: [3], type: UICollectionViewListCell.self)
    let cells = [0, 1, 2].compactMap { made.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.map(\.frame) == [0, 1, 2].map { CGRect(x: 16, y: 35 + 44 * $0, width: 288, height: 44) })
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
  }

  @Test func accessories_makeTheContentNarrower() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let made = try collection(layout, counts: [1], type: UICollectionViewListCell.self) { cell, _ in
      (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator(), .delete()]
    }
    let cell = try #require(made.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // 16 at the edge, 8 for the arrow, and 8 between it and the content.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - 24, height: 44))
  }

  /// A hidden accessory takes its room, and one with a reserved width stands in the middle of that.
  @Test func accessories_keepTheRoomThatIsReserved() throws {
    let dial = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let made = try collection(layout, counts: [2], type: UICollectionViewListCell.self) { cell, path in
      (cell as? UICollectionViewListCell)?.accessories =
        path.item == 0
        ? [.disclosureIndicator(options: .init(isHidden: true))]
        : [
          .customView(
            configuration: .init(
              customView: dial, placement: .leading(), reservedLayoutWidth: .custom(40), tintColor: .red))
        ]
    }
    let cells = [0, 1].compactMap { made.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells[0].contentView.frame == CGRect(x: 0, y: 0, width: 320 - 24, height: 44))
    #expect(cells[0].subviews.compactMap { $0 as? ImageView }.map(\.isHidden) == [true])
    #expect(dial.frame == CGRect(x: 26, y: 12, width: 20, height: 20) && dial.tintColor == .red)
    #expect(cells[1].contentView.frame.minX == 48)
  }

  // MARK: Tools

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func frames(
    _ section: NSCollectionLayoutSection, counts: [Int], height: ((Int) -> CGFloat)? = nil
  ) throws -> (frames: [CGRect], size: CGSize) {
    let made = try collection(UICollectionViewCompositionalLayout(section: section), counts: counts) {
      cell, path in
      guard let height else { return }
      cell.contentView.heightAnchor.constraint(equalToConstant: height(path.item)).isActive = true
    }
    let frames = (0..<counts[0]).compactMap {
      made.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    return (frames, made.view.contentSize)
  }

  private func collection(
    _ layout: UICollectionViewLayout, counts: [Int], type: CollectionViewCell.Type = CollectionViewCell.self,
    direction: Traits = [], fill: @escaping (CollectionViewCell, IndexPath) -> Void = { _, _ in }
  ) throws -> (view: UICollectionView, device: Device) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = Source(counts, fill)
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = source
    let device = Device(name: "small", width: 320, height: 400, scale: 2).with(direction)
    _ = try view.layout(on: device)
    return (view, device)
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    private static let kept = Kept()
    private final class Kept: @unchecked Sendable {
      // Safe to send: it is locked.
      private let lock = NSLock()
      private var sources: [Source] = []
      func keep(_ source: Source) { lock.withLock { sources.append(source) } }
    }
    let counts: [Int]
    let fill: (CollectionViewCell, IndexPath) -> Void

    init(_ counts: [Int], _ fill: @escaping (CollectionViewCell, IndexPath) -> Void) {
      (self.counts, self.fill) = (counts, fill)
      super.init()
      Self.kept.keep(self)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      fill(cell, indexPath)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
}
