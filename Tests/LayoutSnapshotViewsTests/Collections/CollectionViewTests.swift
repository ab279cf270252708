import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct CollectionViewTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)
  private let layout = UICollectionViewFlowLayout()

  private func collection(_ items: Items, _ layout: UICollectionViewLayout? = nil) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout ?? self.layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    view.delegate = items
    return view
  }

  @Test func itemsOfOneSize_standInColumns() throws {
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
    let items = Items([5])
    let view = collection(items)
    _ = try view.layout(on: phone)
    #expect(
      view.visibleCells.map(\.frame) == [
        rect(10, 5, 90, 50), rect(115, 5, 90, 50), rect(220, 5, 90, 50), rect(10, 65, 90, 50),
        rect(115, 65, 90, 50),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 130))
  }

  @Test func itemsOfManySizes_fillTheirLines_andTheLastKeepsToTheEdge() throws {
    let items = Items([4])
    items.sizes = [
      CGSize(width: 100, height: 40), CGSize(width: 100, height: 20), CGSize(width: 150, height: 30),
      CGSize(width: 20, height: 30),
    ]
    let view = collection(items)
    _ = try view.layout(on: phone)
    #expect(
      view.visibleCells.map(\.frame) == [
        rect(0, 0, 100, 40), rect(220, 10, 100, 20), rect(0, 50, 150, 30), rect(160, 50, 20, 30),
      ])
  }

  @Test func headers_takeTheWidth_andStayIfTheyAreTold() throws {
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.itemSize = CGSize(width: 320, height: 200)
    let items = Items([4, 4])
    let view = collection(items)
    _ = try view.layout(on: phone)
    let kind = UICollectionView.elementKindSectionHeader
    let first = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: kind, at: first)?.frame == rect(0, 0, 320, 30))
    #expect(view.visibleCells.first?.frame == rect(0, 30, 320, 200))
    layout.sectionHeadersPinToVisibleBounds = true
    view.contentOffset.y = 100
    _ = try view.layout(on: phone)
    #expect(view.supplementaryView(forElementKind: kind, at: first)?.frame == rect(0, 100, 320, 30))
  }

  @Test func flows_goAcross_too() throws {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 200)
    let items = Items([5])
    let view = collection(items)
    _ = try view.layout(on: phone)
    #expect(
      view.visibleCells.map(\.frame) == [
        rect(0, 0, 100, 200), rect(0, 280, 100, 200), rect(110, 0, 100, 200), rect(110, 280, 100, 200),
        rect(220, 0, 100, 200),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 480))
  }

  @Test func itemsWithEstimates_areAsLargeAsTheirContents() throws {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let items = Items([3])
    items.side = 70
    let view = collection(items)
    _ = try view.layout(on: phone)
    #expect(view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 70, height: 70), count: 3))
    #expect(view.visibleCells.map(\.frame.minX) == [0, 83.5, 166.5])
  }

  @Test func items_areOnlyMadeWhereTheyCanBeSeen() throws {
    let items = Items([10_000])
    let view = collection(items)
    _ = try view.layout(on: phone)
    #expect(items.asked == 40)
    view.scrollToItem(at: IndexPath(item: 5_000, section: 0), at: .top, animated: false)
    _ = try view.layout(on: phone)
    #expect(items.asked < 90)
    #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 5_000, section: 0)))
    #expect(
      view.visibleCells.compactMap { ($0 as? ItemCell)?.number } == view.indexPathsForVisibleItems.map(\.item)
    )
  }

  @Test func layoutsOfTheUsersOwn_areAsked() throws {
    let items = Items([6])
    let view = collection(items, Diagonal())
    _ = try view.layout(on: phone)
    let places: [CGFloat] = [0, 40, 80, 120, 160, 200]
    #expect(view.visibleCells.map(\.frame.origin) == places.map { CGPoint(x: $0, y: $0) })
    let alphas: [Float] = [1, 0.9, 0.8, 0.7, 0.6, 0.5]
    #expect(view.visibleCells.map(\.alpha) == alphas.map { CGFloat($0) })
    #expect(view.contentSize == CGSize(width: 400, height: 400))
    #expect(view.subviews.last === view.visibleCells.first)
  }

  @Test func layouts_doNotDependOnTheDevicesBefore() throws {
    let items = Items([30, 7])
    let view = collection(items)
    for device in [Device.iPhone4, .iPhone15, .iPhone15.landscape, .iPhone4, .iPadPro11] {
      let cold = try collection(items, UICollectionViewFlowLayout()).layout(on: device)
      let warm = try view.layout(on: device)
      #expect(warm.nodes.map(\.frame) == cold.nodes.map(\.frame))
      #expect(warm.nodes.map(\.path) == cold.nodes.map(\.path))
    }
  }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let counts: [Int]
  var sizes: [CGSize] = []
  var side: CGFloat?
  var asked = 0
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.number = indexPath.item
    (cell as? ItemCell)?.side = side
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes.isEmpty
      ? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero : sizes[indexPath.item]
  }
}

private final class ItemCell: CollectionViewCell {
  var number = -1
  private let box = View()
  var side: CGFloat? {
    didSet {
      guard let side, oldValue == nil else { return }
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      LayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: side), box.heightAnchor.constraint(equalToConstant: side),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
  }
  override init(frame: CGRect) { super.init(frame: frame) }
}

/// A layout as an app has them.
private final class Diagonal: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] = []
  override func prepare() {
    guard let collectionView else { return }
    all = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 40 * item, y: 40 * item, width: 40, height: 40)
      attributes.alpha = 1 - CGFloat(item) / 10
      attributes.zIndex = -item
      return attributes
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all[indexPath.item]
  }
}
