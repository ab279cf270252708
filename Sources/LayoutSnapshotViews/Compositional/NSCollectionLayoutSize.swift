import Foundation

/// A width or a height of an item: a share of its container's, points, or an estimate.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The share or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// A share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// Points until the view is shown, which then has the size of its content.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    guard let made = NSCollectionLayoutDimension(kind, dimension) as? Self else {
      fatalError("the class is final")
    }
    return made
  }

  /// Whether it is a share of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimated }

  /// The points in a container.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }

  /// The object itself, because it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The size of an item, a group or a supplementary view.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  /// The size in a container, where estimates give way to what the view has said it prefers.
  ///
  /// - Returns: The size, and what the view still has to be asked.
  func points(
    in container: CGSize, preferred: CGSize?
  ) -> (size: CGSize, fitting: (width: Bool, height: Bool)) {
    var size = points(in: container)
    guard let preferred else { return (size, (widthDimension.isEstimated, heightDimension.isEstimated)) }
    if widthDimension.isEstimated { size.width = preferred.width }
    if heightDimension.isEstimated { size.height = preferred.height }
    return (size, (false, false))
  }

  /// The object itself, because it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Space between items or groups, or around an item.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The points, or the least ones of a flexible space.
  public let spacing: CGFloat
  /// Whether the space takes what is left.
  public let isFlexibleSpacing: Bool
  /// Whether the space has a fixed size.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// Space that takes what is left, but at least some points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }
  /// Space of some points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      fatalError("the class is final")
    }
    return made
  }

  /// The object itself, because it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Space around an item, by edge. Flexible space counts with its least points.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Space around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  var insets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }

  /// The object itself, because it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Where a supplementary view lies on its item.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges.
  public let edges: DirectionalRectEdge
  /// How far the view is moved, in points or as a share of its size.
  public let offset: CGPoint
  /// Whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool
  /// Whether ``offset`` is a share of the view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: DirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }
  /// An anchor at edges.
  public convenience init(edges: DirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// An anchor at edges, moved by points.
  public convenience init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// An anchor at edges, moved by a share of the view's size.
  public convenience init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The frame of a view of a size on a container.
  func frame(of size: CGSize, in container: CGRect) -> CGRect {
    var x = container.midX - size.width / 2
    var y = container.midY - size.height / 2
    if edges.contains(.leading) {
      x = container.minX
    } else if edges.contains(.trailing) {
      x = container.maxX - size.width
    }
    if edges.contains(.top) {
      y = container.minY
    } else if edges.contains(.bottom) {
      y = container.maxY - size.height
    }
    x += isAbsoluteOffset ? offset.x : offset.x * size.width
    y += isAbsoluteOffset ? offset.y : offset.y * size.height
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The object itself, because it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
