import Foundation

/// An action of an alert, like UIKit's `UIAlertAction`.
open class UIAlertAction: NSObject, NSCopying {
  /// The style of an action. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// An ordinary action.
    case `default` = 0
    /// The action that cancels without a change. It is bold, and last in a column.
    case cancel = 1
    /// An action that deletes something. It is red.
    case destructive = 2
  }

  /// The title of the button.
  public final let title: String?
  /// The style of the action.
  public final let style: Style
  /// Whether the action is enabled; true by default.
  open var isEnabled = true { didSet { changed?() } }
  /// The color of the title, which apps set by its key.
  var titleTextColor: Color? { didSet { changed?() } }
  /// Called when the action has changed, so that its alert is updated.
  var changed: (() -> Void)?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Dismisses the alert and calls the action's handler, as a tap would.
  public final func sendActions() {
    UserEvent.run {
      alert?.dismiss(animated: false)
      handler?(self)
    }
  }
  weak var alert: UIAlertController?

  /// An action with the same values, which stands in no alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    (copy.isEnabled, copy.titleTextColor) = (isEnabled, titleTextColor)
    return complete(copy)
  }

  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An alert in the center of the screen, or an action sheet at its lower edge, like UIKit's
/// `UIAlertController`.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// // In a test: alert.actions[1].sendActions()
/// ```
///
/// As in UIKit, an action sheet with a source is a popover on a tablet.
open class UIAlertController: ViewController {
  /// The style of an alert. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// An action sheet at the lower edge.
    case actionSheet = 0
    /// An alert in the center.
    case alert = 1
  }

  /// The style of the alert.
  public final let preferredStyle: Style
  /// The text below the title.
  open var message: String? { didSet { rebuild() } }
  open override var title: String? { didSet { rebuild() } }
  /// The title with attributes, which apps set by its key.
  var attributedTitle: NSAttributedString? { didSet { rebuild() } }
  /// The message with attributes, which apps set by its key.
  var attributedMessage: NSAttributedString? { didSet { rebuild() } }
  /// The actions in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The action that is bold in place of the cancel action.
  open var preferredAction: UIAlertAction? { didSet { rebuild() } }
  /// The text fields above the actions.
  public private(set) final var textFields: [TextField]?
  /// The severity of the alert; remembered, without effect on snapshots.
  open var severity = UIAlertControllerSeverity.default

  private let board = AlertBoard()

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.preferredStyle, self.message) = (preferredStyle, message)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an action sheet without a title and actions.
  public convenience override init(nibName: String?, bundle: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.alert = self
    action.changed = { [weak self] in self?.rebuild() }
    rebuild()
  }

  /// Adds a text field. Action sheets cannot have text fields.
  ///
  /// - Precondition: the style is `.alert`.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "Text fields can only be added to an alert controller of style .alert")
    let field = TextField()
    field.font = .alert(13)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .none
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    rebuild()
  }

  open override func loadView() {
    view = board
    rebuild()
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .alert ? .overFullScreen : .popover }
    set {}
  }

  override func makePresentation() -> UIPresentationController? {
    preferredStyle == .alert
      ? AlertPresentation(presentedViewController: self, presenting: state.presenting)
      : ActionSheetPresentation(presentedViewController: self, presenting: state.presenting)
  }

  private func rebuild() {
    guard isViewLoaded else { return }
    board.show(self)
  }

  // MARK: What extensions of an app may replace

  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var childForStatusBarStyle: ViewController? { super.childForStatusBarStyle }
  open dynamic override var childForStatusBarHidden: ViewController? { super.childForStatusBarHidden }
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

/// The severity of an alert. Raw values match UIKit's.
public enum UIAlertControllerSeverity: Int, Sendable, CaseIterable {
  /// An ordinary alert.
  case `default` = 0
  /// A critical alert.
  case critical = 1
}

/// The presentation of an alert over the dimmed screen.
final class AlertPresentation: UIPresentationController {
  override func dress(_ container: PresentationContainer) { container.backgroundColor = .presentationDimming }
}

/// The presentation of an action sheet over the dimmed screen of a phone, or in a popover on a tablet.
final class ActionSheetPresentation: UIPopoverPresentationController {
  /// Whether the action sheet is in a popover.
  var isInPopover: Bool { containerView?.traitCollection.horizontalSizeClass == .regular && hasSource }
  private var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  override var frameOfPresentedViewInContainerView: CGRect {
    isInPopover ? super.frameOfPresentedViewInContainerView : containerView?.bounds ?? .zero
  }

  override func dress(_ container: PresentationContainer) {
    let board = presentedView as? AlertBoard
    board?.isInPopover = isInPopover
    guard isInPopover else {
      // On a device before, it may have been one.
      removePopover()
      container.backgroundColor = .presentationDimming
      return
    }
    container.backgroundColor = nil
    super.dress(container)
  }
}
