import Foundation

/// A data source that shows snapshots of items in a collection view.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Creates the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
  /// Creates a supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The trees of the sections that were shown as such.
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// What the reader may do with the order of items. Only tests call it.
  open var reorderingHandlers = ReorderingHandlers()
  /// What the reader may do with the branches of sections. Only tests call it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// What the reader may do with the order of items.
  public typealias ReorderingHandlers = UICollectionViewDiffableDataSourceReorderingHandlers<
    SectionIdentifierType, ItemIdentifierType
  >
  /// What the reader may do with the branches of sections.
  public typealias SectionSnapshotHandlers<Item: Hashable & Sendable> =
    UICollectionViewDiffableDataSourceSectionSnapshotHandlers<Item>
  /// Creates supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates the data source of a collection view and sets it there.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot at once, without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    // A section keeps its tree as long as all of its items are those that the tree shows.
    trees = trees.filter { section, tree in
      current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == tree.visibleItems
    }
    collectionView?.reloadData()
    completion?()
  }
  /// Shows the expanded branches of a tree in a section, which is added at the end if there is none of that name.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if current.indexOfSection(section) == nil { current.appendSections([section]) }
    current.deleteItems(current.itemIdentifiers(inSection: section))
    current.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    collectionView?.reloadData()
    completion?()
  }
  /// The tree of a section; a flat one if it was not shown as a tree.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { tree.append(current.itemIdentifiers(inSection: section)) }
    return tree
  }
  /// Shows a snapshot, just as ``apply(_:animatingDifferences:completion:)`` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// The item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("the cell provider has no cell for the item at \(indexPath)") }
    if let row = cell as? UICollectionViewListCell {
      let tree = trees[current.sectionIdentifiers[indexPath.section]]
      row.branch = tree.map { .init(level: $0.level(of: item), isExpanded: $0.isExpanded(item)) }
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("no view is provided for \(kind) at \(indexPath): set supplementaryViewProvider")
    }
    return view
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
