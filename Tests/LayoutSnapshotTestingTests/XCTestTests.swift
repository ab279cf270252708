import LayoutSnapshotTesting
import XCTest

final class XCTestTests: CapturingTestCase {
  func testCard() {
    assertSnapshot(of: Card(), on: .classic)
  }

  /// Breaks the card that ``testCard()`` verifies, and compares it with the same references.
  func testCard_broken_failsAtTheCallersLine() async {
    let card = Card()
    card.title.backgroundColor = .green
    let failures = await failures {
      assertSnapshot(of: card, on: [.iPhone4], record: .never, testName: "testCard()")
    }
    XCTAssertEqual(failures.map(\.line), [#line - 2])
    XCTAssertEqual(failures.map(\.file), ["\(#filePath)"])
    // The title is 288 x 160 points at 2x, and through the button it can still be seen.
    let words = "184320 of 614400 pixels differ, within x 32..<608, y 40..<360 (iPhone4)"
    XCTAssertEqual(failures.map { $0.text.contains(words) }, [true], "\(failures)")
  }

  func testCard_inADetachedTask_fails() async {
    let failures = await failures {
      await Task.detached { assertSnapshot(of: Card(), on: [], record: .never) }.value
    }
    XCTAssertEqual(failures.count, 1)
  }
}
