import LayoutSnapshotTesting
import UIKit
import XCTest

@testable import Legacy

/// XCTest calls synchronous tests on the main thread, so they may assume the main actor.
final class InboxCase: XCTestCase {
  func testEmptyInbox() {
    MainActor.assumeIsolated {
      assertSnapshot(of: InboxViewController(), on: .iPhone5)
    }
  }

  @MainActor func testLoadedInbox() async {
    let controller = InboxViewController()
    controller.loadViewIfNeeded()
    await controller.loading?.value
    XCTAssertEqual(controller.inbox.messages.count, 2)
    assertSnapshot(of: controller, on: .iPhone5)
  }
}
