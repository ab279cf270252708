import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotStore
import TestTools
import XCTest

@testable import LayoutSnapshotTesting

final class XCTestTests: CapturingTestCase {
  func testCard() {
    assertSnapshot(of: Card(), on: .classic)
  }

  /// Records a card where nobody looks, breaks it, and compares it with itself.
  func testCard_broken_failsAtTheCallersLine() async throws {
    let folder = try TemporaryFolder()
    let card = Card()
    // As on a developer's machine: continuous integration would not record what is compared with next.
    let environment = try SnapshotSettings(environment: [:])
    let line = #line + 4
    func check(_ mode: RecordMode) async -> [Failure] {
      await failures {
        SnapshotSettings.$substitute.withValue(environment) {
          assertSnapshot(of: card, on: .iPhone4, record: mode, root: folder.path)
        }
      }
    }
    _ = await check(.all)
    card.title.backgroundColor = .green
    let found = await check(.never)
    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertEqual(found.map(\.file), ["\(#filePath)"])
    // The title is 288 x 160 points at 2x, and through the button it can still be seen.
    let words =
      "184320 of 614400 pixels differ, within x 32..<608, y 40..<360: (16, 20; 288 x 160) points in title on iPhone4"
    XCTAssertEqual(found.map { $0.text.contains(words) }, [true], "\(found)")
    XCTAssertTrue(Files.exists(folder.path + "/LayoutSnapshotTestingTests/XCTestTests"))
  }

  func testCard_inADetachedTask_fails() async {
    let failures = await failures {
      await Task.detached { assertSnapshot(of: Card(), on: [], record: .never) }.value
    }
    XCTAssertEqual(failures.count, 1)
  }

  /// What a test left behind on another thread is not taken for the test that runs now.
  func testCall_onAThreadOfItsOwn_isOfAnUnknownTest() {
    let outcome = Locked<SnapshotFailure?>(nil)
    let done = expectation(description: "the thread has ended")
    Thread.detachNewThread {
      let failure = verifySnapshot(of: Card(), on: .iPhone4, record: .never)
      outcome.withLock { $0 = failure }
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    let message = outcome.withLock { $0?.message } ?? "none"
    XCTAssertTrue(
      message.hasPrefix("Snapshot of an unknown test: the call in testCall_onAThreadOfItsOwn"), message)
  }

  func testCall_inATaskOfAnotherTest_isOfAnUnknownTest() async {
    func origin(of function: String) async -> String {
      switch RunningTestCase.shared.origin(ofCallIn: function) {
      case .running(let name): name.method
      case .nothing: "nothing"
      case .unknown: "unknown"
      }
    }
    let own = "testCall_inATaskOfAnotherTest_isOfAnUnknownTest"
    let seen = await Task.detached {
      await (origin(of: own + "()"), origin(of: "helper()"), origin(of: "testCard()"))
    }
    .value
    XCTAssertEqual([seen.0, seen.1, seen.2], [own, own, "unknown"])
  }

  func testClass_inAnotherType_isNamedWithIt() {
    enum Local {}
    XCTAssertEqual(qualifiedName(of: Nested.Inner.self), "XCTestTests.Nested.Inner")
    XCTAssertEqual(qualifiedName(of: XCTestTests.self), "XCTestTests")
    XCTAssertEqual(qualifiedName(of: Hidden.Inner.self), "XCTestTests.Hidden.Inner")
    XCTAssertEqual(qualifiedName(of: Local.self), "XCTestTests.Local")
  }

  enum Nested { final class Inner {} }
  private enum Hidden { final class Inner {} }
}
