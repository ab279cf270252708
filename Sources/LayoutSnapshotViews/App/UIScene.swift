import Foundation
import LayoutSnapshotValues

/// A part of an app that is shown by itself.
open class UIScene: UIResponder {
  /// Whether a scene is used.
  public enum ActivationState: Int, Sendable, CaseIterable {
    /// Unattached.
    case unattached = -1
    /// Foreground active.
    case foregroundActive = 0
    /// Foreground inactive.
    case foregroundInactive = 1
    /// Background.
    case background = 2
  }

  /// A scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.session = session }

  /// What is kept of the scene.
  public final let session: UISceneSession
  /// Whether it is used.
  open var activationState: ActivationState { .foregroundActive }
  /// What a window's list calls it.
  open var title: String! = ""
  /// Who is told of what happens to it.
  open var delegate: (any UISceneDelegate)?

  /// How a scene comes to be.
  open class ConnectionOptions: NSObject {}

  /// Told when a scene is used.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Told when a scene is about to be left.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Told when a scene comes back.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Told when a scene was left.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open internal(set) var windows: [UIWindow] = []
  /// The window that keys come to.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen that shows it.
  open var screen: UIScreen { .main }
  /// The traits of the device.
  open var traitCollection: Traits { screen.traitCollection }
  /// How it is turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of the status bar.
open class UIStatusBarManager: NSObject {
  /// Where it lies.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
}

/// What is kept of a scene.
open class UISceneSession: NSObject {
  /// How the scene was made.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// What the scene is for.
  open var role: Role { .windowApplication }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: String
    /// A value by its number or name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made.
open class UISceneConfiguration: NSObject {
  /// The name in the app's list.
  public final let name: String?
  /// What the scene is for.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// A configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// Is told of what happens to a scene.
public protocol UISceneDelegate: AnyObject {
  /// The scene is there.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is used.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be left.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes back.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene was left.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing, unless a delegate says otherwise.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  /// Does nothing, unless a delegate says otherwise.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing, unless a delegate says otherwise.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing, unless a delegate says otherwise.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing, unless a delegate says otherwise.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing, unless a delegate says otherwise.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told of what happens to a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The default implementation.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
