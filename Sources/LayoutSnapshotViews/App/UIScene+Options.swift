import Foundation

/// Why a scene was connected; everything is empty here.
extension UIScene.ConnectionOptions {
  /// The URLs that the scene opens; none.
  public var urlContexts: Set<UIOpenURLContext> { [] }
  /// The activities that the scene continues; none.
  public var userActivities: Set<NSUserActivity> { [] }
  /// The type of the activity that another device hands on; none.
  public var handoffUserActivityType: String? { nil }
  /// The app that asked for the scene; none.
  public var sourceApplication: String? { nil }
  /// The shortcut that was chosen; none.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

/// A URL that a scene is to open.
///
/// ```swift
/// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
///   if let url = contexts.first?.url { router.open(url) }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIOpenURLContext: NSObject {
  /// The URL.
  public final let url: URL
  /// How it is to be opened.
  public final let options: UIScene.OpenURLOptions

  /// Creates a URL to open. On a phone the system makes it, here a test may.
  public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    (self.url, self.options) = (url, options)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension UIScene {
  /// How a URL is to be opened; everything is empty here, so it belongs to no actor.
  open class OpenURLOptions: NSObject {
    /// The app that opens the URL; none.
    open var sourceApplication: String? { nil }
    /// What that app says; nothing.
    open var annotation: Any? { nil }
    /// Whether the file stays where it is; no.
    open var openInPlace: Bool { false }

    open override func copy() -> Any { copyAsUIKitDoes() }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }
  /// Posted in UIKit when a scene is connected; only tests post it.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted in UIKit when a scene was disconnected; only tests post it.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}
