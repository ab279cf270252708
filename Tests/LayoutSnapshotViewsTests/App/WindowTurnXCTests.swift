import Foundation
import XCTest

@testable import LayoutSnapshotViews

/// XCTest runs synchronous tests on the main thread, and turns its loop while asynchronous ones run on another.
final class WindowTurnXCTests: XCTestCase {
  private final class Counted: View {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  private var window: UIWindow?
  private var counted: Counted?

  override func setUp() {
    super.setUp()
    let (controller, window, counted) = (ViewController(), UIWindow(), Counted())
    controller.view.addSubview(counted)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    (self.window, self.counted) = (window, counted)
  }

  func testLoop_thatTheTestTurns_laysOut() {
    XCTAssertEqual(counted?.layouts, 0)
    RunLoop.current.run(until: Date())
    XCTAssertEqual(counted?.layouts, 1)
  }

  func testWaiting_forAnExpectation_laysOut() {
    let later = expectation(description: "later")
    DispatchQueue.main.async { later.fulfill() }
    wait(for: [later], timeout: 10)
    XCTAssertEqual(counted?.layouts, 1)
  }

  /// Between these checks the main thread turns its loop, which must leave alone what the test uses on its thread.
  func testAsynchronousTest_isLeftAlone() async throws {
    XCTAssertEqual(counted?.layouts, 0)
    for _ in 0..<5 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      XCTAssertEqual(counted?.layouts, 0)
    }
  }

  @MainActor func testMainActor_hasTurnsWhileItAwaits() async throws {
    window?.addSubview(View())
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    XCTAssertEqual(counted?.layouts, 1)
  }
}
