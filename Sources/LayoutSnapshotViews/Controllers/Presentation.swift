import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// The presentation style of a controller. Raw values match UIKit's.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  /// A sheet, like ``pageSheet``.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// The whole window, on black.
  case fullScreen = 0
  /// A sheet, which is as large as a page on tablets.
  case pageSheet = 1
  /// A sheet, which is a smaller window on tablets.
  case formSheet = 2
  /// The whole window, on black, as ``fullScreen``: contexts have no effect here.
  case currentContext = 3
  /// By the presentation controller of the transitioning delegate.
  case custom = 4
  /// The whole window, over the presenting view.
  case overFullScreen = 5
  /// The whole window, over the presenting view, as ``overFullScreen``: contexts have no effect here.
  case overCurrentContext = 6
  /// A popover, or a sheet on devices of compact width.
  case popover = 7
}

/// The animation of a presentation; without effect here. Raw values match UIKit's.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The view turns around its vertical axis.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A page curls up.
  case partialCurl = 3
}

/// The text color of the status bar, which devices with `statusBar(.drawn)` show.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// By the user interface style.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// The animation of the status bar; without effect here.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  /// No animation.
  case none = 0
  /// The bar fades.
  case fade = 1
  /// The bar slides.
  case slide = 2
}

/// A controller or other object that has a size within a container.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContentContainer: AnyObject {
  /// The size that the object prefers in its container.
  var preferredContentSize: CGSize { get }
}

extension ViewController: UIContentContainer {}

/// The rarely used properties of a controller.
struct ControllerState {
  var isEditing = false
  var isAppearing = false
  /// Whether the controller was presented with an animation.
  var isAnimated = false
  var presented: ViewController?
  weak var presenting: ViewController?
  /// The presentation controller.
  var presentation: UIPresentationController?
  /// The coordinator of the current change.
  var coordinator: TransitionCoordinator?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var capturesStatusBar = false
  var definesContext = false
  var isModal = false
  var hidesBottomBar = false
  var preferredContentSize = CGSize.zero
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var storyboard: UIStoryboard?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  /// Creates the controller's view from the storyboard.
  var documentView: ((ViewController) -> Void)?
  /// Performs a segue of the storyboard by its identifier.
  var segues: ((String, Any?) -> Void)?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the view's own margins may be less than the system's.
  var ignoresMinimumMargins = false
  /// The traits that the controller sets for its view and everything in it.
  var ownTraits = Traits()
  /// The traits that the parent sets for this controller.
  var traitsFromParent = Traits()
  var adjustsInsets = true
  var providesTransitionStyle = false
  var contentScrollViews: [(edge: DirectionalRectEdge, view: ScrollView)] = []
  /// Whether the next layout asks what the view shows in place of content; true at first, as in UIKit.
  var needsUnavailableUpdate = true
  /// What the view shows in place of content.
  var unavailable: UnavailableContent?
}

extension ControllerState {
  /// Takes the traits that the parent sets for this controller.
  mutating func takeTraits(fromParent traits: Traits) {
    traitsFromParent = traits
    guard traits.layoutDirection != .unspecified || traits.displayScale != 0 else { return }
    (traitsFromParent.layoutDirection, traitsFromParent.displayScale) = (.unspecified, 0)
    AbsentNames.shared.note(
      .look,
      "A controller sets the direction of text or the scale for a child, which is not drawn: both are the device's."
    )
  }
}

extension ViewController {
  /// Presents a controller, whose view is added in the next layout.
  final func presentNow(_ other: ViewController, animated: Bool) {
    // UIKit logs a warning for a second presentation and does not show it.
    guard state.presented == nil, other !== self, other.state.presenting == nil else { return }
    state.presented = other
    other.state.presenting = self
    other.state.isAnimated = animated
    other.loadViewIfNeeded()
    loadedRoot?.setNeedsLayout()
  }

  /// Removes the presented controller, or asks the presenting controller or the parent to do so.
  final func dismissNow(animated: Bool) {
    if let presented = state.presented {
      presented.dismissOthers()
      presented.presentation?.letGo(animated: animated)
      state.presented = nil
      presented.state.presenting = nil
      presented.presentation?.detach()
      presented.state.presentation = nil
      loadedRoot?.setNeedsLayout()
    } else {
      (state.presenting ?? parent)?.dismissNow(animated: animated)
    }
  }

  private func dismissOthers() { if state.presented != nil { dismissNow(animated: false) } }
  private var loadedRoot: View? { viewIfLoaded?.root }

  /// The presentation controller, created on first use.
  final var presentation: UIPresentationController? {
    if let known = state.presentation { return known }
    let made = makePresentation()
    state.presentation = made
    return made
  }

  /// Places the presented controller's view over a tree, and makes its lifecycle calls before a layout.
  final func layOutPresented(on device: Device, over root: View) {
    guard let presented = state.presented, let presentation = presented.presentation else { return }
    presentation.attach(to: root, size: device.size)
    presented.willLayOut(on: device)
  }
}
