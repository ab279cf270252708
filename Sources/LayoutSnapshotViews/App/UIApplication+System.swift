import Foundation

/// What an app asks of the system, which answers as one that grants nothing. Nothing of it is in a picture.
extension UIApplication {
  /// Whether the app waits for the network; false by default. It is only stored, as nothing shows it since iOS 13.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { kept.withLock { $0.showsNetworkActivity } }
    set { kept.withLock { $0.showsNetworkActivity = newValue } }
  }
  /// Whether shaking undoes; true by default. It is only stored.
  public var applicationSupportsShakeToEdit: Bool {
    get { kept.withLock { $0.shakesToUndo } }
    set { kept.withLock { $0.shakesToUndo = newValue } }
  }
  /// Whether protected files can be read; always true.
  public var isProtectedDataAvailable: Bool { true }
  /// How long the app may run in the background; without an end, as it is in the foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may be refreshed in the background; always available.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The interval of refreshes in the background. It has no effect.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    kept.withLock { $0.fetchInterval = minimumBackgroundFetchInterval }
  }
  /// The shortest interval.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval without end.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Starts no task: returns an invalid identifier.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  // MARK: Status bar

  /// The text color of the status bar. It has no effect in apps whose controllers decide, as they do by default.
  public var statusBarStyle: UIStatusBarStyle {
    get { kept.withLock { $0.statusBarStyle } }
    set { kept.withLock { $0.statusBarStyle = newValue } }
  }
  /// Sets ``statusBarStyle``.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Has no effect in apps whose controllers decide about the status bar, as they do by default.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// The time that a change of the orientation takes; always 0.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  // MARK: Notifications

  /// Has no effect, as there is no server.
  public func registerForRemoteNotifications() {}
  /// Has no effect, as there is no server.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app gets notifications of a server; always false.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Has no effect, as there are no remote controls.
  public func beginReceivingRemoteControlEvents() {}
  /// Has no effect, as there are no remote controls.
  public func endReceivingRemoteControlEvents() {}
  /// Has no effect, as nothing is notified.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  /// What the reader lets notifications do; nothing.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }

  // MARK: Icons, addresses and scenes

  /// Whether the app has other icons; always false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon; always `nil`, for the first one.
  public var alternateIconName: String? { nil }
  /// Changes no icon, and calls the completion with an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void
  ) { completionHandler(CocoaError(.featureUnsupported)) }
  /// Changes no icon.
  public func setAlternateIconName(_ alternateIconName: String?) {}
  /// Opens no URL.
  ///
  /// - Returns: false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }
  /// The sessions of the app's scenes.
  public var openSessions: Set<UISceneSession> {
    Set([keyWindow?.windowScene?.session].compactMap { $0 })
  }
  /// Whether the app has several scenes; always false.
  public var supportsMultipleScenes: Bool { false }
  /// Opens no scene, and calls the handler with an error.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSObject?, options: NSObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Closes no scene, and calls the handler with an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: NSObject?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Has no effect: every picture is drawn completely.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Posted in UIKit when the reader has taken a screenshot; only tests post it.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted in UIKit when protected files can be read; only tests post it.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted in UIKit before protected files cannot be read; only tests post it.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted in UIKit when refreshes in the background are allowed or forbidden; only tests post it.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted in UIKit when the frame of the status bar has changed; only tests post it.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted in UIKit before the frame of the status bar changes; only tests post it.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The URL of the app's settings of notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
}

extension UIApplication {
  /// What an app may refuse to run beside it.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards of other apps.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The app that asked for the launch.
  public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// What that app said.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The notification of the app itself that launched it.
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A new place that launched the app.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The activity that launched the app.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of that activity.
  public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIApplication.OpenURLOptionsKey {
  /// The app that opens the URL.
  public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  /// What that app says.
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  /// Whether the file stays where it is.
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Whether only an app may open the URL.
  public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

/// Whether an app may be refreshed in the background. Raw values match UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable, CaseIterable {
  /// The device forbids it.
  case restricted = 0
  /// The reader forbids it.
  case denied = 1
  /// It may.
  case available = 2
}

/// What a refresh in the background has brought. Raw values match UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable, CaseIterable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It failed.
  case failed = 2
}

/// What notifications do. Raw values match UIKit's.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits, one for each way.
  public let rawValue: UInt
  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// They put a number on the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// They sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// They appear.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What an app asked that notifications may do, before iOS 10.
open class UIUserNotificationSettings: NSObject, NSCopying {
  /// What they may do.
  public final let types: UIUserNotificationType
  /// The groups of their actions.
  public final let categories: Set<NSObject>?

  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<NSObject>?) {
    (self.types, self.categories) = (types, categories)
  }

  /// The object itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
