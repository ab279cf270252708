import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// How far images and titles of items lie beside their usual places, and what lies behind them.
@Suite struct BarPlaceTests {
  private func page(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  private func square(_ color: Color, _ extent: CGFloat) -> Image {
    Image(color: color, size: CGSize(width: extent, height: extent))
  }

  private func picture(_ controller: ViewController, _ device: Device = .iPhone5) throws -> String {
    "\(try controller.view.solvedTree(on: device).displayList)"
  }

  // MARK: Tabs

  private func tabs(_ count: Int = 2, _ change: (TabBarController) -> Void = { _ in }) -> TabBarController {
    let tabs = TabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let page = page("Tab")
      page.tabBarItem = UITabBarItem(title: "Tab", image: square(.red, 24), tag: index)
      return page
    }
    change(tabs)
    return tabs
  }

  /// The frames of the picture and the title of the first tab.
  private func parts(_ tabs: TabBarController, _ device: Device = .iPhone5) throws -> (CGRect, CGRect) {
    let layout = try tabs.layout(on: device)
    #expect(layout.conflicts.isEmpty)
    let button = try #require(tabs.tabBar.subviews.lazy.compactMap { $0 as? TabButton }.first)
    let picture = try #require(button.subviews.lazy.compactMap { $0 as? ImageView }.first)
    let title = try #require(button.subviews.lazy.compactMap { $0 as? Label }.first)
    return (picture.frame, title.frame)
  }

  @Test(arguments: [Device.iPhone5, .iPhone8.landscape, .iPhone5.with(.rightToLeft)])
  func tabs_moveByTheirInsets(_ device: Device) throws {
    let (picture, title) = try parts(tabs(), device)
    let moved = tabs { tabs in
      let item = tabs.viewControllers?[0].tabBarItem
      item?.imageInsets = EdgeInsets(top: 6, left: 2, bottom: -6, right: -2)
      item?.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
    }
    let (newPicture, newTitle) = try parts(moved, device)
    #expect(newPicture == picture.offsetBy(dx: 2, dy: 6))
    #expect(newTitle == title.offsetBy(dx: 3, dy: -4))
  }

  @Test func tabs_withInsetsOnOneSide_haveASmallerPicture() throws {
    let tabs = tabs {
      $0.viewControllers?[0].tabBarItem.imageInsets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    }
    let picture = try parts(tabs).0
    #expect(picture.size == CGSize(width: 16, height: 16) && picture.midY == 20)
  }

