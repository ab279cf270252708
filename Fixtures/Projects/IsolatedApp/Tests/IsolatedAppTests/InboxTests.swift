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

  @Test func overridesOfExtensions_areCalled() async {
    let screens: [UIViewController] = [UIViewController(), SentViewController()]
    for screen in screens { await screen.reload() }
    #expect(screens.map { $0.summary() } == ["reloaded", "sent: reloaded twice"])
    #expect(screens.map(\.wantsBar) == [true, false])
    #expect(screens.map { type(of: $0).purpose() } == ["screen", "screen of sent messages"])
    #expect(screens.map { $0.kind() } == ["controller", "sent controller"])
  }

  private final class Listener: InboxViewControllerDelegate {
    var counts: [Int] = []
    func inboxDidLoad(_ controller: InboxViewController, count: Int) { counts.append(count) }
  }
}
