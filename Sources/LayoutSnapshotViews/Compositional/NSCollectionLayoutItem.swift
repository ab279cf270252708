import Foundation

/// An item of a compositional layout: a cell, or a group of items.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size.
  public final let layoutSize: NSCollectionLayoutSize
  /// The space between the size and what is drawn.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views on the item: badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
  /// The storage of ``supplementaryItems``, which only groups let change.
  fileprivate final var attached: [NSCollectionLayoutSupplementaryItem]

  /// An item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// An item with views on it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, attached) = (layoutSize, supplementaryItems)
  }

  /// An item with the same values; what stands in its lists is the same, and not copied.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { complete(copied) } }
  /// A new item of the class with the same values.
  var copied: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: attached)
    copy.take(self)
    return copy
  }
  /// Takes over what an item has that no initializer takes.
  final func take(_ other: NSCollectionLayoutItem) {
    (contentInsets, edgeSpacing, attached) = (other.contentInsets, other.edgeSpacing, other.attached)
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A view on an item or at the edge of a section.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for.
  public final let elementKind: String
  /// Where the view lies.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The part of the view that lies there; by default the same as of the container.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; in front of cells by default.
  open var zIndex = 1

  /// A view on an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
  /// A view on an item, by an anchor of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The frame on an item of a view with a size.
  final func frame(of size: CGSize, on container: CGRect) -> CGRect {
    var frame = containerAnchor.frame(of: size, in: container)
    guard let itemAnchor else { return frame }
    // The anchors meet: the item's own anchor lies where the container's is.
    let place = containerAnchor.frame(of: .zero, in: container).origin
    let own = itemAnchor.frame(of: .zero, in: CGRect(origin: .zero, size: size)).origin
    frame.origin = CGPoint(x: place.x - own.x, y: place.y - own.y)
    return frame
  }

  override var copied: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.take(self)
    copy.zIndex = zIndex
    return copy
  }
}

/// A header or footer of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge.
  public final let alignment: RectAlignment
  /// How far the view is moved from there.
  public final let offset: CGPoint
  /// Whether the section is made larger by the view; true by default.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is; false by default.
  open var pinToVisibleBounds = false

  /// A header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  override var copied: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.take(self)
    (copy.zIndex, copy.extendsBoundary) = (zIndex, extendsBoundary)
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that a class is registered for.
  public final let elementKind: String
  /// The order from back to front; behind cells by default.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  override var copied: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.take(self)
    copy.zIndex = zIndex
    return copy
  }
}

/// A place at the edges of a rectangle. The numbers are UIKit's.
public enum RectAlignment: Int, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// The middle of the upper edge.
  case top = 1
  /// The beginning of the upper edge.
  case topLeading = 2
  /// The middle of the edge where lines begin.
  case leading = 3
  /// The beginning of the lower edge.
  case bottomLeading = 4
  /// The middle of the lower edge.
  case bottom = 5
  /// The end of the lower edge.
  case bottomTrailing = 6
  /// The middle of the edge where lines end.
  case trailing = 7
  /// The end of the upper edge.
  case topTrailing = 8
}

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  let arrangement: Arrangement
  /// The items.
  public final let subitems: [NSCollectionLayoutItem]
  /// How often the only item is repeated; nil for as often as there is room.
  let count: Int?
  /// The space between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views on the group, within its ``NSCollectionLayoutItem/contentInsets``; each repetition of the group has its own.
  ///
  /// ```swift
  /// group.supplementaryItems = [
  ///   NSCollectionLayoutSupplementaryItem(
  ///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: "title",
  ///     containerAnchor: NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: -1)))
  /// ]
  /// ```
  ///
  /// A view's index path is that of the first item in its repetition of the group. UIKit's documentation does not say which
  /// it is. Groups in each other need kinds of their own: of two views of one kind and path the outer group's is shown.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Items beside each other, as often as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }
  /// Items below each other, as often as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }
  /// Items of equal width beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  /// Items of equal height below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  /// Items of equal width beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  /// Items of equal height below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  /// Items whose frames a closure gives.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }

  override var copied: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(arrangement, layoutSize, subitems, count: count)
    copy.take(self)
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}

/// An item of a group whose frames a closure gives.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in the group.
  public final let frame: CGRect
  /// The order from back to front.
  public final let zIndex: Int

  /// An item.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }

  /// The object itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
