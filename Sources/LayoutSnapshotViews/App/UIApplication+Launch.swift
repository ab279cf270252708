import Foundation

extension UIApplication {
  /// Starts an app as a phone does: makes the window of its main storyboard, and calls its delegates.
  ///
  /// ```swift
  /// let window = UIApplication.shared.launch(AppDelegate(), scene: SceneDelegate())
  /// assertSnapshot(of: window, on: [.iPhoneSE, .iPhone17, .iPadPro11])
  /// ```
  ///
  /// The app's `Info.plist` names the storyboard. Without one, the delegates make the window. What they load later, on another
  /// queue, is not waited for.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate.
  ///   - sceneDelegate: the delegate of the app's scene, if it has one.
  ///   - filePath: the test's file, beside which and in whose package the storyboard is looked for.
  /// - Returns: the window that is shown; an empty one if the delegates show none.
  public final func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UIWindowSceneDelegate)? = nil,
    filePath: StaticString = #filePath
  ) -> UIWindow {
    launch(delegate, sceneDelegate, PackageResources.shared.infoDictionary, filePath)
  }

  /// The same with what the app's `Info.plist` says.
  final func launch(
    _ delegate: any UIApplicationDelegate, _ sceneDelegate: (any UIWindowSceneDelegate)?,
    _ info: [String: Any], _ filePath: StaticString = #filePath
  ) -> UIWindow {
    self.delegate = delegate
    let (owner, sceneOwner) = (delegate as any _WindowOwner, sceneDelegate as (any _WindowOwner)?)
    if sceneDelegate == nil { owner.window = Self.window(of: info["UIMainStoryboardFile"], nil, filePath) }
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    if let sceneDelegate {
      let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      scene.delegate = sceneDelegate
      sceneOwner?.window = Self.window(of: Self.sceneStoryboard(in: info), scene, filePath)
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      sceneDelegate.sceneWillEnterForeground(scene)
      sceneDelegate.sceneDidBecomeActive(scene)
    }
    let shown = sceneOwner?.window ?? owner.window ?? keyWindow ?? UIWindow()
    // Nobody else holds them, and controllers in the window call them.
    shown.launched = [delegate]
    if let sceneDelegate { shown.launched.append(sceneDelegate) }
    return shown
  }

  /// The storyboard of the scene that an app begins with.
  private static func sceneStoryboard(in info: [String: Any]) -> Any? {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.first?["UISceneStoryboardFile"] ?? info["UIMainStoryboardFile"]
  }

  /// The window with a storyboard's initial controller.
  private static func window(of name: Any?, _ scene: UIWindowScene?, _ filePath: StaticString) -> UIWindow? {
    guard let name = name as? String, !name.isEmpty else { return nil }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
    window.rootViewController = UIStoryboard(name: name, bundle: nil, source: "\(filePath)")
      .instantiateInitialViewController()
    window.makeKeyAndVisible()
    return window
  }
}
