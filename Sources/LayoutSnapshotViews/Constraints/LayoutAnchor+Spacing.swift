import Foundation
import LayoutSnapshotEngine

/// What UIKit puts between neighbours that are not told otherwise.
enum StandardSpacing {
  /// Between siblings, and to a guide of the margins or the bars.
  static let sibling = 8.0
  /// Between a view and the edge of its superview.
  static let superviewEdge = 20.0

  /// The space between two items: to a safe area there is none, to the edge of a superview more.
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
  /// This anchor lies after the other one by the system's spacing times a factor.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// This anchor lies after the other one by the system's spacing times a factor, or further.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// This anchor lies after the other one by the system's spacing times a factor, or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from this anchor to another one, from which constraints are made as from a width.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: otherAnchor)
  }
}

extension LayoutYAxisAnchor {
  /// This anchor lies below the other one by the system's spacing times a factor.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// This anchor lies below the other one by the system's spacing times a factor, or further.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// This anchor lies below the other one by the system's spacing times a factor, or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from this anchor to another one, from which constraints are made as from a height.
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
