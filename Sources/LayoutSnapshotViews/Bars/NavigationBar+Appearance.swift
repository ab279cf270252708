import Foundation

extension NavigationBar {
  /// The appearance in force, by the rules of UIKit's documentation.
  ///
  /// At the edge of the content those for the edge come first, and else the others without a ground. The item's come before the
  /// bar's, and in low bars the compact ones before the rest. Bars without a controller are never at an edge. A bar
  /// with a color of the time before appearances keeps it at the edge.
  final var shownAppearance: UINavigationBarAppearance {
    let (item, low) = (topItem, isCompact)
    let scrolled =
      (low ? item?.compactAppearance ?? compactAppearance : nil) ?? item?.standardAppearance
      ?? standardAppearance
    guard isAtEdge, post != nil else { return scrolled }
    let edge =
      (low ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil)
      ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if let edge { return edge }
    let isOld = looks.standard == nil && item?.standardAppearance == nil
    return isOld && (barTintColor != nil || !groundImages.isEmpty) ? scrolled : scrolled.withoutGround
  }

  /// The looks of a managed bar where its content is scrolled away from it, and of other bars always.
  public final var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? oldAppearance }
    set { looks.standard = newValue.copied }
  }
  /// The looks of low bars in place of ``standardAppearance``.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied }
  }
  /// The looks where the content ends at the bar; by default the standard ones without a ground.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.edge }
    set { looks.edge = newValue?.copied }
  }
  /// The looks of low bars where the content ends at the bar.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactEdge }
    set { looks.compactEdge = newValue?.copied }
  }

  /// What was set in the way that is older than appearances.
  private var oldAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    if !isTranslucent { appearance.configureWithOpaqueBackground() }
    if let barTintColor { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, barTintColor) }
    if let image = (isCompact ? groundImages[.compact] : nil) ?? groundImages[.default] {
      (appearance.backgroundEffect, appearance.backgroundImage) = (nil, image)
      appearance.shadowImage = shadowImage
      // An image of nothing is how apps took the line away.
      if shadowImage?.showsNothing == true { (appearance.shadowImage, appearance.shadowColor) = (nil, nil) }
    }
    appearance.titleTextAttributes = titleTextAttributes ?? [:]
    appearance.titlePositionAdjustment.vertical =
      (isCompact ? titleShifts[.compact] : nil) ?? titleShifts[.default] ?? 0
    appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    appearance.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return appearance
  }

  /// Sets an image as the ground of bars of a kind. It counts as long as ``standardAppearance`` is not set.
  public final func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: UIBarMetrics) {
    groundImages[barMetrics] = backgroundImage
  }
  /// Sets an image as the ground of bars of a kind, wherever they are.
  public final func setBackgroundImage(
    _ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The image that was set as the ground of bars of a kind.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> Image? { groundImages[barMetrics] }
}

/// What was set about the looks of a bar.
struct BarLooks<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var edge: Appearance?
  var compactEdge: Appearance?
}
