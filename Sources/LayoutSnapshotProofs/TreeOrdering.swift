import LayoutSnapshotViews

/// The order of the constraints and of the siblings in a tree.
///
/// Subviews are not reordered where the order has a meaning: in stack views, bars, lists and controls.
struct TreeOrdering {
  private let constraints: [LayoutConstraint]
  private let siblings: [(superview: View, views: [View])]

  init(of root: View) {
    let views = root.treeViews
    constraints = views.flatMap { $0.ownConstraints }.filter(\.isActive)
    siblings = views.filter { $0.subviews.count > 1 && !TreeOrdering.hasMeaning(in: $0) }
      .map { ($0, $0.subviews) }
  }

  private static func hasMeaning(in view: View) -> Bool {
    view is StackView || looksAfterSubviews(view) || view is TableViewCell
  }

  /// Whether a view's class makes its subviews, and expects to find them.
  static func looksAfterSubviews(_ view: View) -> Bool {
    view is Bar || view is Control || view is UITableView || view is UICollectionView
  }

  /// Activates the constraints and orders the siblings as they were.
  func restore() {
    reactivate(constraints)
    for (superview, views) in siblings { order(views, in: superview) }
  }

  /// Activates the constraints and orders the siblings the other way round.
  func reverse() {
    reactivate(constraints.reversed())
    for (superview, views) in siblings { order(views.reversed(), in: superview) }
  }

  /// Activates the constraints and orders the siblings at random.
  func shuffle(_ random: inout RandomOrder) {
    reactivate(constraints.shuffled(using: &random))
    for (superview, views) in siblings { order(views.shuffled(using: &random), in: superview) }
  }

  private func reactivate(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
    for constraint in constraints { constraint.isActive = true }
  }

  private func order(_ views: [View], in superview: View) {
    for view in views { superview.bringSubviewToFront(view) }
  }
}

/// Random numbers that are the same everywhere: a linear congruential generator with its high bits mixed.
struct RandomOrder: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var value = state ^ (state >> 33)
    value = value &* 0xff51_afd7_ed55_8ccd
    return value ^ (value >> 33)
  }
}
