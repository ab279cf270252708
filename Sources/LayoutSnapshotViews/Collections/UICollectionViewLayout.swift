import Foundation

/// Says where the items of a collection lie. A subclass says it in its own way.
open class UICollectionViewLayout: NSObject {
  /// The collection that it is the layout of.
  public internal(set) final weak var collectionView: UICollectionView?
  private var decorations: [String: AnyClass] = [:]

  /// A layout of nothing.
  public override init() { super.init() }

  /// The class of ``UICollectionViewLayoutAttributes`` that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of what an invalidation says.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Called before the layout is asked for anything.
  open func prepare() {}
  /// The size of all items together.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a part of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer or another view beside cells lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration lies.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item lies before it comes; no picture shows it.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item lies after it has gone; no picture shows it.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Called before updates are shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after updates were shown.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds have changed.
  open func finalizeAnimatedBoundsChange() {}

  /// Asks for everything anew.
  open func invalidateLayout() { collectionView?.layoutInvalidated() }
  /// Asks for what an invalidation speaks of anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Whether everything has to be asked for anew when the collection has other bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is to be asked for anew then.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Whether everything has to be asked for anew when a view asks for another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Takes the size that a view asks for; whether it changes anything.
  func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool { false }
  /// What is to be asked for anew then.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Where scrolling comes to rest; nothing scrolls by itself here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Where scrolling comes to rest at a speed; nothing scrolls by itself here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether a layout made for one direction of text is mirrored for the other.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout was made for.
  open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

  /// Says which class decorations of a kind are of.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }
  final func decoration(_ kind: String) -> AnyClass? { decorations[kind] }
}

/// What has to be asked for anew.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether it is everything.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items are among it.
  open var invalidateDataSourceCounts: Bool { false }
  /// By how much the content moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that it is.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What has to be asked for anew of a flow.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are made anew.
  open var invalidateFlowLayoutAttributes = true
}

/// An item that comes, goes or moves.
open class UICollectionViewUpdateItem: NSObject {
  /// What an update does. The numbers are UIKit's.
  public enum Action: Int, Sendable, CaseIterable {
    /// It inserts.
    case insert = 0
    /// It deletes.
    case delete = 1
    /// It reloads.
    case reload = 2
    /// It moves.
    case move = 3
    /// It does nothing.
    case none = 4
  }
  /// Where the item was.
  public final let indexPathBeforeUpdate: IndexPath?
  /// Where it is.
  public final let indexPathAfterUpdate: IndexPath?
  /// What happens to it.
  public final let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, _ action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
  }
}
