import Foundation
import LayoutSnapshotEngine

/// One edge, middle or extent of an item, from which constraints are made.
///
/// Comparing an x with a y does not compile, because their anchors are of different types:
///
/// ```swift
/// title.topAnchor.constraint(equalTo: card.topAnchor, constant: 20).isActive = true
/// ```
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that the anchor belongs to.
  public var item: AnyObject? { handle.layoutItem }

  final let handle: ItemHandle
  final let attribute: LayoutConstraint.Attribute

  init(item: LayoutItem, attribute: LayoutConstraint.Attribute) {
    handle = item.handle
    self.attribute = attribute
  }

  /// This anchor lies at the other one, plus a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// This anchor lies at the other one, plus a constant, or after.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// This anchor lies at the other one, plus a constant, or before.
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
}

/// A horizontal position.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}

/// A vertical position.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

/// An extent: a width or a height.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The extent is this number.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.equal, constant)
  }

  /// The extent is this number or more.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant)
  }

  /// The extent is this number or less.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant)
  }

  /// The extent is a multiple of another one, plus a constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// The extent is a multiple of another one, plus a constant, or more.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// The extent is a multiple of another one, plus a constant, or less.
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
