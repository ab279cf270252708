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
  /// Who says where the bar is, and is asked and told when an item comes or goes.
  open weak var delegate: (any UINavigationBarDelegate)?
  override var positioner: (any UIBarPositioningDelegate)? { delegate }
  override var usualPosition: UIBarPosition { .top }
  /// How the bar behaves; remembered, as it would only matter on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How the bar behaves: always as on a tablet.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Sets how far the title lies below its usual place. It counts as long as `standardAppearance` is not set.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics] = adjustment
  }
  /// How far the title lies below its usual place.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }
  final var titleShifts: [UIBarMetrics: CGFloat] = [:] { didSet { changedLooks() } }
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

  /// Called when the bar's height may have changed, so that its container places the content anew.
  final var heightChanged: (() -> Void)?
  /// Whether the search bar is away, because the content is scrolled.
  final var hidesSearch = false
  /// How far the content has pushed the large title, and the scroll view that has it.
  final var push = TitlePush()
  private weak var shownSearch: SearchBar?
  private var searchPlacement: [LayoutConstraint] = []

  private let titleLabel = Label()
  private let promptLabel = Label()
  private let largeTitleLabel = Label()
  /// Whether a label is the bar's own title, small or large.
  final func isTitle(_ label: Label) -> Bool { label === titleLabel || label === largeTitleLabel }
  private let leading = BarRow(from: .leading)
  private let trailing = BarRow(from: .trailing)
  private let back = BackButton()
  /// What the way back looks like where the app has no item for it.
  private let plainBackItem = UIBarButtonItem()
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
      largeTitleStart, largeTitleEnd, largeTitleBottom,
    ])
    // Long titles are truncated before the items beside them.
    titleLabel.setContentCompressionResistancePriority(LayoutPriority(700), for: .horizontal)
    back.addAction(
      Action { [weak self] _ in
        if let action = self?.topItem?.backAction, let back = self?.back {
          action.perform(for: back)
        } else if let goBack = self?.goBack {
          goBack()
        } else {
          self?.popItem(animated: false)
        }
      }, for: .touchUpInside)
  }

  /// Sets ``items`` at once, without animation.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) { self.items = items }
  /// Shows an item at once, without animation.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Removes the item that is shown at once, without animation.
  ///
  /// - Returns: the removed item; `nil` if it is the only one.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let items, items.count > 1, let top = items.last,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    self.items = items.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  open override func updateConstraints() {
    if isStandalone, items != nil { showItem(on: layoutDevice ?? .iPhone15) }
    super.updateConstraints()
  }

  /// Creates a bar with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  private lazy var largeTitleStart = largeTitleLabel.leadingAnchor.constraint(
    equalTo: leadingAnchor, constant: 16)
  private lazy var largeTitleEnd = largeTitleLabel.trailingAnchor.constraint(
    lessThanOrEqualTo: trailingAnchor, constant: -16)
  private lazy var largeTitleBottom = largeTitleLabel.bottomAnchor.constraint(
    equalTo: bottomAnchor, constant: -8)
  private lazy var titleMiddle = titleLabel.centerYAnchor.constraint(equalTo: topAnchor, constant: 22)
  /// Centers the title unless the items beside it need the space.
  private lazy var titleCentre = {
    let constraint = titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor)
    constraint.priority = LayoutPriority(999)
    return constraint
  }()

  /// Updates the title and the items for a device.
  func showItem(on device: Device) {
    // Items and titles share the upper 44 points in every look.
    let measures = device.measures
    let isLarge = showsLargeTitle(on: device) && !isSearching
    let looks = shownAppearance
    let middle = promptHeight + height(on: device, regular: 44) / 2
    titleMiddle.constant = middle + looks.titlePositionAdjustment.vertical
    let margin = Bar.margin(on: device)
    (largeTitleStart.constant, largeTitleEnd.constant) = (max(measures.largeTitle.x, margin), -margin)
    largeTitleBottom.constant = -measures.largeTitle.y - searchHeight
    showPrompt(isSearching ? nil : topItem?.prompt)
    titleCentre.constant = looks.titlePositionAdjustment.horizontal
    titleLabel.show(topItem?.title, .systemFont(ofSize: 17, weight: .semibold), looks.titleTextAttributes)
    largeTitleLabel.show(
      topItem?.largeTitle ?? topItem?.title, .systemFont(ofSize: 34, weight: .bold),
      looks.largeTitleTextAttributes)
    let isPushedAway = push.distance >= TitlePush.room
    titleLabel.isHidden = isLarge && !isPushedAway || isSearching || topItem?.titleView != nil
    largeTitleLabel.isHidden = !isLarge || isPushedAway
    coverPushedTitle(largeTitleLabel, on: device)
    let items = isSearching ? [] : (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let showsBack =
      !isSearching && (backItem != nil || topItem?.backAction != nil) && topItem?.hidesBackButton != true
      && (items.isEmpty || topItem?.leftItemsSupplementBackButton == true)
    let buttons = BarButtonLooks(plain: looks.buttonAppearance, done: looks.doneButtonAppearance)
    leading.show(
      items, in: self, middle: middle, margin: margin, buttons, first: showsBack ? back : nil)
    let (search, isBeside) = takeSearch(margin: margin)
    trailing.show(
      isSearching ? [] : topItem?.rightBarButtonItems ?? [], in: self, middle: middle, margin: margin,
      buttons,
      first: isBeside ? search : nil)
    if let search, !isBeside { placeBelow(search) }
    let wayBack = backItem?.backBarButtonItem ?? plainBackItem
    wayBack.takeStyles(in: self)
    back.show(looks, wayBack)
    placeTitleView(middle: middle, isShown: !isSearching)
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

  private func placeTitleView(middle: CGFloat, isShown: Bool) {
    let view = isShown ? topItem?.titleView : nil
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
    if let value = style(titleShifts, proxy.titleShifts, fresh.titleShifts) { titleShifts = value }
    titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? proxy.largeTitleTextAttributes
  }

  package override func height(on device: Device) -> CGFloat {
    if isSearching { return searchHeight }
    let plain = height(on: device, regular: device.measures.navigationBarHeight)
    return promptHeight + plain + (showsLargeTitle(on: device) ? TitlePush.room - push.distance : 0)
      + searchHeight
  }

  final func showsLargeTitle(on device: Device) -> Bool {
    prefersLargeTitles && device.verticalSizeClass != .compact && topItem?.largeTitleDisplayMode != .never
  }

  /// Shows a line above the title.
  private func showPrompt(_ prompt: String?) {
    guard let prompt, !prompt.isEmpty else {
      if promptLabel.superview != nil { promptLabel.removeFromSuperview() }
      return
    }
    promptLabel.show(prompt, .systemFont(ofSize: 13), [:])
    guard promptLabel.superview !== self else { return }
    promptLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(promptLabel)
    LayoutConstraint.activate([
      promptLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      promptLabel.centerYAnchor.constraint(equalTo: topAnchor, constant: 18),
      promptLabel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
    ])
  }

  final var promptHeight: CGFloat { topItem?.prompt?.isEmpty == false ? 30 : 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (isAway, push) = (searchIsScrolledAway, titlePush(on: layoutDevice ?? .iPhone15))
    guard isAway != hidesSearch || push != self.push else { return }
    (hidesSearch, self.push) = (isAway, push)
    searchChanged()
  }

  /// The search bar that is shown, and whether it belongs beside the items. Another one goes away.
  private func takeSearch(margin: CGFloat) -> (bar: SearchBar?, isBeside: Bool) {
    let search = showsSearch ? topItem?.searchController?.searchBar : nil
    let isBeside = topItem?.searchBarPlacement == .inline
    search?.site = isBeside ? .beside : .below(margin: margin)
    guard shownSearch !== search || isBeside else { return (search, isBeside) }
    LayoutConstraint.deactivate(searchPlacement)
    searchPlacement = []
    if shownSearch !== search, shownSearch?.superview === self { shownSearch?.removeFromSuperview() }
    shownSearch = search
    return (search, isBeside)
  }

  /// Places a search bar below the title.
  private func placeBelow(_ search: SearchBar) {
    guard search.superview !== self || searchPlacement.isEmpty else { return }
    search.translatesAutoresizingMaskIntoConstraints = false
    addSubview(search)
    searchPlacement = [
      search.leadingAnchor.constraint(equalTo: leadingAnchor),
      search.trailingAnchor.constraint(equalTo: trailingAnchor),
      search.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    LayoutConstraint.activate(searchPlacement)
  }
}
