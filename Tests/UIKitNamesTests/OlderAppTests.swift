import Testing
import UIKitNames

/// Apps from before Swift 4.2 compile, with a hint at today's names.
@Suite struct OlderAppTests {
  @available(*, deprecated)
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = Parent()
      return options == nil
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool { userActivity.activityType == NSUserActivityTypeBrowsingWeb }
  }

  @available(*, deprecated)
  private final class Parent: UIViewController {
    let child = UIViewController()
    let (lower, upper) = (UIView(), UIView())

    override func viewDidLoad() {
      super.viewDidLoad()
      addChildViewController(child)
      view.addSubview(child.view)
      child.didMove(toParentViewController: self)
      view.addSubview(upper)
      view.addSubview(lower)
      view.bringSubview(toFront: upper)
    }
    func keyboardWillShow(_ notification: Notification) -> CGFloat {
      (notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
    }
  }

  @available(*, deprecated)
  private func shown() -> (children: Int, isInFront: Bool, keyboard: CGFloat) {
    let delegate = AppDelegate()
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    guard let parent = delegate.window?.rootViewController as? Parent else { return (0, false, 0) }
    parent.loadViewIfNeeded()
    let frame = CGRect(x: 0, y: 500, width: 320, height: 216)
    let notification = Notification(
      name: .UIKeyboardWillShow, object: nil, userInfo: [UIKeyboardFrameEndUserInfoKey: frame])
    return (
      parent.childViewControllers.count, parent.view.subviews.last === parent.upper,
      parent.keyboardWillShow(notification)
    )
  }

  @available(*, deprecated)
  @Test func olderApp_isLaunched() {
    let shown = shown()
    #expect(shown.children == 1 && shown.isInFront && shown.keyboard == 216)
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
  }

  @Test func networkOfFoundation_isThereWithoutAnotherImport() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.addValue("text/plain", forHTTPHeaderField: "Accept")
    let task = URLSession.shared.dataTask(with: request) { _, response, _ in
      _ = (response as? HTTPURLResponse)?.statusCode
    }
    #expect(task.originalRequest?.value(forHTTPHeaderField: "accept") == "text/plain")
  }
}
