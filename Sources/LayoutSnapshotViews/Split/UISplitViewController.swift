import Foundation
import LayoutSnapshotValues

/// A container that shows lists beside a content in regular width, and a single column in compact width.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(list, for: .primary)
/// split.setViewController(details, for: .secondary)
/// split.preferredDisplayMode = .oneBesideSecondary
/// assertSnapshot(of: split, on: [.iPhone17, .iPadPro11])
/// ```
///
/// As in UIKit, the content is on top on a phone, unless the delegate chooses another column.
open class UISplitViewController: ViewController {
  /// The columns of the container.
  public package(set) final var style: Style
  /// The delegate, which chooses the visible columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred visible columns; by default by the size of the device.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { chosenMode = nil; changed() } }
  /// The place of lists beside or over the content. Displacing the content has no effect here.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { changed() } }
  /// The edge at which lists are shown.
  open var primaryEdge = PrimaryEdge.leading { didSet { changed() } }
  /// The background of the outer list; remembered, without effect on snapshots.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a swipe shows the lists; without effect here.
  open var presentsWithGesture = true
  /// Whether the content has a button that hides the lists; remembered, it is not drawn.
  open var showsSecondaryOnlyButton = false

  /// The preferred width of the outer list in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The preferred width of the outer list as a fraction of the container's.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { changed() } }
  /// The least width of the outer list.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The greatest width of the outer list.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The preferred width of the inner list in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The preferred width of the inner list as a fraction of the container's.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { changed() } }
  /// The least width of the inner list.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The greatest width of the inner list.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The width of the outer list in the last layout.
  public internal(set) final var primaryColumnWidth: CGFloat = 0
  /// The width of the inner list in the last layout.
  public internal(set) final var supplementaryColumnWidth: CGFloat = 0

  private var columns: [Column: ViewController] = [:]
  /// The stacks of the columns' navigation controllers from before they were collapsed.
  private var separateStacks: [Column: [ViewController]] = [:]
  /// The display mode chosen by the mode button or a call.
  private var chosenMode: DisplayMode?
  private lazy var board = SplitBoard()

  /// Creates a container with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a container with two columns, whose controllers are ``viewControllers``.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  // MARK: Columns

