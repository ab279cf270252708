import Foundation
import RandomNumbers
import Testing

@testable import LayoutSnapshotViews

/// Where compositional layouts place badges, backgrounds, and headers and footers that stay visible.
@Suite struct SupplementaryItemTests {
  private let phone = Device(name: "small", width: 320, height: 400, scale: 2)

  @Test func badges_lieAtTheirAnchor_overTheirItem() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let section = section(item, height: 100)
    let view = collection(section, counts: [3]).view
    _ = try view.layout(on: phone)
    #expect(
      frames(view, "badge") == [
        CGRect(x: 140, y: 0, width: 20, height: 20), CGRect(x: 300, y: 0, width: 20, height: 20),
        CGRect(x: 140, y: 100, width: 20, height: 20),
      ])
    // They cover the cells, so they come after them.
    #expect(view.subviews.suffix(3).allSatisfy { $0 is Marker })
    _ = try view.layout(on: phone.with(.rightToLeft))
    #expect(frames(view, "badge").map(\.minX) == [160, 0, 160])
  }

  @Test func badges_withAnAnchorOfTheirOwn_meetTheItemThere() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.25), .absolute(30)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: 4)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(80), .fractionalHeight(1)), supplementaryItems: [badge])
    let view = collection(section(item, height: 60), counts: [1]).view
    _ = try view.layout(on: phone)
    #expect(frames(view, "badge") == [CGRect(x: 30, y: 56, width: 20, height: 30)])
  }

  @Test func backgrounds_coverTheirSection_behindItsItems() throws {
    let section = section(
      NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50))), height: 50)
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    background.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    section.boundarySupplementaryItems = [boundary("header", .top), boundary("footer", .bottom)]
    let (view, layout) = collection(section, counts: [2, 1])
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    _ = try view.layout(on: phone)
    #expect(
      view.subviews.filter { $0 is Ground }.map(\.frame) == [
        CGRect(x: 2, y: 1, width: 314, height: 30 + 5 + 100 + 15 + 30 - 4),
        CGRect(x: 2, y: 181, width: 314, height: 30 + 5 + 50 + 15 + 30 - 4),
      ])
    #expect(view.subviews.prefix(2).allSatisfy { $0 is Ground })
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "ground", at: [1, 0])?.frame
        == CGRect(x: 2, y: 181, width: 314, height: 126))
    _ = try view.layout(on: phone.with(.rightToLeft))
    #expect(view.subviews.first { $0 is Ground }?.frame.minX == 4)
  }

  @Test func footers_thatStay_keepToTheLowerEdge() throws {
    let section = section(
      NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100))), height: 100)
    let footer = boundary("footer", .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [footer]
    let view = collection(section, counts: [6, 6]).view
    for (offset, places) in [
      (CGFloat(0), [CGFloat(370)]), (230, [600]), (250, [600, 630]), (400, [600, 770]),
    ] {
      view.contentOffset.y = offset
      _ = try view.layout(on: phone)
      #expect(frames(view, "footer").map(\.minY) == places, "\(offset)")
    }
  }

  @Test func headers_thatDoNotExtendTheirSection_lieOverIt() throws {
    let section = section(
      NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100))), height: 100)
    let header = boundary("header", .topTrailing, CGPoint(x: -5, y: 7))
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let view = collection(section, counts: [2]).view
    _ = try view.layout(on: phone)
    #expect(view.contentSize.height == 200)
    #expect(frames(view, "header") == [CGRect(x: -5, y: 7, width: 320, height: 30)])
  }

  @Test func boundaryItems_ofTheWholeLayout_headAndEndIt() throws {
    let section = section(
      NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100))), height: 100)
    let (view, layout) = collection(section, counts: [2, 6])
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    layout.configuration.boundarySupplementaryItems = [header, boundary("footer", .bottom)]
    layout.configuration.interSectionSpacing = 8
    _ = try view.layout(on: phone)
    #expect(view.contentSize == CGSize(width: 320, height: 30 + 200 + 8 + 600 + 30))
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 30 && frames(view, "footer").isEmpty)
    view.contentOffset.y = 468
    _ = try view.layout(on: phone)
    #expect(frames(view, "header").map(\.minY) == [468] && frames(view, "footer").map(\.minY) == [838])
  }

  @Test func views_ofAnEstimatedSize_haveThatOfTheirContent() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.estimated(20), .estimated(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    for (alignment, x) in [(RectAlignment.topLeading, CGFloat(0)), (.top, 138), (.topTrailing, 276)] {
      let (view, layout) = collection(section(item, height: 100), counts: [2])
      for kind in ["badge", "header"] {
        view.register(Fitted.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "marker")
      }
      layout.configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.estimated(100), .estimated(10)), elementKind: "header", alignment: alignment)
      ]
      _ = try view.layout(on: phone)
      #expect(frames(view, "header") == [CGRect(x: x, y: 0, width: 44, height: 18)])
      // At the lower corners of two items that follow the header.
      #expect(
        frames(view, "badge") == [
          CGRect(x: 116, y: 100, width: 44, height: 18), CGRect(x: 276, y: 100, width: 44, height: 18),
        ])
      _ = try view.layout(on: phone.with(.rightToLeft))
      #expect(frames(view, "header").map(\.minX) == [276 - x])
      #expect(frames(view, "badge").map(\.minX) == [160, 0])
    }
  }

  /// Headers and footers that stay are in their section and, as far as there is room, in what can be seen.
  @Test func pinnedItems_atAnyOffset_stayInTheirSectionAndInView() throws {
    for seed in 0..<40 {
      var random = SplitMix(seed: UInt64(seed))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(CGFloat(20 + random.below(150)))))
      let section = section(item, height: CGFloat(20 + random.below(150)))
      section.contentInsets.top = CGFloat(random.below(20))
      let (header, footer) = (boundary("header", .top), boundary("footer", .bottom))
      (header.pinToVisibleBounds, footer.pinToVisibleBounds) = (true, true)
      section.boundarySupplementaryItems = [header, footer]
      section.decorationItems = [.background(elementKind: "ground")]
      let (view, layout) = collection(section, counts: (0..<4).map { _ in 1 + random.below(9) })
      layout.register(Ground.self, forDecorationViewOfKind: "ground")
      view.contentInset.top = CGFloat(random.below(40))
      _ = try view.layout(on: phone)
      for _ in 0..<8 {
        view.contentOffset.y = CGFloat(random.below(max(1, Int(view.contentSize.height) - 400)))
        _ = try view.layout(on: phone)
        let seen = view.bounds.inset(by: EdgeInsets(top: view.contentInset.top))
        for index in 0..<4 {
          let whole = try #require(
            layout.layoutAttributesForDecorationView(ofKind: "ground", at: [index, 0])
          ).frame
          for (kind, isTop) in [("header", true), ("footer", false)] {
            let frame = try #require(
              layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [index, 0])
            ).frame
            #expect(whole.contains(frame), "\(seed)")
            let natural = isTop ? whole.minY : whole.maxY - 30
            let edge = isTop ? max(natural, seen.minY) : min(natural, seen.maxY - 30)
            let fits = whole.minY <= edge && edge + 30 <= whole.maxY
            #expect(frame.minY == (fits ? edge : isTop ? whole.maxY - 30 : whole.minY), "\(seed) \(kind)")
          }
        }
      }
    }
  }

  /// Sections that scroll by themselves are shown at rest: at their beginning, as high as their groups, and with no
  /// cell beyond the edge.
  @Test func orthogonalSections_atRest_beginAtTheirInsets() throws {
    for seed in 0..<40 {
      var random = SplitMix(seed: UInt64(seed))
      let (width, height) = (CGFloat(40 + random.below(200)), CGFloat(20 + random.below(60)))
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(width), .absolute(height)), subitems: [item]))
      let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      ]
      section.orthogonalScrollingBehavior = behaviors[random.below(4)]
      section.interGroupSpacing = CGFloat(random.below(20))
      section.contentInsets = DirectionalEdgeInsets(
        top: CGFloat(random.below(9)), leading: CGFloat(random.below(30)), bottom: 4, trailing: 8)
      let counts = (0..<3).map { _ in 1 + random.below(20) }
      let view = collection(section, counts: counts).view
      for direction in [Traits.leftToRight, .rightToLeft] {
        _ = try view.layout(on: phone.with(direction))
        let insets = section.contentInsets
        #expect(view.contentSize == CGSize(width: 320, height: 3 * (insets.top + height + insets.bottom)))
        for (index, count) in counts.enumerated() {
          let top = CGFloat(index) * (insets.top + height + insets.bottom) + insets.top
          for number in 0..<count {
            let start = insets.leading + CGFloat(number) * (width + section.interGroupSpacing)
            let cell = view.cellForItem(at: IndexPath(item: number, section: index))
            let x = direction == .rightToLeft ? 320 - start - width : start
            let frame = CGRect(x: x, y: top, width: width, height: height)
            #expect(cell?.frame == (start < 320 ? frame : nil), "\(seed) \(index) \(number)")
          }
        }
      }
    }
  }

  // MARK: Tools

  private final class Marker: UICollectionReusableView {}
  /// Asks for 44 x 18 points.
  private final class Fitted: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let content = View()
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      LayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor), content.leftAnchor.constraint(equalTo: leftAnchor),
        content.bottomAnchor.constraint(equalTo: bottomAnchor),
        content.rightAnchor.constraint(equalTo: rightAnchor),
        content.widthAnchor.constraint(equalToConstant: 44),
        content.heightAnchor.constraint(equalToConstant: 18),
      ])
    }
    required init?(coder: NSCoder) { fatalError("not used") }
  }
  private final class Ground: UICollectionReusableView {}

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func section(_ item: NSCollectionLayoutItem, height: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
  }

  private func boundary(
    _ kind: String, _ alignment: RectAlignment, _ offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: alignment,
      absoluteOffset: offset)
  }

  private func frames(_ view: UICollectionView, _ kind: String) -> [CGRect] {
    view.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  /// A collection view whose cells and supplementary views are empty.
  private func collection(
    _ section: NSCollectionLayoutSection, counts: [Int]
  ) -> (view: UICollectionView, layout: UICollectionViewCompositionalLayout) {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = CountedView(frame: .zero, collectionViewLayout: layout)
    view.source = Source(counts)
    view.dataSource = view.source
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["badge", "header", "footer"] {
      view.register(Marker.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "marker")
    }
    return (view, layout)
  }

  private final class CountedView: UICollectionView { var source: Source? }

  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
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
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "marker", for: indexPath)
    }
  }
}
