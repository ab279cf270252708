import UIKit
import XCTest

final class WindowTurnCase: XCTestCase {
  private var screen: CountedScreen?

  override func setUp() {
    super.setUp()
    screen = MainActor.assumeIsolated { CountedScreen() }
  }

  func testTurn() {
    RunLoop.current.run(until: Date())
    MainActor.assumeIsolated { [screen] in XCTAssertEqual(screen?.counted.layouts, 1) }
  }

  /// The loop that XCTest turns lays out what the synchronous set-up has shown.
  @MainActor func testTurnOfXCTest() async {
    await Task.yield()
    XCTAssertEqual(screen?.counted.layouts, 1)
    screen?.counted.setNeedsLayout()
    await Task.yield()
    XCTAssertEqual(screen?.counted.layouts, 2)
  }
}
