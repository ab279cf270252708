import Foundation
import LayoutSnapshotEngine

/// UIKit's standard spacing between neighboring items.
enum StandardSpacing {
  /// The spacing between siblings, and to a guide for margins or bars.
  static let sibling = 8.0
  /// The spacing between a view and the edge of its superview.
  static let superviewEdge = 20.0

  /// The standard spacing between two items: none to a safe area, 20 to the edge of a superview, 8 otherwise.
  static func between(_ first: ItemHandle, _ second: ItemHandle) -> Double {
    for item in [first.layoutItem, second.layoutItem] {
      if case .inset(.safeArea)? = item?.nature.kind { return 0 }
    }
    guard let (a, b) = first.layoutItem.flatMap({ a in second.layoutItem.map { (a, $0) } }) else {
      return sibling
    }
    let nested = [(a, b), (b, a)].contains { inner, outer in outer is View && inner.enclosingView === outer }
    return nested ? superviewEdge : sibling
  }
}

extension LayoutXAxisAnchor {
  /// This anchor is after the other one by a multiple of the system's spacing.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// This anchor is after the other one by at least a multiple of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// This anchor is after the other one by at most a multiple of the system's spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from this anchor to another one, as a dimension to make constraints with.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: otherAnchor)
  }
}

extension LayoutYAxisAnchor {
  /// This anchor is below the other one by a multiple of the system's spacing.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// This anchor is below the other one by at least a multiple of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// This anchor is below the other one by at most a multiple of the system's spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from this anchor to another one, as a dimension to make constraints with.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: otherAnchor)
  }
}

extension LayoutAnchor {
  fileprivate func spaced(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> LayoutConstraint {
    let space = StandardSpacing.between(handle, anchor.handle)
    return constraint(relation, anchor, constant: multiplier * space)
  }
}
