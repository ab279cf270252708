import Foundation

/// A button, a custom view or a space in a navigation bar or toolbar, like UIKit's `UIBarButtonItem`.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   barButtonSystemItem: .add, target: self, action: #selector(add))
/// navigationItem.rightBarButtonItem?.sendActions()  // as a finger would
/// ```
open class UIBarButtonItem: UIBarItem {
  /// The style of a button. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// A title in regular weight.
    case plain = 0
    /// Like ``plain``.
    case bordered = 1
    /// A title in semibold.
    case done = 2
  }

  /// Items with a title or an image of the system. Raw values match UIKit's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// "Done", in semibold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", in semibold.
    case save = 3
    /// A plus.
    case add = 4
    /// A space that takes what the items leave.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A cross.
    case close = 24
  }

  /// The style of the title.
  open var style = Style.plain { didSet { changed() } }
  /// The width; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The color; the bar's tint color if `nil`.
  open var tintColor: Color? { didSet { changed() } }
  /// The target of the action.
  open weak var target: AnyObject?
  /// The method that is called on the target.
  open var action: Selector?
  /// Whether the item is left out of its bar.
  open var isHidden = false { didSet { changed() } }
  /// The action as a closure.
  open var primaryAction: Action? { didSet { changed() } }
  /// The menu of the button; remembered, as snapshots show no open menu.
  open var menu: UIMenu?
  /// The element of the item in a menu; remembered, as every item is in its bar.
  open var menuRepresentation: UIMenuElement?
  /// The order of the menu's elements; remembered.
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic
  /// Whether something that is dragged over the item chooses it; remembered, as nothing is dragged.
  open var isSpringLoaded = false
  /// A custom view in place of a button.
  open var customView: View?
  /// The titles that the item can have. Unlike in UIKit they do not affect its width.
  open var possibleTitles: Set<String>?

  // MARK: Images and places

  /// Sets the ground of the button in a state, stretched to its size. Those for low bars are only stored.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, barMetrics: UIBarMetrics
  ) {
    changeDetails { $0.grounds[barMetrics, default: StateImages()][state] = backgroundImage }
  }
  /// The ground of the button that was set for a state.
  open func backgroundImage(for state: Control.State, barMetrics: UIBarMetrics) -> Image? {
    details.grounds[barMetrics]?[state]
  }
  /// Sets the ground of the button in a state, for items of a style alone.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, style: Style, barMetrics: UIBarMetrics
  ) {
    changeDetails {
      $0.styledGrounds[style, default: [:]][barMetrics, default: StateImages()][state] = backgroundImage
    }
  }
  /// The ground of the button that was set for a state and items of a style.
  open func backgroundImage(
    for state: Control.State, style: Style, barMetrics: UIBarMetrics
  ) -> Image? { details.styledGrounds[style]?[barMetrics]?[state] }
  /// Sets how far the title lies beside its usual place. What is said of low bars is only stored.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    changeDetails { $0.titleOffsets[barMetrics] = adjustment }
  }
  /// How far the title lies beside its usual place.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    details.titleOffsets[barMetrics] ?? .zero
  }
  /// Sets the ground of the way back to a controller with this item. What is said of low bars is only stored.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, barMetrics: UIBarMetrics
  ) {
    changeDetails { $0.backGrounds[barMetrics, default: StateImages()][state] = backgroundImage }
  }
  /// The ground of the way back that was set for a state.
  open func backButtonBackgroundImage(for state: Control.State, barMetrics: UIBarMetrics) -> Image? {
    details.backGrounds[barMetrics]?[state]
  }
  /// Sets how far the title of the way back lies beside its usual place; far away, it is gone.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    changeDetails { $0.backTitleOffsets[barMetrics] = adjustment }
  }
  /// How far the title of the way back lies beside its usual place.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    details.backTitleOffsets[barMetrics] ?? .zero
  }

  /// What few items have.
  private struct Details {
    var grounds: [UIBarMetrics: StateImages] = [:]
    var styledGrounds: [Style: [UIBarMetrics: StateImages]] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backGrounds: [UIBarMetrics: StateImages] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  }
  private var details = Details()

  private func changeDetails(_ change: (inout Details) -> Void) {
    change(&details)
    changed()
  }

  /// The ground of the button in its state: that for its style before that for all.
  final var shownGround: Image? {
    let state = isEnabled ? Control.State.normal : .disabled
    return details.styledGrounds[style]?[.default]?.shown(in: state)
      ?? details.grounds[.default]?.shown(in: state)
  }

  /// How the bar shows its buttons.
  final var barLooks: BarButtonLooks?
  private var space: SpaceKind?
  private weak var view: BarButton?
  /// The view of the item, once a bar has created it.
  final var shownView: View? { customView ?? view }

  private enum SpaceKind { case flexible, fixed }

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  /// Creates a button with an image.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  /// Creates a button with an image; the one for low bars is remembered, without effect here.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Creates a button or a space of the system with a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.action = action
    self.target = target.map { $0 as AnyObject }
    become(systemItem)
  }
  /// Creates a button with an action, a menu or both; its title and image are the action's if none are given.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates a button or a space of the system with an action, a menu or both.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    become(systemItem)
    self.primaryAction = primaryAction
  }
  /// Creates a button with an action; its title and image are the action's if none are given.
  public convenience init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
  /// Creates an item with a custom view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates a flexible space. Items between two of them are centered.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Creates a space of a fixed width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Calls the target and the action, as a tap would.
  public final func sendActions() {
    UserEvent.run {
      if let target, let action, !action.call(on: target, self, nil) { action.noteIfUnknown(to: target) }
      primaryAction?.perform(for: self)
    }
  }

  private func become(_ item: SystemItem) {
    switch item {
    case .done: (title, style) = ("Done", .done)
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .save: (title, style) = ("Save", .done)
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    case .flexibleSpace: space = .flexible
    case .fixedSpace: space = .fixed
    default: image = item.symbol.flatMap { Image(systemName: $0, withConfiguration: .init(pointSize: 20)) }
    }
  }

  // MARK: Looks

  override func changed() { view?.show(self) }

  override func takeStyle(of proxy: UIBarItem) {
    super.takeStyle(of: proxy)
    guard let proxy = proxy as? UIBarButtonItem else { return }
    tintColor = tintColor ?? proxy.tintColor
    details.grounds.merge(proxy.details.grounds) { own, _ in own }
    details.styledGrounds.merge(proxy.details.styledGrounds) { own, _ in own }
    details.titleOffsets.merge(proxy.details.titleOffsets) { own, _ in own }
    details.backGrounds.merge(proxy.details.backGrounds) { own, _ in own }
    details.backTitleOffsets.merge(proxy.details.backTitleOffsets) { own, _ in own }
  }

  /// Updates the view from the item.
  final func update() { view?.show(self) }

  /// Creates the view of the item, which follows its changes.
  final func makeView(inToolbar: Bool) -> View {
    if let customView { return customView }
    switch space {
    case .flexible: return BarSpace(width: inToolbar ? nil : 0)
    case .fixed: return BarSpace(width: width)
    case nil: break
    }
    let button = BarButton()
    view = button
    button.show(self)
    return button
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the item; `nil` if it has a title.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