  /// The controllers of the columns, from the outer list to the content.
  open var viewControllers: [ViewController] {
    get { order.compactMap { columns[$0] } }
    set {
      let places: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      separate()
      for (index, column) in places.enumerated() {
        put(newValue.indices.contains(index) ? newValue[index] : nil, column)
      }
      changed()
    }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Sets the controller of a column. In a container with a style it is wrapped in a navigation controller.
  open func setViewController(_ vc: ViewController?, for column: Column) {
    separate()
    let wraps = style != .unspecified && column != .compact
    let wrapped = vc.map {
      $0 is NavigationController || !wraps ? $0 : NavigationController(rootViewController: $0)
    }
    put(wrapped, column)
    changed()
  }

  private func put(_ controller: ViewController?, _ column: Column) {
    guard columns[column] !== controller else { return }
    if let old = columns[column] {
      old.disappear()
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    columns[column] = controller
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private var order: [Column] { [.primary, .supplementary, .secondary] }

  /// Hides the lists; without effect for ``Column/secondary``.
  open func hide(_ column: Column) { choose(column == .secondary ? displayMode : .secondaryOnly) }
  /// Shows a list beside the content; without effect for ``Column/secondary``.
  open func show(_ column: Column) {
    guard column != .secondary else { return }
    choose(column == .primary && style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
  }

  // MARK: Modes

  /// Whether the columns are collapsed to one, as in compact width.
  open var isCollapsed: Bool { traits.horizontalSizeClass == .compact }

  private var traits: Traits {
    let known = viewIfLoaded?.traitCollection
    guard let known, known.horizontalSizeClass != .unspecified else {
      return CurrentDevice.value.traitCollection
    }
    return known
  }

  /// The visible columns.
  open var displayMode: DisplayMode {
    let wanted = chosenMode ?? preferredDisplayMode
    guard wanted == .automatic else { return wanted }
    let size = viewIfLoaded?.layoutDevice?.size ?? CurrentDevice.value.size
    let isHidden = preferredSplitBehavior != .tile && hidesList(in: size)
    return isHidden ? .secondaryOnly : .oneBesideSecondary
  }

  /// Whether the list is hidden without anybody's wish for a mode: in an upright window, or as an old delegate says.
  private func hidesList(in size: CGSize) -> Bool {
    let isUpright = size.width <= size.height
    guard style == .unspecified, let delegate, let list = viewControllers.first else { return isUpright }
    return delegate.splitViewController(self, shouldHide: list, in: isUpright ? .portrait : .landscapeRight)
  }

  /// The place of lists; ``SplitBehavior/tile`` if the preferred behavior is automatic.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  private func choose(_ mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    chosenMode = mode
    changed()
  }

  /// A button that shows and hides the lists. It is hidden while the columns are collapsed.
  open var displayModeButtonItem: UIBarButtonItem { ownDisplayModeButtonItem }
  private lazy var ownDisplayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: Image(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    item.primaryAction = Action { [weak self] _ in self?.toggle() }
    return item
  }()

  private func toggle() {
    let wish = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    choose(wish != .automatic ? wish : displayMode == .secondaryOnly ? .oneOverSecondary : .secondaryOnly)
  }

  private func changed() { viewIfLoaded?.setNeedsLayout() }

  // MARK: In the tree

  open override func loadView() { view = board }
  open dynamic override var childForStatusBarHidden: ViewController? {
    columns[.secondary] ?? columns[.primary]
  }
  open dynamic override var childForStatusBarStyle: ViewController? {
    columns[.secondary] ?? columns[.primary]
  }

  open override func show(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    (columns[.primary] as? NavigationController)?.pushViewController(vc, animated: false)
  }

  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed, let list = columns[.primary] as? NavigationController else {
      setViewController(vc, for: .secondary)
      return
    }
    separate()
    put(vc, .secondary)
    collapse(onto: list, from: [.secondary])
  }

  override func adapt(to device: Device) {
    displayModeButtonItem.isHidden = isCollapsed
    if isCollapsed {
      if separateStacks.isEmpty { collapse() }
      show([collapsedController].compactMap { $0 }.map { ($0, nil) })
      return
    }
    separate()
    var shown: [(ViewController, CGFloat?)] = []
    let lists = listColumns.filter { columns[$0] != nil }
    primaryColumnWidth = width(of: .primary, in: device.size.width)
    supplementaryColumnWidth = width(of: .supplementary, in: device.size.width)
    for column in lists {
      columns[column].map {
        shown.append(($0, column == .primary ? primaryColumnWidth : supplementaryColumnWidth))
      }
    }
    columns[.secondary].map { shown.append(($0, nil)) }
    show(shown)
  }

  private var listColumns: [Column] {
    switch displayMode {
    case .secondaryOnly: []
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary]
    default: style == .tripleColumn ? [.supplementary] : [.primary]
    }
  }

  private func show(_ shown: [(ViewController, CGFloat?)]) {
    for controller in columns.values.sorted(by: { $0.place < $1.place })
    where !shown.contains(where: { $0.0 === controller }) {
      if controller.viewIfLoaded?.isDescendant(of: board) == true { controller.disappear() }
    }
    let covers = [.oneOverSecondary, .twoOverSecondary].contains(displayMode) && !isCollapsed
    board.show(
      shown.map { ($0.0.view, $0.1) }, listsFirst: primaryEdge == .leading, listsCover: covers)
    for (controller, width) in shown {
      controller.view.ownTraits.horizontalSizeClass = width == nil ? .unspecified : .compact
    }
  }

  /// 320 points or the preferred width, within its limits.
  private func width(of column: Column, in whole: CGFloat) -> CGFloat {
    let (points, share, least, most) =
      column == .primary
      ? (
        preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
        maximumPrimaryColumnWidth
      )
      : (
        preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
      )
    let limit = most > 0 ? most : share > 0 || points > 0 ? whole : 320
    let wish = points > 0 ? points : share > 0 ? whole * share : 320
    return min(max(min(wish, limit), max(least, 0)), whole)
  }

  // MARK: One column

  /// The visible controller while the columns are collapsed.
  private var collapsedController: ViewController? {
    columns[.compact] ?? columns[.primary].flatMap { separateStacks.isEmpty ? nil : $0 } ?? columns[
      .secondary]
      ?? columns[.primary]
  }

  /// Moves the controllers of all columns into the navigation controller of the outer list.
  private func collapse() {
    guard columns[.compact] == nil, let list = columns[.primary] as? NavigationController else {
      if let list = columns[.primary], let content = columns[.secondary],
        delegate?.splitViewController(self, collapseSecondary: content, onto: list) == true
      {
        separateStacks[.primary] = []
      }
      return
    }
    collapse(onto: list, from: columnsOnTop(of: list))
  }

  /// The columns that are pushed onto the outer list.
  private func columnsOnTop(of list: NavigationController) -> [Column] {
    let others = order.dropFirst().filter { columns[$0] != nil }
    if style == .unspecified {
      guard let content = columns[.secondary] else { return [] }
      let isDealtWith = delegate?.splitViewController(self, collapseSecondary: content, onto: list) == true
      return isDealtWith ? [] : others
    }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    return others.filter { $0.rawValue <= top.rawValue }
  }

  private func collapse(onto list: NavigationController, from others: [Column]) {
    separateStacks[.primary] = list.viewControllers
    var stack = list.viewControllers
    for column in others {
      guard let controller = columns[column] else { continue }
      if let navigation = controller as? NavigationController {
        separateStacks[column] = navigation.viewControllers
        stack += navigation.viewControllers
        navigation.viewControllers = []
      } else {
        stack.append(controller)
      }
    }
    list.viewControllers = stack
  }

  /// Returns the controllers to their columns.
  private func separate() {
    guard !separateStacks.isEmpty else { return }
    for column in order {
      guard let stack = separateStacks[column], let navigation = columns[column] as? NavigationController
      else { continue }
      navigation.viewControllers = stack
    }
    separateStacks = [:]
    if let content = columns[.secondary], content.parent !== self {
      addChild(content)
      content.didMove(toParent: self)
    }
  }

  // MARK: What extensions of an app may replace

  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  open dynamic override var childForHomeIndicatorAutoHidden: ViewController? {
    super.childForHomeIndicatorAutoHidden
  }
}

extension ViewController {
  /// The index among the parent's children, so that no order depends on hash values.
  fileprivate var place: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
}
