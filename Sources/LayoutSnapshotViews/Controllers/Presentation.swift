import Foundation

/// How a controller is shown over others. The numbers are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  /// Automatic.
  case automatic = -2
  /// None.
  case none = -1
  /// Full screen.
  case fullScreen = 0
  /// Page sheet.
  case pageSheet = 1
  /// Form sheet.
  case formSheet = 2
  /// Current context.
  case currentContext = 3
  /// Custom.
  case custom = 4
  /// Over full screen.
  case overFullScreen = 5
  /// Over current context.
  case overCurrentContext = 6
  /// Popover.
  case popover = 7
}

/// How a controller comes and goes; it is there or not, here. The numbers are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  /// Cover vertical.
  case coverVertical = 0
  /// Flip horizontal.
  case flipHorizontal = 1
  /// Cross dissolve.
  case crossDissolve = 2
  /// Partial curl.
  case partialCurl = 3
}

/// The colour of the status bar's letters, which no picture shows.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// Default.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// Fade.
  case fade = 1
  /// Slide.
  case slide = 2
}

/// What has a size within a container.
public protocol UIContentContainer: AnyObject {
  /// The size that the container is asked for.
  var preferredContentSize: CGSize { get }
}

extension ViewController: UIContentContainer {}

/// What a controller keeps that most never need.
struct ControllerState {
  var isEditing = false
  var isAppearing = false
  var presented: ViewController?
  weak var presenting: ViewController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var capturesStatusBar = false
  var definesContext = false
  var isModal = false
  var hidesBottomBar = false
  var preferredContentSize = CGSize.zero
  var restorationIdentifier: String?
  var storyboard: UIStoryboard?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  /// Makes the view that the storyboard has for the controller.
  var documentView: ((ViewController) -> Void)?
  /// Performs a segue of the storyboard by its name.
  var segues: ((String, Any?) -> Void)?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}

extension ViewController {
  /// Puts a controller's view over everything, from edge to edge.
  final func presentNow(_ other: ViewController) {
    guard state.presented == nil, other !== self, let view = other.view,
      let ground = view.superview ?? self.view?.root
    else {
      return
    }
    state.presented = other
    other.state.presenting = self
    view.frame = ground.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.addSubview(view)
  }

  /// Takes away what is presented, or lets the presenting controller do it.
  final func dismissNow() {
    if let presented = state.presented {
      presented.dismissOthers()
      state.presented = nil
      presented.state.presenting = nil
      presented.disappear()
      presented.viewIfLoaded?.removeFromSuperview()
    } else {
      (state.presenting ?? parent)?.dismissNow()
    }
  }

  private func dismissOthers() { if state.presented != nil { dismissNow() } }
}
