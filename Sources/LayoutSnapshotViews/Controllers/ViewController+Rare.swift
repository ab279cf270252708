import Foundation

/// Members that few controllers use. Overridable ones are in the class itself.
extension ViewController {
  /// Whether UIKit insets scroll views below bars; true by default. It is only stored: their safe areas decide.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { state.adjustsInsets }
    set { state.adjustsInsets = newValue }
  }
  /// Says which scroll view bars observe at some edges; all edges by default. It is only stored.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: DirectionalRectEdge = .all) {
    state.contentScrollViews.removeAll { edge.isSuperset(of: $0.edge) }
    if let scrollView { state.contentScrollViews.append((edge, scrollView)) }
  }
  /// Shows nothing: previews appear under a firm press, which no device here feels.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: View
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
  /// Ends what ``registerForPreviewing(with:sourceView:)`` has begun.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  /// Puts the view of a child in place of another's.
  final func transitionNow(
    from old: ViewController, to new: ViewController, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let oldView = old.viewIfLoaded
    if let place = oldView?.superview ?? viewIfLoaded, let newView = new.view, newView.superview !== place {
      place.addSubview(newView)
    }
    animations?()
    old.disappear()
    oldView?.removeFromSuperview()
    completion?(true)
  }
}

/// A view that shows a preview under a firm press. No device here feels one.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Who makes the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: View { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Makes the previews of a view. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller to preview for a place.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController?
  /// Shows the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: ViewController)
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
  private weak var maker: (any UIViewControllerPreviewingDelegate)?
  let sourceView: View
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: View) {
    (maker, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
  }

  var delegate: any UIViewControllerPreviewingDelegate {
    guard let maker else { preconditionFailure("the delegate of a preview no longer exists") }
    return maker
  }
}

/// Where the reader goes back from in an unwind segue.
///
/// ```swift
/// override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { detail }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the reader leaves.
  public final let source: ViewController
  /// The action of the segue.
  public final let unwindAction: Selector
  /// What has begun the segue.
  public final let sender: Any?

  init(source: ViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
