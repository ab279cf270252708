import Foundation

/// A bar with buttons at the bottom, like UIKit's `UIToolbar`.
open class Toolbar: Bar {
  /// The items, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? { didSet { setNeedsUpdateConstraints() } }
  /// The looks of a managed bar where its content is scrolled away from it, and of other bars always.
  open var standardAppearance: UIToolbarAppearance {
    get { looks.standard ?? oldAppearance }
    set { looks.standard = newValue.copied }
  }
  /// The looks of low bars in place of ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied }
  }
  /// The looks where the content ends at the bar; by default the standard ones without a ground.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.edge }
    set { looks.edge = newValue?.copied }
  }
  /// The looks of low bars where the content ends at the bar.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.compactEdge }
    set { looks.compactEdge = newValue?.copied }
  }
  /// Who says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?
  override var positioner: (any UIBarPositioningDelegate)? { delegate }
  /// Sets the image in place of the line at the content. As in UIKit it counts where a ground was set with
  /// ``setBackgroundImage(_:forToolbarPosition:barMetrics:)``.
  open func setShadowImage(_ shadowImage: Image?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }
  /// The image that was set in place of the line.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> Image? { shadowImages[topOrBottom] }
  private var shadowImages: [UIBarPosition: Image] = [:] { didSet { changedLooks() } }
  private var looks = BarLooks<UIToolbarAppearance>() { didSet { changedLooks() } }
  private let row = BarRow(from: .leading)

  /// Sets ``items`` at once, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets an image as the ground, wherever the bar is. It counts as long as ``standardAppearance`` is not set.
  open func setBackgroundImage(
    _ backgroundImage: Image?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    groundImages[barMetrics] = backgroundImage
  }
  /// The image that was set as the ground.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> Image? { groundImages[barMetrics] }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? Toolbar, let fresh = fresh as? Toolbar else { return }
    if let value = style(shadowImages, proxy.shadowImages, fresh.shadowImages) { shadowImages = value }
    if let value = style(looks.standard, proxy.looks.standard, fresh.looks.standard) {
      looks.standard = value
    }
    if let value = style(looks.compact, proxy.looks.compact, fresh.looks.compact) { looks.compact = value }
    if let value = style(looks.edge, proxy.looks.edge, fresh.looks.edge) { looks.edge = value }
    if let value = style(looks.compactEdge, proxy.looks.compactEdge, fresh.looks.compactEdge) {
      looks.compactEdge = value
    }
  }

  package override func height(on device: Device) -> CGFloat { height(on: device, regular: 44) }

  open override func updateConstraints() {
    let device = layoutDevice ?? .iPhone15
    let shown = shownAppearance
    row.show(
      items ?? [], in: self, middle: height(on: device) / 2, margin: Bar.margin(on: device),
      BarButtonLooks(plain: shown.buttonAppearance, done: shown.doneButtonAppearance), fillsBar: true)
    super.updateConstraints()
  }

  override var appearanceInForce: UIBarAppearance { shownAppearance }

  private var shownAppearance: UIToolbarAppearance {
    let scrolled = (isCompact ? looks.compact : nil) ?? standardAppearance
    guard isAtEdge, post != nil else { return scrolled }
    if let edge = (isCompact ? looks.compactEdge : nil) ?? looks.edge { return edge }
    let isOld = looks.standard == nil && (barTintColor != nil || !groundImages.isEmpty)
    return isOld ? scrolled : scrolled.withoutGround
  }

  /// What was set in the way that is older than appearances.
  private var oldAppearance: UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    if !isTranslucent { appearance.configureWithOpaqueBackground() }
    if let barTintColor { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, barTintColor) }
    if let image = (isCompact ? groundImages[.compact] : nil) ?? groundImages[.default] {
      (appearance.backgroundEffect, appearance.backgroundImage) = (nil, image)
      let line = shadowImages[barPosition] ?? shadowImages[.any]
      appearance.shadowImage = line
      // An image of nothing is how apps took the line away.
      if line?.showsNothing == true { (appearance.shadowImage, appearance.shadowColor) = (nil, nil) }
    }
    return appearance
  }
}
