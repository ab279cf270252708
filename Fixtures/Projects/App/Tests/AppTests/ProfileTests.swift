import LayoutSnapshotTesting
import Testing
import UIKit

@testable import LinuxApp

@Suite struct ProfileTests {
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  @Test func profile() {
    assertSnapshot(of: storyboard.instantiateInitialViewController()!, on: [.iPhone5, .iPhone15])
  }

  @Test func settings() {
    assertSnapshot(
      of: storyboard.instantiateViewController(withIdentifier: "Settings"), on: [.iPhone5, .iPhone15])
  }

  @Test func notice() {
    let notice = NoticeView(frame: .init(x: 0, y: 0, width: 320, height: 60))
    notice.textLabel.text = "Saved"
    button("Close", in: notice)?.sendActions(for: .touchUpInside)
    #expect(notice.isClosed)
    assertSnapshot(of: notice, on: .iPhone5)
  }

  @Test func outletsAndActions_areConnected() throws {
    let controller = storyboard.instantiateViewController(withIdentifier: "Profile") as! ProfileViewController
    _ = try controller.layout(on: .iPhone15)
    #expect(controller.storyboard === storyboard)
    #expect(controller.badge.frame.width == 72)
    #expect(controller.badge.backgroundColor == .systemTeal)
    #expect(controller.badge.layer.cornerRadius == 32)
    #expect(controller.badge.initials == "AL")
    let follow = try #require(controller.buttons.first)
    follow.sendActions(for: .touchUpInside)
    #expect(controller.isFollowing)
    #expect(follow.currentTitle == "Following")
    controller.view.gestureRecognizers?.first?.sendActions()
    #expect(controller.taps == 1)
    #expect(controller.notes?.parent === controller)
  }

  @Test func segues_leadOn() throws {
    let navigation = storyboard.instantiateInitialViewController() as! UINavigationController
    let profile = navigation.topViewController as! ProfileViewController
    _ = try navigation.layout(on: .iPhone15)
    profile.buttons.last?.sendActions(for: .touchUpInside)
    let settings = try #require(navigation.topViewController as? SettingsViewController)
    _ = try navigation.layout(on: .iPhone15)
    let cells = settings.tableView.visibleCells
    #expect(cells.map { $0.detailTextLabel?.text } == [nil, "Français"])
    #expect(settings.tableView(settings.tableView, titleForHeaderInSection: 0) == "General")
    let control = try #require(cells[0].contentView.subviews.last as? UISwitch)
    control.isOn = false
    control.sendActions(for: .valueChanged)
    #expect(!settings.sounds)
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }
}
