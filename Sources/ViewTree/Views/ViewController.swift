import Foundation

/// Owns a view and is told of its life, as UIKit's `UIViewController`.
///
/// ```swift
/// let layout = try controller.layout(on: .iPhone15)
/// // loadView, viewDidLoad, then viewWillLayoutSubviews and viewDidLayoutSubviews with every layout
/// ```
open class ViewController: NSObject {
  /// A controller whose view is loaded when it is first asked for.
  public override init() { super.init() }

  /// The view, which is loaded when it is first asked for.
  public final var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.willLayoutSubviews = nil
      loadedView?.didLayoutSubviews = nil
      loadedView = newValue
      newValue?.willLayoutSubviews = { [weak self] in self?.viewWillLayoutSubviews() }
      newValue?.didLayoutSubviews = { [weak self] in self?.viewDidLayoutSubviews() }
      newValue?.additionalSafeArea = additionalSafeAreaInsets
    }
  }

  /// The view if it has been loaded.
  public final var viewIfLoaded: View? { loadedView }
  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that has been done.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() has to set the view")
    viewDidLoad()
  }

  /// Makes the view; an override sets ``view`` and does not call `super`.
  open func loadView() { view = View() }
  /// Called once, after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { loadedView?.additionalSafeArea = additionalSafeAreaInsets }
  }

  /// The controllers in this one, in the order in which they were added.
  public private(set) final var children: [ViewController] = []
  /// The controller that this one was added to.
  public private(set) final weak var parent: ViewController?

  /// Adds a controller to this one; its view has to be added by hand.
  open func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller is added to or taken from another one.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to or taken from another one.
  open func didMove(toParent parent: ViewController?) {}

  /// Lays out the controller's view as the one that fills a device.
  ///
  /// - Throws: ``LayoutError``.
  public final func layout(on device: Device) throws(LayoutError) -> Layout { try view.layout(on: device) }

  private var loadedView: View?
}
