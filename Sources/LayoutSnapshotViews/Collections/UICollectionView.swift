import Foundation

/// A collection view that creates only its visible items, like UIKit's `UICollectionView`. A layout object
/// arranges them.
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
  /// The direction in which a collection view scrolls. Raw values match UIKit's.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// The category of an element with layout attributes. Raw values match UIKit's.
  public enum ElementCategory: UInt, Sendable, CaseIterable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header or a footer.
    case supplementaryView = 1
    /// A decoration view.
    case decorationView = 2
  }

  /// The place to which an item is scrolled. Raw values match UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, one for each place.
    public let rawValue: UInt
    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var arrangement = CollectionArrangement()

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.shownIn = self
  }

  /// The layout, which places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.shownIn = nil
      collectionViewLayout.shownIn = self
      reloadData()
    }
  }
  /// Sets the layout at once, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Sets the layout at once, without animation, and calls the completion.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// The source of the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, for behavior and for sizes in a flow layout.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      layoutInvalidated()
    }
  }
  /// The object that prefetches items; remembered, it is never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are prefetched; without effect here.
  open var isPrefetchingEnabled = true
  /// A view behind all items.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Selection

  /// Whether items can be selected by touch; remembered, as there are no touches.
  open var allowsSelection = true
  /// Whether several items can be selected. If not, selecting an item deselects the others.
  open var allowsMultipleSelection = false
  /// Whether focus selects an item; remembered only.
  open var selectionFollowsFocus = false
  /// Whether the focused item is remembered; without effect here.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be dragged; remembered only.
  open var dragInteractionEnabled = false
  /// Whether the collection view is in editing mode; remembered only.
  open var isEditing = false
  /// The selected items; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { arrangement.selected }
  /// Selects an item without calling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Items

  /// Discards all items and asks the data source again at the next layout.
  open func reloadData() { forgetItems() }
  /// Asks the data source for all items again, as ``reloadData()`` does.
  open func reloadItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Asks the data source for all items again, as ``reloadData()`` does.
  open func reloadSections(_ sections: IndexSet) { forgetItems() }
  /// Asks the data source for all items again, as ``reloadData()`` does.
  open func reconfigureItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Asks the data source for all items again after it has added some.
  open func insertItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Asks the data source for all items again after it has removed some.
  open func deleteItems(at indexPaths: [IndexPath]) { forgetItems() }
  /// Asks the data source for all items again after it has moved one.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetItems() }
  /// Asks the data source for all items again after it has added sections.
  open func insertSections(_ sections: IndexSet) { forgetItems() }
  /// Asks the data source for all items again after it has removed sections.
  open func deleteSections(_ sections: IndexSet) { forgetItems() }
  /// Asks the data source for all items again after it has moved a section.
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetItems() }
  /// Runs the updates, invalidates the layout, and calls the completion at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutInvalidated()
    completion?(true)
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    showItemsIfNeeded()
    return arrangement.views[.cell(indexPath)] as? CollectionViewCell
  }
  /// A supplementary view, if it is visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showItemsIfNeeded()
    return arrangement.views[CollectionArrangement.Key(.supplementaryView, elementKind, indexPath)]
  }
  /// The item of a visible cell.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    arrangement.views.first { $0.value === cell }?.key.indexPath
  }
  /// The item at a point in content coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  /// The visible cells, in the order of their items.
  open var visibleCells: [CollectionViewCell] {
    showItemsIfNeeded()
    return arrangement.shownCells.compactMap { arrangement.views[.cell($0)] as? CollectionViewCell }
  }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    showItemsIfNeeded()
    return arrangement.shownCells
  }
  /// The visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// The index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showItemsIfNeeded()
    return arrangement.views.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }
  /// The layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Scrolls to an item at once, without animation.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    arrangement.target = (indexPath, scrollPosition)
    aimAtTarget()
    setNeedsLayout()
  }

  // MARK: Using views again

  /// Registers a class for cells of an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, for: CollectionArrangement.Name("", identifier), among: CollectionViewCell.self)
  }
  /// Registers a nib for cells of an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    arrangement.makers[CollectionArrangement.Name("", identifier)] = nib.map { nib in
      { nib.view(CollectionViewCell.self, asked: "the cells \(identifier)") }
    }
  }
  /// Registers a storyboard's prototype for an identifier: a cell, or with a kind a supplementary view.
  package final func register(
    prototype make: @escaping () -> UICollectionReusableView, for identifier: String, kind: String = ""
  ) {
    arrangement.makers[CollectionArrangement.Name(kind, identifier)] = make
  }
  /// Registers a class for supplementary views of a kind and an identifier; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, for: CollectionArrangement.Name(elementKind, identifier),
      among: UICollectionReusableView.self)
  }
  /// Registers a nib for supplementary views of a kind and an identifier; `nil` removes the registration.
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
        preconditionFailure("\(type) is registered for \(name.identifier) and is not a \(kind)")
      }
      return { ClassMaker.view(type, frame: .zero) }
    }
  }
  /// A reused cell of an identifier, or a new one.
  ///
  /// - Precondition: a class or a nib is registered for the identifier, or the storyboard has a prototype
  ///   with it.
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
  /// A reused supplementary view of a kind and an identifier, or a new one.
  ///
  /// - Precondition: a class or a nib is registered for both, or the storyboard has a prototype with them.
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
  /// A cell made and filled by a registration.
  public final func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let view = usedView(
      CollectionArrangement.Name("", registration.name), else: registration.make)
    guard let cell = view as? Cell else { preconditionFailure("a registration makes cells of one class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A supplementary view made and filled by a registration.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = usedView(
      CollectionArrangement.Name(registration.elementKind, registration.name), else: registration.make)
    guard let view = view as? Supplementary else {
      preconditionFailure("a registration makes views of one class")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  // MARK: Layout

  override var isLaidOutEachTime: Bool { true }
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
