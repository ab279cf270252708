import Foundation
import LayoutSnapshotEngine

extension View {

  final func insetGuide(_ purpose: InsetPurpose) -> LayoutGuide {
    layoutGuides.first { ($0 as? InsetGuide)?.purpose == purpose } ?? InsetGuide(purpose, in: self)
  }

  final var marginsHere: EdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set {
      margins.own = .fixed(newValue)
      tellMargins()
    }
  }

  /// The margins without what the safe area adds.
  var ownMargins: EdgeInsets {
    switch margins.own {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(rightToLeft: isRightToLeft)
    case nil:
      if superview == nil, let width = life.device?.width {
        .rootMargins(width: width)
      } else {
        systemMargins(width: root.life.device?.width ?? 0)
      }
    }
  }

  final func tellMargins() {
    margins.wereSet = true
    setNeedsLayout()
  }

  /// The outermost view of the tree.
  var root: View {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  final var directionalMarginsHere: DirectionalEdgeInsets {
    get {
      if case .directional(let insets) = margins.own { return insets }
      let insets = layoutMargins
      return DirectionalEdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }
    set {
      margins.own = .directional(newValue)
      tellMargins()
    }
  }

  final var safeAreaHere: EdgeInsets {
    superview.map { safeArea(inside: $0, $0.safeAreaInsets) } ?? margins.safeArea
  }

  /// How far a superview's safe area reaches into this view, and what its controller adds.
  func safeArea(inside superview: View, _ area: EdgeInsets) -> EdgeInsets {
    guard area != .zero else { return additionalSafeArea }
    return area.remainder(at: frame, in: superview.bounds) + additionalSafeArea
  }

  static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
