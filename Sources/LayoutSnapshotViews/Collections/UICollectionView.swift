import Foundation

/// Items that a layout object arranges, of which only those are made that can be seen.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 120)
/// let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// collection.register(CityCell.self, forCellWithReuseIdentifier: "city")
/// collection.dataSource = cities
/// assertSnapshot(of: collection, on: .all)
/// ```
open class UICollectionView: ScrollView {
  /// Where a collection scrolls to. The numbers are UIKit's.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Downwards.
    case vertical = 0
    /// Across.
    case horizontal = 1
  }

  /// What attributes are of. The numbers are UIKit's.
  public enum ElementCategory: UInt, Sendable, CaseIterable {
    /// A cell.
    case cell = 0
    /// A header, a footer or another view beside cells.
    case supplementaryView = 1
    /// A decoration.
    case decorationView = 2
  }

  /// Where an item comes to lie that is scrolled to. The bits are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Positions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, downwards.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var arrangement = CollectionArrangement()

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Says where items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Takes another layout, animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Takes another layout, and says at once that it is done.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// What the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// How it behaves.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      layoutInvalidated()
    }
  }
  /// Who fetches items before they are shown; nobody is asked.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are fetched before they are shown.
  open var isPrefetchingEnabled = true
  /// A view behind all items, as large as the collection.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Selection

  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be.
  open var allowsMultipleSelection = false
  /// Whether an item is selected as soon as focus comes to it.
  open var selectionFollowsFocus = false
  /// Whether focus is remembered.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be dragged.
  open var dragInteractionEnabled = false
  /// Whether the collection is edited.
  open var isEditing = false
  /// The selected items, none where there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { arrangement.selected }
  /// Selects an item without telling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Selects an item no more, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Items

  /// Asks for everything anew.
  open func reloadData() { forgetItems() }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) { forgetItems() }
  /// Lets items show something else in the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Takes note that the data source has more items.
  open func insertItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Takes note that the data source has fewer items.
  open func deleteItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Takes note that the data source has an item elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetItems() }
  /// Takes note that the data source has more sections.
  open func insertSections(_ sections: IndexSet) { forgetItems() }
  /// Takes note that the data source has fewer sections.
  open func deleteSections(_ sections: IndexSet) { forgetItems() }
  /// Takes note that the data source has a section elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetItems() }
  /// Makes updates, and says at once that they are done.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutInvalidated()
    completion?(true)
  }

  /// How many sections there are.
  open var numberOfSections: Int { counts.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cell of an item, if it is shown.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    showItemsIfNeeded()
    return arrangement.views[.cell(indexPath)] as? CollectionViewCell
  }
  /// A header, a footer or another view beside cells, if it is shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showItemsIfNeeded()
    return arrangement.views[CollectionArrangement.Key(.supplementaryView, elementKind, indexPath)]
  }
  /// The item that a cell shows.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    arrangement.views.first { $0.value === cell }?.key.indexPath
  }
  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  /// The cells that are shown, in the order of their items.
  open var visibleCells: [CollectionViewCell] {
    showItemsIfNeeded()
    return arrangement.shownCells.compactMap { arrangement.views[.cell($0)] as? CollectionViewCell }
  }
  /// The items that are shown.
  open var indexPathsForVisibleItems: [IndexPath] {
    showItemsIfNeeded()
    return arrangement.shownCells
  }
  /// The headers, footers and other views of a kind that are shown.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// Where headers, footers and other views of a kind are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showItemsIfNeeded()
    return arrangement.views.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Where a header, a footer or another view beside cells lies.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Scrolls to an item, animated or not.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    arrangement.target = (indexPath, scrollPosition)
    aimAtTarget()
    setNeedsLayout()
  }

  // MARK: Using views again

  /// Says which class the cells of a name are of; none takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, for: CollectionArrangement.Name("", identifier), among: CollectionViewCell.self)
  }
  /// Says which nib has the cells of a name; none takes it back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    arrangement.makers[CollectionArrangement.Name("", identifier)] = nib.map { nib in
      { nib.view(CollectionViewCell.self, asked: "the cells \(identifier)") }
    }
  }
  /// Says how the cells of a name are made that a storyboard has in the collection; with a kind, the views of that.
  package final func register(
    prototype make: @escaping () -> UICollectionReusableView, for identifier: String, kind: String = ""
  ) {
    arrangement.makers[CollectionArrangement.Name(kind, identifier)] = make
  }
  /// Says which class the views of a kind and a name are of; none takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, for: CollectionArrangement.Name(elementKind, identifier),
      among: UICollectionReusableView.self)
  }
  /// Says which nib has the views of a kind and a name; none takes it back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    arrangement.makers[CollectionArrangement.Name(kind, identifier)] = nib.map { nib in
      { nib.view(UICollectionReusableView.self, asked: "the views \(identifier)") }
    }
  }
  private func register<Kind: UICollectionReusableView>(
    _ type: AnyClass?, for name: CollectionArrangement.Name, among kind: Kind.Type
  ) {
    arrangement.makers[name] = type.map { type in
      guard let type = type as? Kind.Type else {
        preconditionFailure("\(type) is registered for \(name.identifier) and is no \(kind)")
      }
      return { ClassMaker.view(type, frame: .zero) }
    }
  }
  /// A cell of a name that is shown no more, or a new one.
  ///
  /// - Precondition: a class or a nib was registered for the name, or the storyboard has a prototype of it.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let cell = usedView(CollectionArrangement.Name("", identifier)) as? CollectionViewCell else {
      preconditionFailure(
        "no cell has the reuse identifier \(identifier): register a class or a nib for it with register(_:forCellWithReuseIdentifier:)"
      )
    }
    return cell
  }
  /// A view of a kind and a name that is shown no more, or a new one.
  ///
  /// - Precondition: a class or a nib was registered for both, or the storyboard has a prototype of it.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = usedView(CollectionArrangement.Name(elementKind, identifier)) else {
      preconditionFailure(
        "no \(elementKind) has the reuse identifier \(identifier): register a class or a nib for it with register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
      )
    }
    return view
  }
  /// A cell as a registration makes it.
  public final func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let view = usedView(
      CollectionArrangement.Name("", registration.name), else: { ClassMaker.view(Cell.self, frame: .zero) })
    guard let cell = view as? Cell else { preconditionFailure("a registration makes cells of one class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A header, a footer or another view beside cells as a registration makes it.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = usedView(
      CollectionArrangement.Name(registration.elementKind, registration.name),
      else: { ClassMaker.view(Supplementary.self, frame: .zero) })
    guard let view = view as? Supplementary else {
      preconditionFailure("a registration makes views of one class")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    showItems()
  }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if !arrangement.isAiming { arrangement.target = nil }
      super.contentOffset = newValue
    }
  }
}

extension UICollectionView {
  /// How cells of a class are made for items of a type.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let name: String

    /// A registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
      name = "\(Cell.self)|\(Item.self)"
    }
  }

  /// How headers, footers and other views of a class are made.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let elementKind: String
    let handler: Handler
    let name: String

    /// A registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      name = "\(Supplementary.self)"
    }
  }
}
