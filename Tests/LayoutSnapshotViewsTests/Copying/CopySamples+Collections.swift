import Foundation
import TestTools

@testable import LayoutSnapshotViews

extension CopySample {
  static var collections: [CopySample] {
    let (small, large) = (size(1), size(2))
    let (anchor, other) = (NSCollectionLayoutAnchor(edges: .top), NSCollectionLayoutAnchor(edges: .bottom))
    return [
      CopySample(
        NSCollectionLayoutItem(layoutSize: small),
        NSCollectionLayoutItem(
          layoutSize: large,
          supplementaryItems: [
            NSCollectionLayoutSupplementaryItem(layoutSize: small, elementKind: "a", containerAnchor: anchor)
          ]), change),
      CopySample(
        NSCollectionLayoutSupplementaryItem(layoutSize: small, elementKind: "a", containerAnchor: anchor),
        NSCollectionLayoutSupplementaryItem(
          layoutSize: large, elementKind: "b", containerAnchor: other, itemAnchor: anchor),
        fixed: ["NSCollectionLayoutItem.attached"]
      ) { item in
        change(item)
        item.zIndex = 5
      },
      CopySample(
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: small, elementKind: "a", alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: large, elementKind: "b", alignment: .bottom, absoluteOffset: CGPoint(x: 1, y: 2)),
        own: ["NSCollectionLayoutSupplementaryItem.containerAnchor"],
        fixed: ["NSCollectionLayoutItem.attached", "NSCollectionLayoutSupplementaryItem.itemAnchor"]
      ) { item in
        change(item)
        (item.zIndex, item.extendsBoundary, item.pinToVisibleBounds) = (5, false, true)
      },
      CopySample(
        NSCollectionLayoutDecorationItem.background(elementKind: "a"),
        NSCollectionLayoutDecorationItem.background(elementKind: "b"),
        own: ["NSCollectionLayoutItem.layoutSize"], fixed: ["NSCollectionLayoutItem.attached"]
      ) { item in
        change(item)
        item.zIndex = 5
      },
      CopySample(
        NSCollectionLayoutGroup.vertical(layoutSize: small, subitems: []),
        NSCollectionLayoutGroup.horizontal(
          layoutSize: large, repeatingSubitem: NSCollectionLayoutItem(layoutSize: small), count: 2)
      ) { group in
        change(group)
        group.interItemSpacing = .fixed(1)
        group.supplementaryItems = [
          NSCollectionLayoutSupplementaryItem(layoutSize: small, elementKind: "a", containerAnchor: anchor)
        ]
      },
      CopySample(
        NSCollectionLayoutSection(group: .vertical(layoutSize: small, subitems: [])),
        NSCollectionLayoutSection(group: .vertical(layoutSize: large, subitems: [])), change),
      CopySample(
        UICollectionViewCompositionalLayoutConfiguration(),
        UICollectionViewCompositionalLayoutConfiguration()
      ) { configuration in
        (configuration.scrollDirection, configuration.interSectionSpacing) = (.horizontal, 5)
        (configuration.boundarySupplementaryItems, configuration.contentInsetsReference) = ([header], .none)
      },
      CopySample(
        UICollectionViewLayoutAttributes(),
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "a", with: IndexPath(item: 1, section: 2)), change),
    ]
  }

  private static func size(_ points: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(points), heightDimension: .absolute(points))
  }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(1), elementKind: "a", alignment: .top)
  }

  private static func change(_ item: NSCollectionLayoutItem) {
    item.contentInsets.top = 5
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
  }

  private static func change(_ section: NSCollectionLayoutSection) {
    (section.contentInsets.top, section.interGroupSpacing) = (5, 6)
    (section.contentInsetsReference, section.supplementaryContentInsetsReference) = (.none, .layoutMargins)
    (section.orthogonalScrollingBehavior, section.supplementariesFollowContentInsets) = (.paging, false)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "a")]
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    section.list = ListSection(configuration: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private static func change(_ attributes: UICollectionViewLayoutAttributes) {
    (attributes.frame, attributes.alpha, attributes.zIndex) = (rect(1, 2, 3, 4), 0.5, 6)
    (attributes.isHidden, attributes.transform3D) = (true, CATransform3DMakeScale(2, 3, 4))
    attributes.fitting = (true, true)
    attributes.list = ListSection.Place(appearance: .plain, isFirst: true, isLast: true, isHeader: true)
  }
}
