import LayoutSnapshotTesting
import Testing
import UIKit

@testable import LinuxApp

/// A screen of which parts are left out, because they do not compile here.
@Suite struct ReceiptTests {
  @Test func whatIsNotLeftOut_isRunAndDrawn() throws {
    let controller = ReceiptViewController()
    let navigation = UINavigationController(rootViewController: controller)
    _ = try navigation.layout(on: .iPhone17)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Tea", "Bread"])
    #expect(controller.title == "Receipt" && controller.events == ["loaded"])
    #expect(controller.price(of: "Tea") == 0)
    #expect(controller.badge == nil)
  }

  @Test func receipt() throws {
    assertSnapshot(of: ReceiptViewController(), on: .iPhone17)
  }
}
