import Foundation

extension TabBar {
  /// The looks where the content goes on under the bar, and of bars without a controller always.
  public final var standardAppearance: UITabBarAppearance {
    get { looks.standard ?? oldAppearance }
    set { looks.standard = newValue.copied }
  }
  /// The looks where the content ends at the bar; by default the standard ones without a ground.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.edge }
    set { looks.edge = newValue?.copied }
  }

  /// The appearance in force: that of the selected item before that of the bar.
  final var shownAppearance: UITabBarAppearance {
    let scrolled = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtEdge, post != nil else { return scrolled }
    if let edge = selectedItem?.scrollEdgeAppearance ?? looks.edge { return edge }
    let isOld = looks.standard == nil && selectedItem?.standardAppearance == nil
    return isOld && (barTintColor != nil || !groundImages.isEmpty) ? scrolled : scrolled.withoutGround
  }

  /// What was set in the way that is older than appearances.
  private var oldAppearance: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    if !isTranslucent { appearance.configureWithOpaqueBackground() }
    if let barTintColor { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, barTintColor) }
    if let backgroundImage {
      (appearance.backgroundEffect, appearance.backgroundImage) = (nil, backgroundImage)
      appearance.shadowImage = shadowImage
      if shadowImage?.showsNothing == true { (appearance.shadowImage, appearance.shadowColor) = (nil, nil) }
    }
    appearance.selectionIndicatorImage = selectionIndicatorImage
    (appearance.stackedItemPositioning, appearance.stackedItemWidth) = (itemPositioning, itemWidth)
    appearance.stackedItemSpacing = itemSpacing
    return appearance
  }

  /// An image as the ground. It counts as long as ``standardAppearance`` is not set.
  public final var backgroundImage: Image? {
    get { groundImages[.default] }
    set { groundImages[.default] = newValue }
  }
}
