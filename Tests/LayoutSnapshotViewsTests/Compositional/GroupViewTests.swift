import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Where compositional layouts place the views on groups.
@Suite struct GroupViewTests {
  private let phone = Device(name: "small", width: 320, height: 400, scale: 2)

  @Test func groupViews_lieAtTheirAnchor_onEachRepetition() throws {
    let group = row(half(), height: 100)
    group.supplementaryItems = [
      view("title", .init(edges: [.top, .leading], absoluteOffset: CGPoint(x: 5, y: -10))),
      view("note", .init(edges: [.bottom, .trailing], fractionalOffset: CGPoint(x: -0.25, y: 0.5))),
    ]
    #expect(group.supplementaryItems.map(\.elementKind) == ["title", "note"])
    let (view, layout, source) = collection(group, count: 3)
    _ = try view.layout(on: phone)
    // Two repetitions, 30 below the top and 8 apart; the views are half as wide as their group and 20 high.
    #expect(
      frames(view, "title") == [
        CGRect(x: 5, y: 20, width: 160, height: 20), CGRect(x: 5, y: 128, width: 160, height: 20),
      ])
    #expect(
      frames(view, "note") == [
        CGRect(x: 120, y: 120, width: 160, height: 20), CGRect(x: 120, y: 228, width: 160, height: 20),
      ])
    #expect(source.asked == ["note 0", "note 2", "title 0", "title 2"])
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "note", at: [0, 2])?.frame
        == CGRect(x: 120, y: 228, width: 160, height: 20))
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "note", at: [0, 1]) == nil)
    _ = try view.layout(on: phone.with(.rightToLeft))
    #expect(frames(view, "title").map(\.minX) == [155, 155])
    #expect(frames(view, "note").map(\.minX) == [40, 40])
  }

  @Test func groupsInGroups_haveViewsOfTheirOwn() throws {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))), count: 2
    )
    inner.contentInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
    inner.supplementaryItems = [view("inner", .init(edges: .bottom))]
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [half(), inner])
    outer.supplementaryItems = [view("outer", .init(edges: []))]
    let (view, _, source) = collection(outer, count: 7)
    _ = try view.layout(on: phone)
    // Items 0, 3 and 6 begin an outer group; the last of these has no room for an inner one that would be empty.
    #expect(source.asked == ["inner 1", "inner 4", "outer 0", "outer 3", "outer 6"])
    #expect(
      frames(view, "outer") == [70, 178, 286].map { CGRect(x: 80, y: $0, width: 160, height: 20) })
    #expect(
      frames(view, "inner") == [104, 212].map { CGRect(x: 202.5, y: $0, width: 65, height: 20) })
    _ = try view.layout(on: phone.with(.rightToLeft))
    #expect(frames(view, "inner").map(\.minX) == [52.5, 52.5])
  }

  @Test func groupViews_followWhatTheGroupHasGrownTo() throws {
    let high = size(.fractionalWidth(1), .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: high, subitems: [NSCollectionLayoutItem(layoutSize: high)])
    group.supplementaryItems = [view("note", .init(edges: .bottom))]
    let (view, _, _) = collection(group, count: 2, hasHighCells: true)
    _ = try view.layout(on: phone)
    #expect(frames(view, "note").map(\.minY) == [80, 158])
  }

  @Test func groupsOfFramesOfAClosure_haveViews() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40))]
    }
    group.supplementaryItems = [view("note", .init(edges: .trailing))]
    let (view, _, _) = collection(group, count: 2)
    _ = try view.layout(on: phone)
    #expect(frames(view, "note").map(\.origin) == [CGPoint(x: 160, y: 50), CGPoint(x: 160, y: 118)])
  }

  @Test func viewsOfOneKindAndPath_areThatOfTheOuterGroup() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [view("note", .init(edges: .leading))])
    #expect(item.supplementaryItems.map(\.elementKind) == ["note"])
    let group = row(item, height: 100)
    group.supplementaryItems = [view("note", .init(edges: .bottom))]
    let (view, _, source) = collection(group, count: 2)
    _ = try view.layout(on: phone)
    #expect(source.asked == ["note 0", "note 1"])
    #expect(frames(view, "note").map(\.origin) == [CGPoint(x: 80, y: 110), CGPoint(x: 160, y: 70)])
  }

  // MARK: Tools

  private final class Marker: UICollectionReusableView {}
  private final class HighCell: CollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 70
      return layoutAttributes
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func half() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
  }

  private func row(_ item: NSCollectionLayoutItem, height: CGFloat) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
  }

  /// A view half as wide as what it lies on, and 20 high.
  private func view(
    _ kind: String, _ anchor: NSCollectionLayoutAnchor
  ) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: kind, containerAnchor: anchor)
  }

  private func frames(_ view: UICollectionView, _ kind: String) -> [CGRect] {
    view.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  private func collection(
    _ group: NSCollectionLayoutGroup, count: Int, hasHighCells: Bool = false
  ) -> (view: UICollectionView, layout: UICollectionViewCompositionalLayout, source: Source) {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 30
    section.interGroupSpacing = 8
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = SourcedView(frame: .zero, collectionViewLayout: layout)
    view.source = Source(count)
    view.dataSource = view.source
    view.register(
      hasHighCells ? HighCell.self : CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["title", "note", "inner", "outer"] {
      view.register(Marker.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "marker")
    }
    return (view, layout, view.source)
  }

  private final class SourcedView: UICollectionView { var source = Source(0) }

  /// A source that writes down what views it is asked for, sorted.
  private final class Source: NSObject, UICollectionViewDataSource {
    private let count: Int
    private(set) var asked: [String] = []
    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked = (asked + ["\(kind) \(indexPath.item)"]).sorted()
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "marker", for: indexPath)
    }
  }
}
