import Foundation

/// What a view was told of its margins.
struct MarginSettings {
  var own: Own?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The safe area that the last layout found.
  var safeArea = EdgeInsets.zero

  enum Own {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }
}

extension View {
  /// The guide that lies in the view at its layout margins.
  public var layoutMarginsGuide: LayoutGuide { insetGuide(.margins) }
  /// The guide of what no bar, notch or indicator covers.
  public var safeAreaLayoutGuide: LayoutGuide { insetGuide(.safeArea) }
  /// The guide within the margins that is no wider than text is pleasant to read.
  public var readableContentGuide: LayoutGuide { insetGuide(.readable) }

  private func insetGuide(_ purpose: InsetGuide.Purpose) -> LayoutGuide {
    layoutGuides.first { ($0 as? InsetGuide)?.purpose == purpose } ?? InsetGuide(purpose, in: self)
  }

  /// The view's own margins, before the safe area and the superview's margins widen them: 8 each by default.
  public var layoutMargins: EdgeInsets {
    get {
      switch margins.own {
      case .fixed(let insets): insets
      case .directional(let insets): insets.resolved(rightToLeft: isRightToLeft)
      case nil: View.defaultMargins
      }
    }
    set { margins.own = .fixed(newValue) }
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
    set { margins.own = .directional(newValue) }
  }

  /// Whether margins are widened to lie within the superview's; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { margins.preservesSuperview = newValue }
  }

  /// Whether the safe area widens the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { margins.insetsFromSafeArea = newValue }
  }

  /// How far bars, notch and indicator reached into the view at the last layout.
  public var safeAreaInsets: EdgeInsets { margins.safeArea }

  static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The margins of a screen's root view that has none of its own: 16 at the sides, 20 from 414 points on.
  static func rootMargins(width: Double) -> EdgeInsets {
    let side: CGFloat = width < 414 ? 16 : 20
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
