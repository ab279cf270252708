import Dispatch
import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// A shown window is laid out when the run loop turns, as on a phone.
@Suite struct WindowTurnTests {
  private final class Noting: ViewController {
    var calls: [String] = []
    private let place = NotingView()
    override func loadView() {
      place.note = { [unowned self] in calls.append($0) }
      view = place
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  }

  private final class NotingView: View {
    var note: (String) -> Void = { _ in }
    override func layoutSubviews() { note("layoutSubviews") }
    override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
  }

  private func turn() { RunLoop.current.run(until: Date()) }

  private func shown(_ controller: ViewController, in window: UIWindow = UIWindow()) -> UIWindow {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func shownWindow_isLaidOutInATurn() {
    let controller = Noting()
    let window = shown(controller)
    #expect(controller.calls.isEmpty)
    turn()
    #expect(
      controller.calls == [
        "viewWillAppear", "safeAreaInsetsDidChange", "layoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.safeAreaInsets == Device.iPhone17.safeAreaInsets)
    controller.calls = []
    turn()
    #expect(controller.calls.isEmpty)
  }

  @Test func windowThatIsNotShown_isNotLaidOut() {
    let (window, controller) = (UIWindow(), Noting())
    window.rootViewController = controller
    turn()
    #expect(controller.calls.isEmpty)
    window.makeKeyAndVisible()
    window.isHidden = true
    turn()
    #expect(controller.calls.isEmpty)
    window.isHidden = false
    turn()
    #expect(controller.calls.last == "viewDidAppear")
  }

  /// Each way in which a tree can change.
  @Test(arguments: ["view", "constraint", "frame", "content", "request", "hidden"])
  func changes_areLaidOutInTheNextTurn(_ kind: String) {
    let controller = ViewController()
    let (label, noting) = (Label(), NotingView())
    label.translatesAutoresizingMaskIntoConstraints = false
    noting.frame = rect(0, 0, 9, 9)
    controller.view.addSubview(label)
    controller.view.addSubview(noting)
    let leading = label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
    leading.isActive = true
    let window = shown(controller)
    turn()
    var calls = 0
    noting.note = { _ in calls += 1 }
    let width = label.frame.width
    switch kind {
    case "view": controller.view.addSubview(View())
    case "constraint": leading.constant = 40
    case "frame": noting.frame = rect(0, 0, 50, 50)
    case "content": label.text = "More"
    case "request": noting.setNeedsLayout()
    default: label.isHidden = true
    }
    #expect(calls == 0)
    turn()
    #expect(calls > 0)
    #expect(label.frame.minX == (kind == "constraint" ? 40 : 0))
    #expect((label.frame.width > width) == (kind == "content"))
    calls = 0
    turn()
    #expect(calls == 0)
    withExtendedLifetime(window) {}
  }

  @Test func smallWindow_hasWhatCoversIt() {
    let controller = ViewController()
    let window = shown(controller, in: UIWindow(frame: rect(0, 20, 200, 300)))
    turn()
    let screen = Device.iPhone17
    #expect(controller.view.frame == rect(0, 0, 200, 300))
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: screen.safeAreaInsets.top - 20))
    #expect(window.traitCollection.displayScale == CGFloat(screen.scale))
  }

  /// The device of the last layout stays, as views would move otherwise.
  @Test func windowOfASnapshot_keepsItsDevice() throws {
    let controller = ViewController()
    let window = shown(controller)
    _ = try window.layout(on: .iPhone8)
    controller.view.addSubview(View())
    turn()
    #expect(controller.view.frame.size == Device.iPhone8.size)
    #expect(controller.view.safeAreaInsets.top == 20)
  }

  @Test func restlessTree_doesNotKeepTheLoopBusy() {
    final class Restless: View {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        setNeedsLayout()
      }
    }
    let (controller, restless) = (ViewController(), Restless())
    controller.view.addSubview(restless)
    let window = shown(controller)
    turn()
    turn()
    #expect(restless.passes == 100)
    withExtendedLifetime(window) {}
  }

  /// Tests in tasks change threads, and other tests turn the loops of these threads.
  @Test func anotherTaskOnTheThread_doesNotGetTheLayout() async {
    guard #available(macOS 26.0, iOS 26.0, *) else { return }
    let controller = Noting()
    nonisolated(unsafe) let window = shown(controller)
    let task = Task.immediate { turn() }
    #expect(controller.calls.isEmpty)
    // The next change asks again.
    window.addSubview(View())
    turn()
    #expect(controller.calls.contains("viewDidAppear"))
    await task.value
  }

  @MainActor @Test func mainActor_hasTurnsWhileItAwaits() async throws {
    let controller = Noting()
    let window = shown(controller)
    #expect(controller.calls.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(controller.calls.last == "viewDidAppear")
    controller.calls = []
    window.addSubview(View())
    turn()
    #expect(controller.calls.contains("layoutSubviews"))
  }
}
