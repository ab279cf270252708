import LayoutSnapshotTesting
import SnapshotStore
import TestTools
import XCTest

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
    let words = "184320 of 614400 pixels differ, within x 32..<608, y 40..<360 on iPhone4"
    XCTAssertEqual(found.map { $0.text.contains(words) }, [true], "\(found)")
    XCTAssertTrue(Files.exists(folder.path + "/LayoutSnapshotTestingTests/XCTestTests"))
  }

  func testCard_inADetachedTask_fails() async {
    let failures = await failures {
      await Task.detached { assertSnapshot(of: Card(), on: [], record: .never) }.value
    }
    XCTAssertEqual(failures.count, 1)
  }
}
