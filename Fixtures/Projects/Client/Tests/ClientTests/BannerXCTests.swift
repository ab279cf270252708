import LayoutSnapshotTesting
import XCTest

final class BannerXCTests: XCTestCase {
  func testBanner() {
    assertSnapshot(of: Banner(), on: [.iPhone15, .iPhone15.landscape])
  }
}
