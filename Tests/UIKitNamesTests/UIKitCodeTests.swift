import Foundation
import TestTools
import Testing
import UIKitNames

@testable import LayoutSnapshotViews

/// Code that was written for UIKit compiles under its names and is laid out as there.
@Suite struct UIKitCodeTests {
  @Test func profile_isLaidOut() throws {
    let profile = ProfileViewController(name: "Ada")
    let navigation = UINavigationController(rootViewController: profile)
    let layout = try navigation.layout(on: .iPhone15)
    let root = "View/content/View"
    #expect(profile.navigationController === navigation)
    #expect(layout[root]?.frameInRoot == rect(0, 0, 393, 852))
    // The status bar's 59 and the bar's 44 points lie above.
    #expect(layout[root + "/ImageView"]?.frame == rect(24, 119, 64, 64))
    #expect(layout[root + "/View"]?.frame == rect(0, 852 - 34 - 44, 393, 44))
    #expect(layout[root + "/StackView"]?.frame.minX == 104)
    #expect(layout.conflicts.isEmpty)
    let turned = try navigation.layout(on: .iPhone15.landscape)
    #expect(turned[root + "/View"]?.frame.height == 32)
  }

  /// Code that names all that layout code can name compiles, and is laid out without contradictions.
  @Test func vocabulary_compiles_andIsLaidOut() throws {
    let controller = VocabularyController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    for device in [Device.iPhone15, .iPhone15.landscape.with(.dark), .iPadAir.rightToLeft] {
      let layout = try tabs.layout(on: device)
      #expect(layout.conflicts.isEmpty, "\(device.name): \(layout.conflicts)")
    }
    #expect(controller.calls.first == "viewDidLoad" && controller.calls.contains("viewDidAppear"))
    #expect(controller.content.scroll.frame.width == controller.content.canvas.frame.width)
    #expect(controller.content.canvas.layer is CAGradientLayer)
    #expect(controller.content.forFirstBaselineLayout === controller.content.label)
    let cell = VocabularyCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(cell.label.frame.origin == CGPoint(x: 4, y: 4))
  }

  @Test func feed_scrolls() throws {
    let feed = FeedViewController()
    _ = try feed.layout(on: .iPhone8)
    #expect(feed.header.frame == rect(0, 0, 375, 120))
    #expect(feed.body.frame == rect(0, 128, 375, 750))
    #expect(feed.scrollView.contentSize == CGSize(width: 375, height: 878))
    #expect(feed.header.convert(CGPoint.zero, to: nil).y == 20)
  }

  @Test func badge_followsItsCount() throws {
    let badge = BadgeView(frame: .zero)
    let root = UIView()
    root.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor),
      badge.leftAnchor.constraint(equalTo: root.leftAnchor),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    _ = try root.layout(on: .iPhone4)
    #expect(badge.frame == rect(0, 0, 20, 20))
    badge.count = 12
    badge.setNeedsUpdateConstraints()
    _ = try root.layout(on: .iPhone4)
    #expect(badge.frame == rect(0, 0, 28, 20))
    #expect(badge.subviews[0].frame == rect(8, 4, 12, 12))
    badge.sizeToFit()
    #expect(badge.frame.size == CGSize(width: 28, height: 20))
  }

  @Test func cell_sizesItself() {
    let cell = MessageCell(style: .default, reuseIdentifier: "message")
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 375, height: 58))
  }
}
