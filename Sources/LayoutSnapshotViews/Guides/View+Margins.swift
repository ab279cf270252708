import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotTypeset

extension View {

  final func insetGuide(_ purpose: InsetPurpose) -> LayoutGuide {
    ownLayoutGuides.first { ($0 as? InsetGuide)?.purpose == purpose } ?? InsetGuide(purpose, in: self)
  }

  final var marginsHere: EdgeInsets {
    get { layoutMargins(safeAreaInsets) }
    set {
      margins.own = .fixed(newValue)
      tellMargins()
    }
  }

  /// The margins for a given safe area.
  func layoutMargins(_ area: EdgeInsets) -> EdgeInsets {
    let insets = insetsLayoutMarginsFromSafeArea ? ownMargins + area : ownMargins
    guard preservesSuperviewLayoutMargins, let ownSuperview else { return insets }
    return .maximum(insets, ownSuperview.layoutMargins.remainder(at: frame, in: ownSuperview.bounds))
  }

  /// The greatest width of ``readableContentGuide``: 672 points at the default text size, and in proportion
  /// to body text at others.
  final var widestReadable: Double {
    let category = traitCollection.preferredContentSizeCategory
    let size = Font.preferredFont(forTextStyle: .body, compatibleWith: .contentSize(category)).pointSize
    return (672 * size / 17).rounded()
  }

  /// The margins without what the safe area adds.
  var ownMargins: EdgeInsets {
    switch margins.own {
    case .fixed(let insets): atLeastSystem(insets, in: shownRoom)
    case .directional(let insets):
      atLeastSystem(insets.resolved(rightToLeft: isRightToLeft), in: shownRoom)
    case nil:
      if ownSuperview == nil, life.device != nil, controller?.state.ignoresMinimumMargins != true {
        .rootMargins(in: shownRoom)
      } else {
        systemMargins(in: shownRoom)
      }
    }
  }

  /// The room that the last layout had for margins.
  final var shownRoom: MarginRoom { layoutRoot?.life.room ?? .none }

  /// Margins that are no less than the system's, if this is the view of a controller that respects these.
  final func atLeastSystem(_ insets: EdgeInsets, in room: MarginRoom) -> EdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return insets }
    return .maximum(insets, .rootMargins(in: room))
  }

  final func tellMargins() {
    margins.wereSet = true
    setNeedsLayout()
    marginsChanged()
  }

  /// The outermost view of the tree.
  var root: View { superviewReference.outermost { $0.superviewReference } ?? self }

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
    guard let ownSuperview, !isLayoutRoot else { return margins.safeArea }
    return safeArea(inside: ownSuperview, ownSuperview.safeAreaInsets)
  }

  /// How far a superview's safe area reaches into this view, plus what this view's controller adds.
  func safeArea(inside superview: View, _ area: EdgeInsets) -> EdgeInsets {
    guard area != .zero else { return additionalSafeArea }
    return area.remainder(at: frame, in: superview.bounds) + additionalSafeArea
  }

  static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension DirectionalEdgeInsets {
  /// The insets where text runs from left to right.
  init(leftToRight insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
