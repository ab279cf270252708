import Foundation

/// A section of a compositional layout: a group that is repeated until all items are placed.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The space around the groups.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` is added to; by default what the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the groups stand beside each other and scroll by themselves. They are shown at their beginning.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to ``contentInsets``; true by default.
  open var supplementariesFollowContentInsets = true
  /// What the widths of headers and footers refer to; it counts as `automatic` here.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in UIKit while the section scrolls; never called here.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// What a list adds to its section.
  var list: ListSection?

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A section with the same values; what stands in its lists is the same, and not copied.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { complete(copied) } }
  private var copied: NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// What a section's insets are added to. The numbers are UIKit's.
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  /// What is around says it; the safe area.
  case automatic = 0
  /// The bounds.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}

/// How a section scrolls across its layout. The numbers are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// Not at all.
  case none = 0
  /// As far as it is moved.
  case continuous = 1
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By widths of the collection view.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which stand in the middle.
  case groupPagingCentered = 5
}

/// An element that is visible, as a section's handler is told of it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The frame.
  var frame: CGRect { get }
  /// The bounds.
  var bounds: CGRect { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// Whether it is a cell or another view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that is no cell.
  var representedElementKind: String? { get }
}

/// What a layout is made for.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: Traits { get }
}

/// The room that a layout fills.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the collection view.
  var contentSize: CGSize { get }
  /// The same without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: Traits
  init(_ size: CGSize, _ insets: DirectionalEdgeInsets, _ traits: Traits) {
    container = Container(size, insets)
    traitCollection = traits
  }

  private final class Container: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: DirectionalEdgeInsets
    var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
      CGSize(
        width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
        height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
    init(_ size: CGSize, _ insets: DirectionalEdgeInsets) { (contentSize, contentInsets) = (size, insets) }
  }
}
