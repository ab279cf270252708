import Foundation

/// Places the items of a collection view, like UIKit's `UICollectionViewLayout`. Subclasses define the
/// layout.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  public internal(set) final weak var collectionView: UICollectionView?
  private var decorations: [String: AnyClass] = [:]

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
  /// Called in UIKit before updates; never called here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in UIKit after updates; never called here.
  open func finalizeCollectionViewUpdates() {}
  /// Called in UIKit before an animated change of the bounds; never called here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called in UIKit after an animated change of the bounds; never called here.
  open func finalizeAnimatedBoundsChange() {}

  /// Invalidates the layout: it is prepared again before the next layout of the collection view.
  open func invalidateLayout() { collectionView?.layoutInvalidated() }
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
  }
  final func decoration(_ kind: String) -> AnyClass? { decorations[kind] }
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
}
