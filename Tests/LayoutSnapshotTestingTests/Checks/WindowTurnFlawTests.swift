import Foundation
import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotTesting
@testable import LayoutSnapshotViews

/// What a turn of the run loop finds is told with the test's snapshots, as no error reaches the test from there.
@Suite struct WindowTurnFlawTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private final class Restless: View {
    override func layoutSubviews() { setNeedsLayout() }
  }

  private var flaws: [LayoutFlaw] { LayoutFlaw.absences(TestContext.runningTest, besides: []) }

  private func turn() { RunLoop.current.run(until: Date()) }

  private func shown(_ view: View) -> UIWindow {
    let (window, controller) = (UIWindow(), ViewController())
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func turnWithoutEnd_isToldOnce_andRefusedByStrictTests() throws {
    let restless = Restless()
    let window = shown(restless)
    turn()
    restless.setNeedsLayout()
    turn()
    #expect(
      flaws.map(\.text) == [
        "A window was laid out when the run loop turned. UIWindow/View/Restless: Restless asks for another layout in every "
          + "layout, so this is the state after 100 of them. What changes each time: setNeedsLayout() of Restless."
      ])
    #expect(!flaws.contains { !$0.isError })
    let strict = SnapshotConfiguration(isStrict: true)
    let refused = try #require(try desk.failure(of: View(), mode: .all, configuration: strict)).message
    #expect(refused.contains("A strict test refuses layouts with errors:"), "\(refused)")
    #expect(refused.contains("Restless asks for another layout"))
    withExtendedLifetime(window) {}
  }

  @Test func turnThatCannotBeLaidOut_isToldOnce() throws {
    let (view, other) = (View(), View())
    let window = shown(view)
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    turn()
    window.setNeedsLayout()
    turn()
    let error = try #require(#expect(throws: LayoutError.self) { try window.layout(on: .iPhone17) })
    #expect(
      flaws.map(\.text) == [
        "A window was to be laid out when the run loop turned, and could not be. UIWindow: \(error)"
      ])
    #expect(!flaws.contains { !$0.isError })
  }

  @Test func turnThatIsFine_isNotTold() {
    let window = shown(View())
    turn()
    #expect(flaws.isEmpty)
    withExtendedLifetime(window) {}
  }
}
