import LayoutSnapshotTesting
import UIKitNames
import XCTest

/// With XCTest, what an app gives to queues is in the next picture, too, and where a test waits.
final class DispatchQueueXCTests: XCTestCase {
  private final class Names: UILabel, @unchecked Sendable {
    // Safe to send: the queues run one after the other.

    func add(_ name: String) { text = (text ?? "") + name }

    func load() {
      DispatchQueue.global().async { [self] in
        Thread.sleep(forTimeInterval: 0.02)
        DispatchQueue.main.async { self.add("a") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.add("b") }
    }
  }

  func testSynchronousTests_haveItInThePicture() throws {
    try MainActor.assumeIsolated {
      let label = Names()
      label.load()
      _ = try label.layout(on: .iPhone17)
      XCTAssertEqual(label.text, "ab")
    }
  }

  func testExpectations() {
    let isFound = expectation(description: "found")
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { isFound.fulfill() }
      }
    }
    wait(for: [isFound], timeout: 60)
  }

  @MainActor func testAsynchronousTestsOfTheMainActor_haveItInThePicture() async throws {
    let label = Names()
    label.load()
    _ = try label.layout(on: .iPhone17)
    XCTAssertEqual(label.text, "ab")
  }

  func testAsynchronousTests_mayWaitForTheMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume() } }
    }
    let isFound = expectation(description: "found")
    DispatchQueue.main.async { isFound.fulfill() }
    await fulfillment(of: [isFound], timeout: 60)
  }
}
