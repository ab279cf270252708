import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// The app, like UIKit's `UIApplication`. Its properties describe the device that is being laid out.
open class UIApplication: UIResponder, @unchecked Sendable {
  // Safe to send: its state is locked.

  /// The only app.
  public static let shared = UIApplication()

  /// The state of an app. Raw values match UIKit's.
  public enum State: Int, Sendable, CaseIterable {
    /// In the foreground.
    case active = 0
    /// In the foreground without events.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// The app's delegate; remembered, only tests call it.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { kept.withLock { $0.delegate } }
    set { kept.withLock { $0.delegate = newValue } }
  }
  /// The key window.
  open internal(set) weak var keyWindow: UIWindow? {
    get { kept.withLock { $0.keyWindow } }
    set { kept.withLock { $0.keyWindow = newValue } }
  }
  /// The windows: the key window, if there is one.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The connected scenes: that of the key window, if there is one.
  open var connectedScenes: Set<UIScene> {
    Set([keyWindow?.windowScene].compactMap { $0 })
  }
  /// The shortcuts of the app's icon; remembered only.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept.withLock { $0.shortcutItems } }
    set { kept.withLock { $0.shortcutItems = newValue } }
  }
  /// The state of the app; always active.
  open var applicationState: State { .active }
  /// The orientation of the device that is being laid out.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = CurrentDevice.value.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The frame of the status bar, as high as the safe area at the top.
  open var statusBarFrame: CGRect {
    let device = CurrentDevice.value
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top)
  }
  /// Whether the device has no safe area at the top, and so no status bar.
  open var isStatusBarHidden: Bool { CurrentDevice.value.safeAreaInsets.top == 0 }
  /// The text size of the device that is being laid out.
  open var preferredContentSizeCategory: ContentSizeCategory {
    CurrentDevice.value.traitCollection.preferredContentSizeCategory
  }
  /// The text direction of the device that is being laid out.
  open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    CurrentDevice.value.traitCollection.direction
  }
  /// Whether the device stays awake; remembered only.
  open var isIdleTimerDisabled: Bool {
    get { kept.withLock { $0.isIdleTimerDisabled } }
    set { kept.withLock { $0.isIdleTimerDisabled = newValue } }
  }
  /// The number on the app's icon; remembered only.
  open var applicationIconBadgeNumber: Int {
    get { kept.withLock { $0.badgeNumber } }
    set { kept.withLock { $0.badgeNumber = newValue } }
  }
  /// Whether a URL can be opened; always false.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens no URL, and calls the completion with `false`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Calls a method of a target or, without one, of the first responder in the chain that has it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      if action.call(on: target, sender, event) { return true }
      action.noteIfUnknown(to: target)
      return false
    }
    let start = keyWindow?.treeFocus?.responder ?? keyWindow
    return sequence(first: start as UIResponder?, next: { $0?.next }).contains {
      $0.map { action.call(on: $0, sender, event) } ?? false
    }
  }
  /// Starts no task: returns an invalid identifier.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
  {
    .invalid
  }
  /// Has no effect.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Passes an event on to the key window. Only tests call it.
  open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }
  /// Has no effect, as there are no touches.
  open func beginIgnoringInteractionEvents() {}
  /// Has no effect, as there are no touches.
  open func endIgnoringInteractionEvents() {}

  /// A key in the options of an app's launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The shortcut that launched the app.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The URL that launched the app.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that launched the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// A key in the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// A key in the options of a URL that the app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Posted in UIKit when the app becomes active; only tests post it.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted in UIKit before the app becomes inactive; only tests post it.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted in UIKit when the app has entered the background; only tests post it.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted in UIKit before the app enters the foreground; only tests post it.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted in UIKit after the app's launch; only tests post it.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted in UIKit before the app ends; only tests post it.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted in UIKit when memory is short; only tests post it.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted in UIKit when the date or the time zone changes; only tests post it.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted in UIKit before the orientation changes; only tests post it.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted in UIKit after the orientation has changed; only tests post it.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  struct Kept {
    weak var delegate: (any UIApplicationDelegate)?
    weak var keyWindow: UIWindow?
    var isIdleTimerDisabled = false
    var badgeNumber = 0
    var shortcutItems: [UIApplicationShortcutItem]?
    var showsNetworkActivity = false
    var statusBarStyle = UIStatusBarStyle.default
    var shakesToUndo = true
    var fetchInterval: TimeInterval = 0
  }
  final let kept = Locked(Kept())
}

/// The identifier of a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The app's delegate, like UIKit's. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: _WindowOwner {
  /// Called in UIKit after the app's launch. Only tests call it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns `true` by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { unanswered(self, true) }
}
