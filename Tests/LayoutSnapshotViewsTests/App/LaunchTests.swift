import Foundation
import Testing

@testable import LayoutSnapshotViews

/// An app starts as on a phone: its delegates make or change the window that is shown first.
@Suite(.serialized) struct LaunchTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var isStarted = false

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      isStarted = application.delegate === self
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private final class Idle: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      calls.append("connect \(scene.delegate === self)")
      window = UIWindow(windowScene: scene as! UIWindowScene)
      window?.rootViewController = ViewController()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  }

  @Test func delegate_makesTheWindow_andLivesAsLongAsIt() throws {
    weak var kept: Delegate?
    let window = {
      let delegate = Delegate()
      kept = delegate
      return UIApplication.shared.launch(delegate, nil, [:])
    }()
    #expect(kept?.isStarted == true && kept?.window === window)
    _ = try window.layout(on: .iPhone5)
    #expect(window.rootViewController?.view.frame.size == CGSize(width: 320, height: 568))
  }

  @Test func scene_isConnected_beforeItIsActive() {
    let delegate = SceneDelegate()
    let window = UIApplication.shared.launch(Idle(), delegate, [:])
    #expect(delegate.calls == ["connect true", "foreground", "active"])
    #expect(window === delegate.window && window.rootViewController != nil)
  }

  @Test func appWithoutAWindow_showsAnEmptyOne() {
    UIApplication.shared.keyWindow = nil
    #expect(UIApplication.shared.launch(Idle(), nil, [:]).rootViewController == nil)
  }
}
