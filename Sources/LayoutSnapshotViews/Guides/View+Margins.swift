import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotTypeset

extension View {
  /// The guide that lies in the view at its layout margins.
  public var layoutMarginsGuide: LayoutGuide { insetGuide(.margins) }
  /// The guide of what no bar, notch or indicator covers.
  public var safeAreaLayoutGuide: LayoutGuide { insetGuide(.safeArea) }
  /// The guide within the margins that is no wider than text is pleasant to read.
  public var readableContentGuide: LayoutGuide { insetGuide(.readable) }

  private func insetGuide(_ purpose: InsetPurpose) -> LayoutGuide {
    layoutGuides.first { ($0 as? InsetGuide)?.purpose == purpose } ?? InsetGuide(purpose, in: self)
  }

  /// The guide that follows the keyboard; as none is shown, it lies at the bottom of the safe area.
  public var keyboardLayoutGuide: LayoutGuide { insetGuide(.keyboard) }

  /// The view's margins: 8 each by default, 16 or 20 at the sides of a controller's view, and what the safe
  /// area adds to them, and no less than reaches into the view of margins that it is to preserve.
  ///
  /// What is set counts before any of that is added.
  public var layoutMargins: EdgeInsets {
    get { layoutMargins(safeAreaInsets) }
    set {
      margins.own = .fixed(newValue)
      tellMargins()
    }
  }

  /// The margins with a safe area.
  func layoutMargins(_ area: EdgeInsets) -> EdgeInsets {
    let insets = insetsLayoutMarginsFromSafeArea ? ownMargins + area : ownMargins
    guard preservesSuperviewLayoutMargins, let superview else { return insets }
    return .maximum(insets, superview.layoutMargins.remainder(at: frame, in: superview.bounds))
  }

  /// The widest that ``readableContentGuide`` is: 672 points at the default text size, and in proportion to body text
  /// at others.
  final var widestReadable: Double {
    let category = traitCollection.preferredContentSizeCategory
    let size = Font.preferredFont(forTextStyle: .body, compatibleWith: .contentSize(category)).pointSize
    return (672 * size / 17).rounded()
  }

  /// The margins without what the safe area adds.
  var ownMargins: EdgeInsets {
    switch margins.own {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(rightToLeft: isRightToLeft)
    case nil:
      if superview == nil, let device = life.device {
        .rootMargins(in: MarginRoom(device))
      } else {
        systemMargins(in: root.life.device.map(MarginRoom.init) ?? .none)
      }
    }
  }

  private func tellMargins() {
    margins.wereSet = true
    setNeedsLayout()
    marginsChanged()
  }

  /// The outermost view of the tree.
  var root: View {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// The same margins by the direction of text; set, they follow it.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
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

  /// Whether margins are widened to lie within the superview's; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      tellMargins()
    }
  }

  /// Whether the safe area widens the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      tellMargins()
    }
  }

  /// How far bars, notch and indicator reached into the view at the last layout.
  public var safeAreaInsets: EdgeInsets {
    superview.map { safeArea(inside: $0, $0.safeAreaInsets) } ?? margins.safeArea
  }

  /// How far a superview's safe area reaches into this view, and what its controller adds.
  func safeArea(inside superview: View, _ area: EdgeInsets) -> EdgeInsets {
    guard area != .zero else { return additionalSafeArea }
    return area.remainder(at: frame, in: superview.bounds) + additionalSafeArea
  }

  static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
