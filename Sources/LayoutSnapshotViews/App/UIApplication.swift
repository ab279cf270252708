import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// The app around the views, as far as views ask it.
open class UIApplication: UIResponder, @unchecked Sendable {
  // Sound to send: what it keeps is locked.

  /// The app.
  public static let shared = UIApplication()

  /// Whether an app is used.
  public enum State: Int, Sendable, CaseIterable {
    /// Active.
    case active = 0
    /// Inactive.
    case inactive = 1
    /// Background.
    case background = 2
  }

  /// Who is told of what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { kept.withLock { $0.delegate } }
    set { kept.withLock { $0.delegate = newValue } }
  }
  /// The window that keys come to.
  open internal(set) weak var keyWindow: UIWindow? {
    get { kept.withLock { $0.keyWindow } }
    set { kept.withLock { $0.keyWindow = newValue } }
  }
  /// The windows: the one that is known.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The scenes of the app.
  open var connectedScenes: Set<UIScene> {
    Set([keyWindow?.windowScene].compactMap { $0 })
  }
  /// Whether the app is used.
  open var applicationState: State { .active }
  /// How the device's user interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = CurrentDevice.value.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// Where the status bar lies.
  open var statusBarFrame: CGRect {
    let device = CurrentDevice.value
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top)
  }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { CurrentDevice.value.safeAreaInsets.top == 0 }
  /// How wide the reader wants text.
  open var preferredContentSizeCategory: ContentSizeCategory {
    CurrentDevice.value.traitCollection.preferredContentSizeCategory
  }
  /// Where text begins.
  open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    CurrentDevice.value.traitCollection.direction
  }
  /// Whether the device stays awake.
  open var isIdleTimerDisabled: Bool {
    get { kept.withLock { $0.isIdleTimerDisabled } }
    set { kept.withLock { $0.isIdleTimerDisabled = newValue } }
  }
  /// The number on the app's icon.
  open var applicationIconBadgeNumber: Int {
    get { kept.withLock { $0.badgeNumber } }
    set { kept.withLock { $0.badgeNumber = newValue } }
  }
  /// Whether an address can be opened; none can.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address, which fails.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Sends a method to a target, or to the first responder that has it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.call(on: target, sender, event) }
    let start = keyWindow?.treeFocus?.responder ?? keyWindow
    return sequence(first: start as UIResponder?, next: { $0?.next }).contains {
      $0.map { action.call(on: $0, sender, event) } ?? false
    }
  }
  /// Begins work that goes on in the background.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
  {
    .invalid
  }
  /// Ends it.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Whether touches are ignored.
  open func beginIgnoringInteractionEvents() {}
  /// Whether touches are ignored.
  open func endIgnoringInteractionEvents() {}

  /// Why an app begins.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: String
    /// A value by its number or name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: String
    /// A value by its number or name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// How an address is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: String
    /// A value by its number or name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Told when the app is used again.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Told when it is about to be left.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Told when it was left.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Told when it comes back.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Told when it begins.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Told when it ends.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Told when memory is short.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Told when the clock jumps.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Told before the status bar turns.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Told after the status bar has turned.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  private struct Kept {
    weak var delegate: (any UIApplicationDelegate)?
    weak var keyWindow: UIWindow?
    var isIdleTimerDisabled = false
    var badgeNumber = 0
  }
  private let kept = Locked(Kept())
}

/// Work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: Int
  /// A value by its number or name.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Is told of what happens to the app. Nothing does, in a test.
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window.
  var window: UIWindow? { get set }
  /// The app has begun.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// The default implementation.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
  /// The default implementation.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
