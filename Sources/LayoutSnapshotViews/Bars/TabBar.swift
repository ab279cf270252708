import Foundation

/// The bar with an item for each controller of a tab bar controller, like UIKit's `UITabBar`.
open class TabBar: Bar {
  /// The items, which share the width equally.
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsUpdateConstraints()
    }
  }
  /// The selected item.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsUpdateConstraints() } }
  }
  /// The color of items that are not selected; gray by default.
  open var unselectedItemTintColor: Color? { didSet { setNeedsUpdateConstraints() } }

  /// Who is told that the user has chosen an item. That of a tab bar controller is the controller.
  open weak var delegate: (any UITabBarDelegate)?
  /// The image behind the selected item, stretched if it has cap insets. It counts as long as ``standardAppearance`` is not set.
  open var selectionIndicatorImage: Image? { didSet { changedLooks() } }

  /// Where items stand in the bar. Raw values match UIKit's.
  public enum ItemPositioning: Int, Sendable, CaseIterable {
    /// The system's choice: over the whole width.
    case automatic = 0
    /// Over the whole width.
    case fill = 1
    /// In the middle, with ``TabBar/itemWidth`` and ``TabBar/itemSpacing``.
    case centered = 2
  }

  /// Where items stand in the bar; over its whole width by default. A floating ground is always filled.
  open var itemPositioning = ItemPositioning.automatic { didSet { changedLooks() } }
  /// The width of items in the middle of the bar; 0 for 76 points.
  open var itemWidth: CGFloat = 0 { didSet { changedLooks() } }
  /// The space between items in the middle of the bar; 0 for 34 points.
  open var itemSpacing: CGFloat = 0 { didSet { changedLooks() } }

  /// Whether the user arranges the items; never here.
  open var isCustomizing: Bool { false }
  /// Lets the user arrange the items in UIKit; does nothing here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends the arrangement of items in UIKit; does nothing here.
  ///
  /// - Returns: whether the user has changed something; always false.
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Selects an item as a tap would.
  final func choose(_ item: UITabBarItem) {
    if let controller = delegate as? TabBarController { return controller.choose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// The line above the bar. As in UIKit it counts where a ``backgroundImage`` is set.
  open var shadowImage: Image? { didSet { changedLooks() } }
  override var appearanceInForce: UIBarAppearance { shownAppearance }
  final var looks = BarLooks<UITabBarAppearance>() { didSet { changedLooks() } }

  private var tabs: [TabButton] = []
  private var places: [LayoutConstraint] = []

  /// Sets ``items`` at once, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? TabBar, let fresh = fresh as? TabBar else { return }
    if let value = style(
      unselectedItemTintColor, proxy.unselectedItemTintColor, fresh.unselectedItemTintColor)
    {
      unselectedItemTintColor = value
    }
    if let value = style(
      selectionIndicatorImage, proxy.selectionIndicatorImage, fresh.selectionIndicatorImage)
    {
      selectionIndicatorImage = value
    }
    if let value = style(itemPositioning, proxy.itemPositioning, fresh.itemPositioning) {
      itemPositioning = value
    }
    if let value = style(itemWidth, proxy.itemWidth, fresh.itemWidth) { itemWidth = value }
    if let value = style(itemSpacing, proxy.itemSpacing, fresh.itemSpacing) { itemSpacing = value }
    if let value = style(shadowImage, proxy.shadowImage, fresh.shadowImage) { shadowImage = value }
    if let value = style(looks.standard, proxy.looks.standard, fresh.looks.standard) {
      looks.standard = value
    }
    if let value = style(looks.edge, proxy.looks.edge, fresh.looks.edge) { looks.edge = value }
  }

  package override func height(on device: Device) -> CGFloat {
    guard let platter = platter(on: device) else { return height(on: device, regular: 49) }
    // On a screen with a safe area below, the ground begins where a bar of 49 points would.
    return max(49, platter.height + platter.bottom - device.safeAreaInsets.bottom)
  }

  /// The floating ground on a device. Low bars and those of tablets have none.
  private func platter(on device: Device) -> LookMeasures.TabPlatter? {
    device.userInterfaceIdiom == .pad || device.verticalSizeClass == .compact
      ? nil : device.measures.tabPlatter
  }

  override var floats: Bool { placedPlatter != nil }
  /// The device that the bar's container is laid out on. The root's own is that of the layout before until this one ends.
  final var containerDevice: Device?
  private var placedPlatter: LookMeasures.TabPlatter?
  private var placedMiddle: TabMiddle?
  /// The space of tabs in the middle of the bar.
  private let row = LayoutGuide()

  open override func updateConstraints() {
    showItems(on: containerDevice ?? layoutDevice ?? .iPhone15)
    super.updateConstraints()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConstraints()
  }

  override func lookDidChange() { changedLooks() }

  /// Updates the tabs from the items.
  final func showItems(on device: Device) {
    let items = items ?? []
    let isLow = height(on: device) < 49
    let (platter, shown) = (platter(on: device), shownAppearance)
    let middle = platter == nil ? shown.middle : nil
    if tabs.count != items.count || platter != placedPlatter || middle != placedMiddle {
      (placedPlatter, placedMiddle) = (platter, middle)
      LayoutConstraint.deactivate(places)
      for tab in tabs { tab.removeFromSuperview() }
      tabs = items.map { _ in TabButton() }
      place()
    }
    let layout = isLow ? shown.compactInlineLayoutAppearance : shown.stackedLayoutAppearance
    for (tab, item) in zip(tabs, items) {
      item.takeStyles(in: self)
      let isChosen = item === selectedItem
      tab.show(
        item, isChosen: isChosen, isLow: isLow, platter: platter,
        color: isChosen
          ? tintColor : unselectedItemTintColor ?? (platter == nil ? .systemGray : .tabItems),
        layout.state(of: item, isChosen: isChosen))
    }
  }

  override func drawContent(on canvas: Canvas) {
    super.drawContent(on: canvas)
    defer { drawSelectionIndicator(on: canvas) }
    guard floats, let platter = placedPlatter else { return }
    let ground = CGRect(
      x: platter.side, y: 0, width: max(0, canvas.bounds.width - 2 * platter.side), height: platter.height)
    let radius = platter.height / 2
    canvas.shadow(
      of: ground, cornerRadius: radius, offset: CGSize(width: 0, height: 4), radius: 12, alpha: 0.12)
    canvas.fill(ground, cornerRadius: radius, .tabPlatter)
    guard let chosen = items?.firstIndex(where: { $0 === selectedItem }), chosen < tabs.count else { return }
    let capsule = tabs[chosen].frame.insetBy(dx: 4, dy: 4)
    canvas.fill(capsule, cornerRadius: capsule.height / 2, .tabSelection)
  }

  /// Draws the image behind the selected tab.
  private func drawSelectionIndicator(on canvas: Canvas) {
    let shown = shownAppearance
    guard let image = shown.selectionIndicatorImage, !image.showsNothing,
      let chosen = items?.firstIndex(where: { $0 === selectedItem }), chosen < tabs.count
    else { return }
    var place = tabs[chosen].frame
    place.size.height = min(place.height, height(on: containerDevice ?? layoutDevice ?? .iPhone15))
    if image.settings.caps == nil {
      place = place.insetBy(
        dx: (place.width - image.size.width) / 2, dy: (place.height - image.size.height) / 2)
    }
    let tint = shown.selectionIndicatorTintColor
    canvas.draw(
      tint == nil ? image : image.withRenderingMode(.alwaysTemplate), in: place, tintColor: tint ?? tintColor)
  }

  /// Places the tabs side by side with equal widths.
  private func place() {
    places = []
    if let placedMiddle { return place(in: placedMiddle) }
    if row.owningView != nil { removeLayoutGuide(row) }
    let side = placedPlatter?.side ?? 0
    var before: TabButton?
    for tab in tabs {
      tab.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tab)
      places += [
        tab.topAnchor.constraint(equalTo: topAnchor),
        placedPlatter.map { tab.heightAnchor.constraint(equalToConstant: $0.height) }
          ?? tab.bottomAnchor.constraint(equalTo: bottomAnchor),
        tab.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? leadingAnchor, constant: before == nil ? side : 0),
      ]
      if let before { places.append(tab.widthAnchor.constraint(equalTo: before.widthAnchor)) }
      before = tab
    }
    if let before {
      places.append(before.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side))
    }
    LayoutConstraint.activate(places)
  }

  /// Places the tabs in the middle of the bar.
  private func place(in middle: TabMiddle) {
    if row.owningView == nil { addLayoutGuide(row) }
    places = [row.centerXAnchor.constraint(equalTo: centerXAnchor)]
    var end = row.leadingAnchor
    for (index, tab) in tabs.enumerated() {
      tab.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tab)
      places += [
        tab.topAnchor.constraint(equalTo: topAnchor), tab.bottomAnchor.constraint(equalTo: bottomAnchor),
        tab.widthAnchor.constraint(equalToConstant: middle.width),
        tab.leadingAnchor.constraint(equalTo: end, constant: index == 0 ? 0 : middle.spacing),
      ]
      end = tab.trailingAnchor
    }
    places += [
      row.trailingAnchor.constraint(equalTo: end), row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    LayoutConstraint.activate(places)
  }
}

/// How tabs stand in the middle of a bar.
struct TabMiddle: Equatable {
  let width: CGFloat
  let spacing: CGFloat
}
