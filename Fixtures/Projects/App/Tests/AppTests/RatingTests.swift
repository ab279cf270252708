import LayoutSnapshotTesting
import Testing
import UIKit

@testable import LinuxApp

// One after the other: a notification reaches every controller that is alive.
@Suite(.serialized) struct RatingTests {
  @Test func rating() {
    assertSnapshot(of: RatingViewController(), on: [.iPhone5, .iPhone15])
  }

  @Test func stars_areTapped_andCleared() throws {
    let controller = RatingViewController()
    let listener = Listener()
    controller.delegate = listener
    controller.loadViewIfNeeded()
    #expect(controller.rating == 2)
    let star = try #require(controller.row.arrangedSubviews[3] as? StarView)
    star.gestureRecognizers?.first?.sendActions()
    #expect(controller.rating == 4)
    #expect(listener.rated == [4])
    #expect(star.isFilled)
    let button = try #require(firstButton(in: controller.view))
    button.sendActions(for: .touchUpInside)
    #expect(controller.rating == 0)
    star.gestureRecognizers?.first?.sendActions()
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(controller.rating == 0)
    #expect(controller.prefersStatusBarHidden)
    #expect(firstLabel(in: controller.view)?.text == "Asked")
  }

  private func firstButton(in view: UIView) -> UIButton? {
    view as? UIButton ?? view.subviews.lazy.compactMap { firstButton(in: $0) }.first
  }

  private func firstLabel(in view: UIView) -> UILabel? {
    view as? UILabel ?? view.subviews.lazy.compactMap { firstLabel(in: $0) }.first
  }

  private final class Listener: RatingViewControllerDelegate {
    var rated: [Int] = []
    func ratingViewController(_ controller: RatingViewController, didRate stars: Int) { rated.append(stars) }
    func ratingViewControllerTitle(_ controller: RatingViewController) -> String { "Asked" }
  }
}
