import Foundation

/// The bar with a controller's title, its bar button items and a back button, like UIKit's `UINavigationBar`.
open class NavigationBar: Bar {
  /// Whether the title is shown large below the bar; false by default.
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  /// The attributes of the title. They count as long as `standardAppearance` is not set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changedLooks() } }
  /// The attributes of the large title. They count as long as `standardAppearance` is not set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changedLooks() } }
  /// The line below the bar. As in UIKit it counts where a ground was set with `setBackgroundImage(_:for:)`.
  open var shadowImage: Image? { didSet { changedLooks() } }
  /// The picture of the way back; an arrow by default.
  open var backIndicatorImage: Image? { didSet { changedLooks() } }
  /// The mask of the way back while it moves. It is only stored.
  open var backIndicatorTransitionMaskImage: Image?
  override var appearanceInForce: UIBarAppearance { shownAppearance }
  final var looks = BarLooks<UINavigationBarAppearance>() { didSet { changedLooks() } }

  /// The items, the last of which is shown. A navigation controller sets those of its controllers.
  open var items: [NavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      guard isStandalone else { return }
      for item in items ?? [] { item.bar = self }
      setNeedsUpdateConstraints()
    }
  }
  /// The item that the bar shows.
  open var topItem: NavigationItem? { items?.last }
  /// The previous item, which the back button leads to.
  open var backItem: NavigationItem? { items?.dropLast().last }
  /// Whether no navigation controller owns the bar and updates it for each layout.
  var isStandalone = true
  /// The action of the back button; by default it removes the item that is shown.
  var goBack: (() -> Void)?

  private let titleLabel = Label()
  private let largeTitleLabel = Label()
  private let leading = BarRow(from: .leading)
  private let trailing = BarRow(from: .trailing)
  private let back = BackButton()
  private weak var titleView: View?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, largeTitleLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    let room = titleLabel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32)
    LayoutConstraint.activate([
      room, titleCentre, titleMiddle,
      largeTitleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      largeTitleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      largeTitleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    // Long titles are truncated before the items beside them.
    titleLabel.setContentCompressionResistancePriority(LayoutPriority(700), for: .horizontal)
    back.addAction(
      Action { [weak self] _ in
        if let goBack = self?.goBack { goBack() } else { self?.popItem(animated: false) }
      }, for: .touchUpInside)
  }

  /// Sets ``items`` at once, without animation.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) { self.items = items }
  /// Shows an item at once, without animation.
  open func pushItem(_ item: NavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the item that is shown at once, without animation.
  ///
  /// - Returns: the removed item; `nil` if it is the only one.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = items.dropLast()
    return items.last
  }

  open override func updateConstraints() {
    if isStandalone, items != nil { showItem(on: root.life.device ?? .iPhone15) }
    super.updateConstraints()
  }

  /// Creates a bar with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  private lazy var titleMiddle = titleLabel.centerYAnchor.constraint(equalTo: topAnchor, constant: 22)
  /// Centers the title unless the items beside it need the space.
  private lazy var titleCentre = {
    let constraint = titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor)
    constraint.priority = LayoutPriority(999)
    return constraint
  }()

  /// Updates the title and the items for a device.
  func showItem(on device: Device) {
    let plain = height(on: device, regular: 44)
    let isLarge = height(on: device) > plain
    let looks = shownAppearance
    titleMiddle.constant = plain / 2 + looks.titlePositionAdjustment.vertical
    titleCentre.constant = looks.titlePositionAdjustment.horizontal
    titleLabel.show(topItem?.title, .systemFont(ofSize: 17, weight: .semibold), looks.titleTextAttributes)
    largeTitleLabel.show(
      topItem?.title, .systemFont(ofSize: 34, weight: .bold), looks.largeTitleTextAttributes)
    titleLabel.isHidden = isLarge || topItem?.titleView != nil
    largeTitleLabel.isHidden = !isLarge
    let items = (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let showsBack =
      backItem != nil && topItem?.hidesBackButton != true
      && (items.isEmpty || topItem?.leftItemsSupplementBackButton == true)
    let margin = Bar.margin(on: device)
    let buttons = BarButtonLooks(plain: looks.buttonAppearance, done: looks.doneButtonAppearance)
    leading.show(
      items, in: self, middle: plain / 2, margin: margin, buttons, first: showsBack ? back : nil)
    trailing.show(topItem?.rightBarButtonItems ?? [], in: self, middle: plain / 2, margin: margin, buttons)
    back.show(looks)
    placeTitleView(middle: plain / 2)
    if showsBack { back.title = backTitle(in: device.size.width - margin - trailing.width, isLarge: isLarge) }
    keepTitleClear()
  }

  /// The title of the back button: the previous item's if there is space for it, else "Back", else none.
  private func backTitle(in room: CGFloat, isLarge: Bool) -> String {
    let title = backItem?.backTitle ?? ""
    let shown =
      isLarge ? 0 : titleView?.intrinsicContentSize.width ?? titleLabel.intrinsicContentSize.width
    return [title, "Back"].first { back.width(with: $0) + 8 + shown + 8 <= room } ?? ""
  }

  private var clearance: [LayoutConstraint] = []

  /// Keeps the title between the items beside it.
  private func keepTitleClear() {
    LayoutConstraint.deactivate(clearance)
    let shown: View = titleView ?? titleLabel
    clearance = []
    if let last = leading.last {
      clearance.append(shown.leadingAnchor.constraint(greaterThanOrEqualTo: last.trailingAnchor, constant: 8))
    }
    if let last = trailing.last {
      clearance.append(shown.trailingAnchor.constraint(lessThanOrEqualTo: last.leadingAnchor, constant: -8))
    }
    LayoutConstraint.activate(clearance)
  }

  private func placeTitleView(middle: CGFloat) {
    let view = topItem?.titleView
    guard view !== titleView || view?.superview !== self else { return }
    if let titleView, titleView !== view { titleView.removeFromSuperview() }
    titleView = view
    guard let view else { return }
    BarRow.hold(view)
    addSubview(view)
    let centre = view.centerXAnchor.constraint(equalTo: centerXAnchor)
    centre.priority = LayoutPriority(999)
    LayoutConstraint.activate([centre, view.centerYAnchor.constraint(equalTo: topAnchor, constant: middle)])
  }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? NavigationBar, let fresh = fresh as? NavigationBar else { return }
    if let value = style(prefersLargeTitles, proxy.prefersLargeTitles, fresh.prefersLargeTitles) {
      prefersLargeTitles = value
    }
    if let value = style(shadowImage, proxy.shadowImage, fresh.shadowImage) { shadowImage = value }
    if let value = style(backIndicatorImage, proxy.backIndicatorImage, fresh.backIndicatorImage) {
      backIndicatorImage = value
    }
    if let value = style(looks.standard, proxy.looks.standard, fresh.looks.standard) {
      looks.standard = value
    }
    if let value = style(looks.compact, proxy.looks.compact, fresh.looks.compact) { looks.compact = value }
    if let value = style(looks.edge, proxy.looks.edge, fresh.looks.edge) { looks.edge = value }
    if let value = style(looks.compactEdge, proxy.looks.compactEdge, fresh.looks.compactEdge) {
      looks.compactEdge = value
    }
    titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? proxy.largeTitleTextAttributes
  }

  package override func height(on device: Device) -> CGFloat {
    let plain = height(on: device, regular: 44)
    guard prefersLargeTitles, device.verticalSizeClass != .compact, topItem?.largeTitleDisplayMode != .never
    else { return plain }
    return plain + 52
  }
}
