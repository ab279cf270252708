import Foundation

/// Shows a file and what can be done with it, like UIKit's `UIDocumentInteractionController`.
///
/// ```swift
/// let viewer = UIDocumentInteractionController(url: file)
/// viewer.delegate = self
/// viewer.presentPreview(animated: true)
/// ```
///
/// On a device another process draws what it presents. A picture shows a gray area in its place, and a recorded snapshot
/// says so.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIDocumentInteractionController: NSObject {
  /// Who names the controller that presents the file.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The name of the file's type; `nil` to find it by the file's extension.
  open var uti: String?
  /// The name to show; by default that of the file.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// What the app that opens the file is told; `nil` by default.
  open var annotation: Any?
  /// The icons of the file; none here.
  open var icons: [Image] { [] }
  /// The gesture recognizers that show the file or the menu; none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private weak var shown: ViewController?

  /// Creates a controller without a file.
  public override init() { super.init() }
  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Presents the file over the controller that the delegate names.
  ///
  /// - Returns: false if the delegate names none.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
      !(presenter is NoPresenter)
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    return show(over: presenter, .fullScreen) { _ in }
  }

  /// Presents what can be done with the file, in a popover where there is room for one.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: View, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return show(over: view.nearestController, .popover) { popover in
      popover?.sourceView = view
      popover?.sourceRect = rect
    }
  }
  /// Presents what can be done with the file, in a popover where there is room for one.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return show(over: item.shownView?.nearestController, .popover) { $0?.barButtonItem = item }
  }
  /// Presents the apps that open the file, in a popover where there is room for one.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: View, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return show(over: view.nearestController, .popover) { popover in
      popover?.sourceView = view
      popover?.sourceRect = rect
    }
  }
  /// Presents the apps that open the file, in a popover where there is room for one.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return show(over: item.shownView?.nearestController, .popover) { $0?.barButtonItem = item }
  }
  /// Dismisses the file.
  open func dismissPreview(animated: Bool) { dismissMenu(animated: animated) }
  /// Dismisses the menu.
  open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }

  private func show(
    over presenter: ViewController?, _ style: UIModalPresentationStyle,
    _ place: (UIPopoverPresentationController?) -> Void
  ) -> Bool {
    guard let presenter else { return false }
    let controller = RemoteContentController(of: "UIDocumentInteractionController")
    controller.modalPresentationStyle = style
    place(controller.popoverPresentationController)
    presenter.present(controller, animated: false)
    shown = controller
    return true
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Says that a delegate names no controller. The method is optional in UIKit, and its result is not.
private final class NoPresenter: ViewController {}

extension View {
  /// The controller whose view this is or contains it.
  fileprivate var nearestController: ViewController? {
    sequence(first: self, next: \.ownSuperview).lazy.compactMap(\.controller).first
  }
}

/// Names the controller that presents a file, like UIKit's delegate.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller that presents the file.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> ViewController
  /// The rectangle from which the file grows; only tests call it.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// The view from which the file grows; only tests call it.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> View?
  /// Called before the file is presented.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called in UIKit when the file is no longer presented. Only tests call it.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu is presented.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called in UIKit when the menu is no longer presented. Only tests call it.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before the menu of apps is presented.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called in UIKit when the menu of apps is no longer presented. Only tests call it.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called in UIKit before a file goes to another app. Only tests call it.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called in UIKit when a file has gone to another app. Only tests call it.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Names none by default, so that no file is presented.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> ViewController { unanswered(self, NoPresenter()) }
  /// Returns zero by default.
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController)
    -> CGRect
  { unanswered(self, .zero) }
  /// Returns `nil` by default.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController)
    -> View?
  { nil }
  /// Does nothing by default.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing by default.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing by default.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
