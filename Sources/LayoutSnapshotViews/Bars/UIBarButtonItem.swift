import Foundation

/// The base class of items in bars, like UIKit's `UIBarItem`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { changed() } }
  /// The image, drawn in the tint color.
  open var image: Image? { didSet { changed() } }
  /// The image for low bars; remembered, without effect here.
  open var landscapeImagePhone: Image?
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the app's own, without effect on the item.
  open var tag = 0
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The label for VoiceOver.
  open var accessibilityLabel: String?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Sets the attributes of the title in a state; before all that the bar's appearance says.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    ownAttributes[state.rawValue] = attributes
    changed()
  }
  /// The attributes of the title that were set for a state.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    ownAttributes[state.rawValue]
  }
  private var ownAttributes: [UInt: TextAttributes] = [:]

  /// The attributes of the title that were set for several states, the last of which decides.
  final func titleAttributes(_ states: [Control.State]) -> TextAttributes {
    states.reduce([:]) { $0.merging(ownAttributes[$1.rawValue] ?? [:]) { $1 } }
  }

  /// Takes from a stand-in what it has and this item has not.
  func takeStyle(of proxy: UIBarItem) { ownAttributes.merge(proxy.ownAttributes) { own, _ in own } }
  /// Whether the item has taken the looks that were set for all of its kind.
  final var isStyled = false

  func changed() {}
}

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
  /// A custom view in place of a button.
  open var customView: View?
  /// The titles that the item can have. Unlike in UIKit they do not affect its width.
  open var possibleTitles: Set<String>?

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
    if let target, let action { action.call(on: target, self, nil) }
    primaryAction?.perform(for: self)
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
    tintColor = tintColor ?? (proxy as? UIBarButtonItem)?.tintColor
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

/// The view of an item with a title or an image.
final class BarButton: Button {
  private weak var item: UIBarButtonItem?
  private var width: LayoutConstraint?

  func show(_ item: UIBarButtonItem) {
    self.item = item
    buttonType = .system
    let title = item.image == nil ? item.title : nil
    var attributes = item.barLooks?.attributes(of: item) ?? [:]
    attributes.merge(item.titleAttributes(item.isEnabled ? [.normal] : [.normal, .disabled])) { $1 }
    let font = Font.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    titleLabel?.font = attributes[.font] as? Font ?? font
    setTitle(title, for: .normal)
    setTitleColor(attributes[.foregroundColor] as? Color, for: item.isEnabled ? .normal : .disabled)
    let isPlain = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
    let all = [.font: font, .foregroundColor: item.tintColor ?? tintColor as Any].merging(attributes) { $1 }
    setAttributedTitle(
      isPlain ? nil : title.map { NSAttributedString(string: $0, attributes: all) }, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    if tintColor != item.tintColor { tintColor = item.tintColor }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    if item.width > 0 {
      if width == nil { width = widthAnchor.constraint(equalToConstant: item.width) }
      width?.constant = item.width
    }
    width?.isActive = item.width > 0
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(Action { [weak self] _ in self?.item?.sendActions() }, for: .touchUpInside)
  }
}
