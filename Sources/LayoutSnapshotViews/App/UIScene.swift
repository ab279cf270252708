import Foundation
import LayoutSnapshotValues

/// A scene of an app, like UIKit's `UIScene`.
open class UIScene: UIResponder {
  /// The state of a scene. Raw values match UIKit's.
  public enum ActivationState: Int, Sendable, CaseIterable {
    /// Not connected.
    case unattached = -1
    /// In the foreground.
    case foregroundActive = 0
    /// In the foreground without events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.session = session }

  /// The session of the scene.
  public final let session: UISceneSession
  /// The state of the scene; always active in the foreground.
  open var activationState: ActivationState { .foregroundActive }
  /// The title in the list of windows.
  open var title: String! = ""
  /// The scene's delegate; remembered, only tests call it.
  open var delegate: (any UISceneDelegate)?

  /// The circumstances of a scene's connection; empty here.
  open class ConnectionOptions: NSObject {
    open override func copy() -> Any { copyAsUIKitDoes() }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }

  /// Posted in UIKit when a scene becomes active; only tests post it.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted in UIKit before a scene becomes inactive; only tests post it.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted in UIKit before a scene enters the foreground; only tests post it.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted in UIKit when a scene has entered the background; only tests post it.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open internal(set) var windows: [UIWindow] = []
  /// The key window, if it is one of the scene's.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The coordinates of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The traits of the device that is being laid out.
  open var traitCollection: Traits { screen.traitCollection }
  /// The orientation of the device that is being laid out.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar of a scene.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar, as high as the safe area at the top.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the device has no safe area at the top, and so no status bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The session of a scene.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UISceneSession: NSObject {
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// The role of the scene; always a window of the app.
  open var role: Role { .windowApplication }

  /// What the app keeps with the scene.
  open var userInfo: [String: Any]?
  /// What is restored with the scene; remembered only.
  open var stateRestorationActivity: NSUserActivity?
  /// A name of the scene that stays; the same for all here.
  open var persistentIdentifier: String { "scene" }

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The configuration of a scene.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name in the app's `Info.plist`.
  public final let name: String?
  /// The role of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate; remembered only.
  open var delegateClass: AnyClass?
  /// The class of the scene; remembered only.
  open var sceneClass: AnyClass?
  /// The storyboard of the scene; remembered only.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }

  /// A configuration with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyWithViews {
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      (copy.delegateClass, copy.sceneClass, copy.storyboard) = (delegateClass, sceneClass, storyboard)
      return complete(copy)
    }
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The delegate of a scene, like UIKit's. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UISceneDelegate: AnyObject {
  /// Called in UIKit when the scene is connected.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Called in UIKit when the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called in UIKit when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called in UIKit before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called in UIKit before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called in UIKit when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  /// Does nothing by default.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows, like UIKit's.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {}
