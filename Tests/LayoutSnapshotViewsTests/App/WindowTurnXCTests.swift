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

  /// Each way to turn the loop. On Apple's systems XCTest does not say when it turns the loop itself.
  func testLoop_thatTheTestTurns_laysOut() throws {
    #if !os(Linux)
      throw XCTSkip("nothing tells a test's turns from those of XCTest")
    #endif
    let ways: [() -> Void] = [
      { RunLoop.current.run(until: Date()) },
      { _ = RunLoop.main.run(mode: .default, before: Date()) },
      { self.wait(for: [self.later()], timeout: 10) },
      { _ = XCTWaiter.wait(for: [self.later()], timeout: 10) },
      { _ = XCTWaiter().wait(for: [self.later()], timeout: 10) },
    ]
    XCTAssertEqual(counted?.layouts, 0)
    for (place, way) in ways.enumerated() {
      way()
      XCTAssertEqual(counted?.layouts, place + 1, "\(place)")
      counted?.setNeedsLayout()
    }
  }

  func testExpectations_thatTheTestWaitsFor_layOut() throws {
    #if !os(Linux)
      throw XCTSkip("nothing tells a test's turns from those of XCTest")
    #endif
    nonisolated(unsafe) let test = self
    _ = later()
    MainActor.assumeIsolated { test.waitForExpectations(timeout: 10) }
    XCTAssertEqual(counted?.layouts, 1)
    counted?.setNeedsLayout()
    _ = expectation(for: NSPredicate { _, _ in true }, evaluatedWith: nil)
    MainActor.assumeIsolated { test.waitForExpectations(timeout: 10) }
    XCTAssertEqual(counted?.layouts, 2)
  }

  private func later() -> XCTestExpectation {
    let later = expectation(description: "later")
    DispatchQueue.main.async { later.fulfill() }
    return later
  }

  /// Between these checks the main thread turns its loop, which must leave alone what the test uses on its thread.
  func testAsynchronousTest_isLeftAlone() async throws {
    XCTAssertEqual(counted?.layouts, 0)
    for _ in 0..<5 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      XCTAssertEqual(counted?.layouts, 0)
    }
    // A loop that some other code turns meanwhile is not the test's either.
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        RunLoop.current.run(until: Date())
        done.resume()
      }
    }
    XCTAssertEqual(counted?.layouts, 0)
    window?.layoutIfNeeded()
    XCTAssertEqual(counted?.layouts, 1)
  }

  /// The loop that XCTest has turned meanwhile is not the test's, although the same actor may have shown the window.
  @MainActor func testMainActor_hasWhatItAsksForItself() async throws {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    XCTAssertEqual(counted?.layouts, 0)
    turn()
    XCTAssertEqual(counted?.layouts, 0)
    counted?.setNeedsLayout()
    turn()
    XCTAssertEqual(counted?.layouts, 1)
  }

  private func turn() { RunLoop.current.run(until: Date()) }
}
