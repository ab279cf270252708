import Foundation
import LayoutSnapshotValues

/// The outermost view of an app, with a controller's view in it.
open class UIWindow: View {
  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// A window in a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A window of the scene's size.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }
  /// A window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The scene that shows it.
  open weak var windowScene: UIWindowScene?
  /// The screen that shows it.
  open var screen: UIScreen { .main }
  /// How near it is.
  open var windowLevel = Level.normal
  /// Whether keys come to it.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Whether it may take keys.
  open var canBecomeKey: Bool { true }
  /// Shows it, and lets keys come to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Lets keys come to it.
  open func makeKey() {
    UIApplication.shared.keyWindow = self
    becomeKey()
  }
  /// Called when keys come to it.
  open func becomeKey() {}
  /// Called when they go elsewhere.
  open func resignKey() {}
  /// Sends an event to the view it is for.
  open func sendEvent(_ event: UIEvent) {}

  /// How near a window is.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// UIKit's number or name for it.
    public var rawValue: CGFloat
    /// A value by its number or name.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Init.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// An app's.
    public static let normal = Level(0)
    /// The status bar's.
    public static let statusBar = Level(1000)
    /// An alert's.
    public static let alert = Level(2000)

    /// Compares two values.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// +.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// -.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}

extension UIResponder {
  /// Told when the keyboard is about to come. A test posts it itself.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Told when the keyboard is there.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Told when the keyboard is about to go.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Told when the keyboard is gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Told when the keyboard is about to change its frame.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Told when the keyboard has changed its frame.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard was.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard is.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes to get there.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it gets there.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is this app's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
