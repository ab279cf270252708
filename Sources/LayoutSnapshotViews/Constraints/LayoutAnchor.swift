import Foundation
import LayoutSnapshotEngine

/// An edge, center or dimension of an item, from which constraints are made.
///
/// A horizontal anchor cannot be compared with a vertical one, because the anchors' types differ:
///
/// ```swift
/// title.topAnchor.constraint(equalTo: card.topAnchor, constant: 20).isActive = true
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class LayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  /// The view or guide that the anchor belongs to.
  public var item: AnyObject? { handle.layoutItem }

  final let handle: ItemHandle
  final let attribute: LayoutConstraint.Attribute

  init(item: LayoutItem, attribute: LayoutConstraint.Attribute) {
    handle = item.handle
    self.attribute = attribute
  }

  /// This anchor equals the other one plus a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// This anchor is at least the other one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// This anchor is at most the other one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  final func constraint(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: handle, attribute, relation,
      second: anchor.handle, anchor.attribute, multiplier: multiplier, constant: constant)
  }

  /// The object itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An anchor for a horizontal position.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}

/// An anchor for a vertical position.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

/// An anchor for a width or a height.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The dimension equals a number.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.equal, constant)
  }

  /// The dimension is at least a number.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant)
  }

  /// The dimension is at most a number.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant)
  }

  /// The dimension equals a multiple of another one plus a constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// The dimension is at least a multiple of another one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// The dimension is at most a multiple of another one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  private func constraint(_ relation: LayoutConstraint.Relation, _ constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: handle, attribute, relation,
      second: nil, .notAnAttribute, multiplier: 1, constant: constant)
  }
}
