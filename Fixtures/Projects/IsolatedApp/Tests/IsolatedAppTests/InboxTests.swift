import LayoutSnapshotTesting
import Testing
import UIKit

@testable import Modern

@MainActor
@Suite struct InboxTests {
  private let controller = InboxViewController()

  @Test func inbox() async {
    let listener = Listener()
    controller.delegate = listener
    controller.loadViewIfNeeded()
    await controller.loading?.value
    #expect(controller.title == "2 messages")
    #expect(listener.counts == [2])
    assertSnapshot(of: controller, on: [.iPhone5, .iPhone15])
  }

  @Test func buttons_callTheController() async throws {
    controller.loadViewIfNeeded()
    await controller.loading?.value
    let column = try #require(controller.view.subviews.first as? UIStackView)
    let button = try #require(column.arrangedSubviews.first as? UIButton)
    #expect(!controller.prefersStatusBarHidden)
    button.sendActions(for: .touchUpInside)
    #expect(controller.inbox.messages.isEmpty)
    #expect(controller.prefersStatusBarHidden)
  }

  private final class Listener: InboxViewControllerDelegate {
    var counts: [Int] = []
    func inboxDidLoad(_ controller: InboxViewController, count: Int) { counts.append(count) }
  }
}
