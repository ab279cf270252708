import Foundation

/// What items of bars have in common.
open class UIBarItem: NSObject {
  /// The words.
  open var title: String? { didSet { changed() } }
  /// The picture, which takes the tint.
  open var image: Image? { didSet { changed() } }
  /// The picture where the bar is low; nobody turns the device while it is shown.
  open var landscapeImagePhone: Image?
  /// Whether it can be used.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the app's own.
  open var tag = 0
  /// What tests know it by.
  open var accessibilityIdentifier: String?
  /// What a screen reader says.
  open var accessibilityLabel: String?

  /// An item that shows nothing yet.
  public override init() { super.init() }

  func changed() {}
}

/// A button in a navigation bar or a toolbar, a view there, or room.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   barButtonSystemItem: .add, target: self, action: #selector(add))
/// navigationItem.rightBarButtonItem?.sendActions()  // as a finger would
/// ```
open class UIBarButtonItem: UIBarItem {
  /// How a button looks. The numbers are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Words as they are.
    case plain = 0
    /// As plain.
    case bordered = 1
    /// Words in semibold.
    case done = 2
  }

  /// What the system has words or pictures for. The numbers are UIKit's.
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
    /// Room as there is.
    case flexibleSpace = 5
    /// Room of a width.
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

  /// How it looks.
  open var style = Style.plain { didSet { changed() } }
  /// How wide it is; 0 for as wide as what it shows.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The colour; none for the bar's.
  open var tintColor: Color? { didSet { changed() } }
  /// Who is called.
  open weak var target: AnyObject?
  /// What is called.
  open var action: Selector?
  /// What is done.
  open var primaryAction: Action? { didSet { changed() } }
  /// A view of the app's own.
  open var customView: View?
  /// The words that it can have: it is as wide as the widest of them in UIKit, and as wide as its own here.
  open var possibleTitles: Set<String>?

  private var space: SpaceKind?
  private weak var view: BarButton?

  private enum SpaceKind { case flexible, fixed }

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// A button with words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  /// A button with a picture.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  /// A button with a picture for each height of the bar.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.action = action
    self.target = target.map { $0 as AnyObject }
    become(systemItem)
  }
  /// One of the system's buttons that does something.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
  }
  /// A button that does something.
  public convenience init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
  /// A view of the app's own.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Room as there is; what lies between two of them is in the middle.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Room of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Calls the target and does the action, as a finger would.
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

  /// Brings the view to what the item says now.
  final func update() { view?.show(self) }

  /// A view for the item, which stays the item's.
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
  /// The symbol that stands for the item.
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

/// The view of an item with words or a picture.
final class BarButton: Button {
  private weak var item: UIBarButtonItem?
  private var width: LayoutConstraint?

  func show(_ item: UIBarButtonItem) {
    self.item = item
    buttonType = .system
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    setTitle(item.image == nil ? item.title : nil, for: .normal)
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
