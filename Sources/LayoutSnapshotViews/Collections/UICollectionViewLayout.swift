import Foundation

/// Places the items of a collection view, like UIKit's `UICollectionViewLayout`. Subclasses define the
/// layout.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { shownIn }
  final weak var shownIn: UICollectionView?
  private var decorations: [String: AnyClass] = [:]
  private var decorationNibs: [String: UINib] = [:]

  /// Creates a layout without elements.
  public override init() { super.init() }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts; without effect here.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Called before the layout is queried.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The start of an insertion's animation; never called here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The end of a deletion's animation; never called here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The start of an insertion's animation; never called here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The end of a deletion's animation; never called here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The start of an insertion's animation; never called here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The end of a deletion's animation; never called here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views that an update removes; never called here, where every layout asks for all of them.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that an update adds; never called here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that an update removes; never called here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that an update adds; never called here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Called in UIKit before another layout takes over; never called here, where it takes over at once.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called in UIKit before this layout takes over; never called here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called in UIKit when this layout has taken over; never called here.
  open func finalizeLayoutTransition() {}
  /// Where an item goes that a finger drags; never called here.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// The attributes of an item that a finger drags: its own, at the finger. Never called here.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// The invalidation context of a drag; never called here.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The invalidation context of the end of a drag; never called here.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Called in UIKit before updates; never called here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in UIKit after updates; never called here.
  open func finalizeCollectionViewUpdates() {}
  /// Called in UIKit before an animated change of the bounds; never called here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called in UIKit after an animated change of the bounds; never called here.
  open func finalizeAnimatedBoundsChange() {}

  /// Invalidates the layout: it is prepared again before the next layout of the collection view.
  open func invalidateLayout() { shownIn?.layoutInvalidated() }
  /// Invalidates the whole layout, whatever the context contains.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Whether new bounds of the same size invalidate the layout. A new size always does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The invalidation context of new bounds; never called here.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Whether a view's preferred attributes invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The list that a section is, if it is one.
  func list(ofSection section: Int) -> ListSection? { nil }
  /// Records the size that a view prefers. Returns whether that changes the layout.
  func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool { false }
  /// The invalidation context of a view's preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// The place at which scrolling ends; never called here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// The place at which scrolling with a velocity ends; never called here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether the layout is mirrored for the other text direction; never called here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The text direction that the layout was written for; never called here.
  open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

  /// Registers a class for decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
    decorationNibs[elementKind] = nil
  }
  /// Registers a nib, whose first view is a decoration view of a kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorations[elementKind] = nil
  }
  final func decoration(_ kind: String) -> AnyClass? { decorations[kind] }
  final func decorationNib(_ kind: String) -> UINib? { decorationNibs[kind] }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The parts of a layout that an invalidation concerns. Here an invalidation always concerns the whole
/// layout.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid; true.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items are invalid; false.
  open var invalidateDataSourceCounts: Bool { false }
  /// The change of the content offset; remembered only.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size; remembered only.
  open var contentSizeAdjustment = CGSize.zero
  /// The invalid items.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// Adds items to the invalid ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// The invalid supplementary views.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Adds supplementary views to the invalid ones.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// The invalid decoration views.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Adds decoration views to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// The items that a finger drags, before; none, as nobody drags here.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// The items that a finger drags; none, as nobody drags here.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where a finger drags items; zero, as nobody drags here.
  open var interactiveMovementTarget: CGPoint { .zero }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The parts of a flow layout that an invalidation concerns.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate's sizes and spacings are invalid; remembered only.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are invalid; remembered only.
  open var invalidateFlowLayoutAttributes = true
}

/// An item that is inserted, deleted, reloaded or moved.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update. Raw values match UIKit's.
  public enum Action: Int, Sendable, CaseIterable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No change.
    case none = 4
  }
  /// The index path before the update.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update.
  public final let indexPathAfterUpdate: IndexPath?
  /// The kind of the update.
  public final let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, _ action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