  @Test func tabs_moveByTheirAppearance() throws {
    let (_, title) = try parts(tabs())
    let moved = tabs { tabs in
      let looks = UITabBarAppearance()
      looks.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
      (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (looks, looks)
    }
    #expect(try parts(moved).1 == title.offsetBy(dx: 0, dy: 2))
  }

  @Test func tabs_canStandInTheMiddle() throws {
    let middle = tabs { $0.tabBar.itemPositioning = .centered }
    func frames() -> [CGRect] { middle.tabBar.subviews.compactMap { ($0 as? TabButton)?.frame } }
    _ = try middle.layout(on: .iPhone5)
    #expect(frames().map(\.minX) == [67, 177] && frames().map(\.width) == [76, 76])
    (middle.tabBar.itemWidth, middle.tabBar.itemSpacing) = (50, 20)
    _ = try middle.layout(on: .iPhone5)
    #expect(frames().map(\.minX) == [100, 170])
    _ = try middle.layout(on: .iPhone5.with(.rightToLeft))
    #expect(frames().map(\.minX) == [170, 100])
    middle.tabBar.itemPositioning = .fill
    let layout = try middle.layout(on: .iPhone5)
    #expect(frames().map(\.minX) == [0, 160])
    #expect(layout.conflicts.isEmpty && layout.nodes.filter(\.isAmbiguous).isEmpty)
  }

  @Test func selectedTabs_haveTheImageBehindThem() throws {
    let tabs = tabs { $0.tabBar.selectionIndicatorImage = square(.green, 10) }
    // The bar is 49 points high at the lower edge of 568; the second tab begins at 160.
    #expect(try picture(tabs).contains("fill 150 1077 170 1097 #00FF00"))
    tabs.selectedIndex = 1
    #expect(try picture(tabs).contains("fill 470 1077 490 1097 #00FF00"))
    tabs.tabBar.selectionIndicatorImage = square(.green, 10).resizableImage(withCapInsets: .zero)
    #expect(try picture(tabs).contains("fill 320 1038 640 1136 #00FF00"))
    let looks = UITabBarAppearance()
    (looks.selectionIndicatorImage, looks.selectionIndicatorTintColor) = (square(.green, 10), .blue)
    (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (looks, looks)
    #expect(try picture(tabs).contains("fill 470 1077 490 1097 #0000FF"))
  }

  @Test func badges_haveTheAttributesOfTheirItem() throws {
    let tabs = tabs {
      let item = $0.viewControllers?[0].tabBarItem
      item?.badgeValue = "7"
      item?.setBadgeTextAttributes([.foregroundColor: Color.green], for: .normal)
    }
    #expect(try picture(tabs).contains("#00FF00"))
    #expect(tabs.viewControllers?[0].tabBarItem.badgeTextAttributes(for: .normal)?.count == 1)
    #expect(tabs.viewControllers?[0].tabBarItem.badgeTextAttributes(for: .selected) == nil)
  }

  // MARK: Buttons

  private func navigation(_ item: UIBarButtonItem) -> NavigationController {
    let page = page("Title")
    page.navigationItem.rightBarButtonItem = item
    return NavigationController(rootViewController: page)
  }

  private func titleFrame(of item: UIBarButtonItem) throws -> CGRect? {
    let navigation = navigation(item)
    _ = try navigation.layout(on: .iPhone5)
    // The item alone does not keep its button.
    return withExtendedLifetime(navigation) { (item.shownView as? BarButton)?.titleLabel?.frame }
  }

  @Test func buttons_haveAGround_andMoveTheirTitle() throws {
    func item() -> UIBarButtonItem { UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil) }
    let usual = try #require(try titleFrame(of: item()))
    let moved = item()
    moved.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 5), for: .default)
    #expect(try titleFrame(of: moved) == usual.offsetBy(dx: 2, dy: 5))
    let (plain, done) = (item(), item())
    done.style = .done
    for item in [plain, done] {
      item.setBackgroundImage(square(.red, 4), for: .normal, barMetrics: .default)
      item.setBackgroundImage(square(.blue, 4), for: .normal, style: .done, barMetrics: .default)
    }
    let (red, blue) = (try picture(navigation(plain)), try picture(navigation(done)))
    #expect(red.contains("#FF0000") && !red.contains("#0000FF"))
    #expect(blue.contains("#0000FF") && !blue.contains("#FF0000"))
    #expect(plain.backgroundImage(for: .disabled, barMetrics: .default) == nil)
    #expect(plain.backgroundImage(for: .normal, barMetrics: .default) != nil)
  }

  @Test func buttons_ofAnAppearance_haveItsGround() throws {
    let navigation = navigation(UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil))
    let looks = UINavigationBarAppearance()
    looks.prominentButtonAppearance.normal.backgroundImage = square(.blue, 4)
    looks.buttonAppearance.normal.backgroundImage = square(.red, 4)
    navigation.navigationBar.standardAppearance = looks
    navigation.navigationBar.scrollEdgeAppearance = looks
    let list = try picture(navigation)
    #expect(list.contains("#FF0000") && !list.contains("#0000FF"))
    #expect(looks.doneButtonAppearance === looks.prominentButtonAppearance)
  }

  @Test func waysBack_canLoseTheirTitle() throws {
    func label(_ offset: CGFloat) throws -> CGRect {
      let first = page("First")
      let item = UIBarButtonItem(title: "Start", style: .plain, target: nil, action: nil)
      item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: offset, vertical: 3), for: .default)
      first.navigationItem.backBarButtonItem = item
      let navigation = NavigationController(rootViewController: first)
      navigation.pushViewController(page("Second"), animated: false)
      #expect(try navigation.layout(on: .iPhone5).conflicts.isEmpty)
      let bar = navigation.navigationBar
      let back = try #require(bar.subviews.lazy.compactMap { $0 as? BackButton }.first)
      #expect(back.title == "Start")
      return try #require(back.subviews.lazy.compactMap { $0 as? Label }.first).frame
    }
    #expect(try label(-1000) == label(0).offsetBy(dx: -1000, dy: 0))
  }

  @Test func titles_moveDown() throws {
    func title(_ shift: CGFloat) throws -> CGRect {
      let navigation = NavigationController(rootViewController: page("Title"))
      navigation.navigationBar.setTitleVerticalPositionAdjustment(shift, for: .default)
      _ = try navigation.layout(on: .iPhone5)
      return try #require(navigation.navigationBar.subviews.lazy.compactMap { $0 as? Label }.first).frame
    }
    #expect(try title(5) == title(0).offsetBy(dx: 0, dy: 5))
  }
}
