import LayoutSnapshotTesting
import Testing
import UIKit

@testable import OlderApp

@Suite struct MeterTests {
  @Test func meter() {
    assertSnapshot(of: MeterViewController(), on: [.iPhone5, .iPhone15])
  }

  @Test func olderSpelling_isLaidOut() throws {
    let controller = MeterViewController()
    _ = try controller.layout(on: .iPhone5)
    #expect([controller.lowButton.center.y, controller.highButton.center.y] == [142, 426])
    #expect(controller.gap.layoutFrame.minX == controller.highButton.frame.maxX)
  }
}
