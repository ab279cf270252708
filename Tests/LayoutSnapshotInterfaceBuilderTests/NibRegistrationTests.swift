import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews
import Testing

/// Registrations whose cells and supplementary views come from a nib.
@Suite struct NibRegistrationTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let cells = UICollectionView.CellRegistration<CollectionViewCell, Int>(
      cellNib: UINib(nibName: "GridParts", bundle: nil)
    ) { cell, _, number in (cell.contentView.subviews.first as? Label)?.text? += " \(number)" }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: UINib(nibName: "GridParts", bundle: nil),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in (view.subviews.first as? Label)?.text? += " \(path.section)" }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  @Test func registrations_ofNibs_makeWhatTheNibHas() throws {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.headerReferenceSize) = (
      CGSize(width: 90, height: 60), CGSize(width: 0, height: 30)
    )
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    _ = try view.layout(on: .iPhone5)
    #expect(
      view.visibleCells.map { ($0.contentView.subviews.first as? Label)?.text } == ["Cell 0", "Cell 1"])
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map { ($0.subviews.first as? Label)?.text } == ["Header 0"])
  }
}
