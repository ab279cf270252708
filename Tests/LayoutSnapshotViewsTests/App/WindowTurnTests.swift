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
  enum Change: CaseIterable, Sendable {
    case view, constraint, frame, content, request, hidden, style, windowStyle, windowFrame, windowBounds
  }

  @Test(arguments: Change.allCases)
  func changes_areLaidOutInTheNextTurn(_ change: Change) {
    let controller = ViewController()
    let (label, noting, added) = (Label(), NotingView(), NotingView())
    label.translatesAutoresizingMaskIntoConstraints = false
    noting.frame = rect(0, 0, 9, 9)
    controller.view.addSubview(label)
    controller.view.addSubview(noting)
    let leading = label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
    leading.isActive = true
    let window = shown(controller)
    turn()
    var calls: [String] = []
    noting.note = { calls.append($0) }
    added.note = { calls.append("added \($0)") }
    noting.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: NotingView, _) in
      calls.append("style")
    }
    let (width, dark) = (label.frame.width, UserInterfaceStyle.dark)
    switch change {
    case .view: controller.view.addSubview(added)
    case .constraint: leading.constant = 40
    case .frame: noting.frame = rect(0, 0, 50, 50)
    case .content: label.text = "More"
    case .request: noting.setNeedsLayout()
    case .hidden: label.isHidden = true
    case .style: noting.overrideUserInterfaceStyle = dark
    case .windowStyle: window.overrideUserInterfaceStyle = dark
    case .windowFrame: window.frame = rect(0, 0, 874, 402)
    case .windowBounds: window.bounds = rect(0, 0, 874, 402)
    }
    #expect(calls.isEmpty)
    turn()
    // Who has not asked, and has the size of before, is left alone.
    let expected: [String] =
      switch change {
      case .view: ["added safeAreaInsetsDidChange", "added layoutSubviews"]
      case .frame, .request: ["layoutSubviews"]
      case .style, .windowStyle: ["style"]
      // Its bounds grow around its center, so that it lies below what covers the screen.
      case .windowBounds: ["safeAreaInsetsDidChange", "layoutSubviews"]
      default: []
      }
    #expect(calls == expected)
    #expect(label.frame.minX == (change == .constraint ? 40 : 0))
    #expect((label.frame.width > width) == (change == .content))
    let isTurned = change == .windowFrame || change == .windowBounds
    #expect(controller.view.frame.size == (isTurned ? CGSize(width: 874, height: 402) : Device.iPhone17.size))
    calls = []
    turn()
    #expect(calls.isEmpty)
  }

  /// A layout that nothing has asked for calls nobody.
  @Test func whatChangesNoLayout_callsNobody() {
    let (controller, noting) = (ViewController(), NotingView())
    controller.view.addSubview(noting)
    let window = shown(controller)
    turn()
    var calls = 0
    noting.note = { _ in calls += 1 }
    noting.accessibilityIdentifier = "x"
    turn()
    window.isHidden = false
    turn()
    window.makeKeyAndVisible()
    turn()
    #expect(calls == 0)
    // Code that asks for a layout itself gets all of it.
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(calls == 1)
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

  /// A turn asks the screen each time, as it may be another one by then.
  @Test func windowWithoutASnapshot_hasTheDeviceOfTheScreen() {
    let controller = ViewController()
    let window = shown(controller)
    turn()
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    CurrentDevice.$laidOut.withValue(.iPhone17.with(.dark)) {
      window.setNeedsLayout()
      turn()
    }
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  /// A thread that waits for nothing takes the layout from nobody.
  @Test func changeOfAnotherThread_leavesTheTurnToWhoWaits() async {
    let controller = Noting()
    nonisolated(unsafe) let window = shown(controller)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      window.backgroundColor = .red
      window.setNeedsLayout()
      done.signal()
    }
    thread.start()
    func wait() { done.wait() }
    wait()
    turn()
    #expect(controller.calls.last == "viewDidAppear")
  }

  /// Code that turns the loop within a layout gets no second one in its midst.
  @Test func loopWithinALayout_laysOutAfterIt() throws {
    final class Turning: View {
      var (turns, depth, deepest) = (0, 0, 0)
      override func layoutSubviews() {
        depth += 1
        deepest = max(deepest, depth)
        if turns < 3 {
          turns += 1
          RunLoop.current.run(until: Date())
        }
        depth -= 1
      }
    }
    let (controller, turning) = (ViewController(), Turning())
    controller.view.addSubview(turning)
    let window = shown(controller)
    _ = try controller.view.layout(on: .iPhone8)
    #expect((turning.turns, turning.deepest) == (1, 1))
    #expect(controller.view.frame.size == Device.iPhone8.size)
    turn()
    #expect(turning.deepest == 1)
    #expect(controller.view.frame.size == window.frame.size)
    window.layoutIfNeeded()
    #expect(turning.deepest == 1)
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

  /// The view still has the flag of the last layout, which was not to be the last.
  @Test func restlessTree_isLaidOutAgainWhenItIsAsked() {
    final class Restless: View {
      var isRestless = true
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        if isRestless { setNeedsLayout() }
      }
    }
    let (controller, restless) = (ViewController(), Restless())
    controller.view.addSubview(restless)
    let window = shown(controller)
    turn()
    restless.isRestless = false
    restless.setNeedsLayout()
    turn()
    #expect(restless.passes == 101)
    withExtendedLifetime(window) {}
  }

  @Test func loopOfTouches_countsToo() {
    let controller = Noting()
    let window = shown(controller)
    _ = RunLoop.current.run(mode: RunLoop.Mode("UITrackingRunLoopMode"), before: Date())
    #expect(controller.calls.last == "viewDidAppear")
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

  /// An address would be given to one task after another.
  @Test func taskThatHasEnded_leavesNothingToOthers() async {
    for _ in 0..<100 {
      nonisolated(unsafe) let (controller, window) = (Noting(), UIWindow())
      await Task.detached { _ = shown(controller, in: window) }.value
      await Task.detached { turn() }.value
      #expect(controller.calls.isEmpty)
      withExtendedLifetime(window) {}
    }
  }

  @MainActor @Test func mainActor_hasTurnsWhileItTurnsTheLoop() async throws {
    let controller = Noting()
    let window = shown(controller)
    #expect(controller.calls.isEmpty)
    turn()
    #expect(controller.calls.last == "viewDidAppear")
    controller.calls = []
    window.setNeedsLayout()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(controller.calls.isEmpty)
  }

  /// Views have no actor, so nobody knows who uses what the main actor has made.
  @Test func whatTheMainActorHandsOver_isLeftAlone() async {
    for _ in 0..<20 {
      nonisolated(unsafe) let (controller, window) = (Noting(), UIWindow())
      await MainActor.run { _ = shown(controller, in: window) }
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      #expect(controller.calls.isEmpty)
      withExtendedLifetime(window) {}
    }
  }
}
