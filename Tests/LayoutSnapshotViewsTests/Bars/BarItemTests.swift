import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What stands in bars, where, and what it does.
@Suite struct BarItemTests {
  @Test func items_standAtTheirEdges_andMirror() throws {
    let page = page("Title")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "One", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Two", style: .done, target: nil, action: nil),
      UIBarButtonItem(
        image: Image(size: CGSize(width: 20, height: 20)), style: .plain, target: nil, action: nil),
    ]
    let navigation = NavigationController(rootViewController: page)
    for device in [Device.iPhone5, .iPhone8Plus] {
      let margin: CGFloat = device == .iPhone5 ? 16 : 20
      _ = try navigation.layout(on: device)
      let frames = buttons(in: navigation.navigationBar).map(\.frame)
      #expect(frames[0].minX == margin)
      #expect(frames[1].maxX == device.size.width - margin)
      #expect(frames[2].maxX == frames[1].minX - 16)
      #expect(frames.allSatisfy { abs($0.midY - 22) <= 0.5 })
      _ = try navigation.layout(on: device.with(.rightToLeft))
      let mirrored = buttons(in: navigation.navigationBar).map(\.frame)
      #expect(mirrored[0].maxX == device.size.width - margin)
      #expect(mirrored[1].minX == margin)
    }
  }

  @Test func tabs_areUnambiguous_inLowBarsAndHighOnes() throws {
    let tabs = TabBarController()
    tabs.viewControllers = [page("One"), page("Two")]
    for device in [Device.iPhone8, .iPhone8.landscape, .iPhone8, .iPhone8.landscape] {
      let layout = try tabs.layout(on: device)
      #expect(layout.nodes.filter(\.isAmbiguous).isEmpty)
      let guides = layout.nodes.filter { $0.kind == .guide && $0.path.contains("TabButton") }
      #expect(guides.count == (device == .iPhone8 ? 0 : 2))
    }
  }

  @Test func waysBack_sayWhereTheyLead_whileThereIsRoom() throws {
    func back(from title: String, to other: String) throws -> String? {
      let navigation = NavigationController(rootViewController: page(other))
      navigation.pushViewController(page(title), animated: false)
      _ = try navigation.layout(on: .iPhone5)
      let button = try #require(navigation.navigationBar.subviews.lazy.compactMap { $0 as? BackButton }.first)
      return button.title
    }
    #expect(try back(from: "Message", to: "Inbox") == "Inbox")
    #expect(try back(from: "Message", to: "All the letters that I have written") == "Back")
    #expect(try back(from: "A message of so many words that", to: "Inbox") == "")
  }

  @Test func waysBack_goBack() throws {
    let first = page("First")
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(page("Second"), animated: false)
    _ = try navigation.layout(on: .iPhone5)
    let back = try #require(navigation.navigationBar.subviews.lazy.compactMap { $0 as? BackButton }.first)
    back.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === first)
    _ = try navigation.layout(on: .iPhone5)
    #expect(!navigation.navigationBar.subviews.contains { $0 is BackButton })
  }

  @Test func titles_giveWayToItems() throws {
    let page = page("A title that has no room at all between two items")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    let navigation = NavigationController(rootViewController: page)
    let layout = try navigation.layout(on: .iPhone5)
    let sides = buttons(in: navigation.navigationBar).map(\.frame)
    let title = try #require(navigation.navigationBar.subviews.lazy.compactMap { $0 as? Label }.first)
    #expect(title.frame.minX >= sides[0].maxX + 8)
    #expect(title.frame.maxX <= sides[1].minX - 8)
    #expect(layout.conflicts.isEmpty)
    #expect(sides.allSatisfy { $0.width > 30 })
  }

  @Test func items_callTheirTargets() throws {
    let page = page("Title")
    var done = 0
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", primaryAction: Action { _ in done += 1 })
    let navigation = NavigationController(rootViewController: page)
    _ = try navigation.layout(on: .iPhone5)
    buttons(in: navigation.navigationBar)[0].sendActions(for: .touchUpInside)
    page.navigationItem.rightBarButtonItem?.sendActions()
    #expect(done == 2)
  }

  @Test func changedItems_areShownAnew() throws {
    let page = page("Title")
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    let navigation = NavigationController(rootViewController: page)
    _ = try navigation.layout(on: .iPhone5)
    item.title = "Done"
    _ = try navigation.layout(on: .iPhone5)
    #expect(buttons(in: navigation.navigationBar).map(\.currentTitle) == ["Done"])
    page.navigationItem.rightBarButtonItem = nil
    _ = try navigation.layout(on: .iPhone5)
    #expect(buttons(in: navigation.navigationBar).isEmpty)
  }

  @Test func toolbars_shareTheirFlexibleSpaces() throws {
    let page = page("Title")
    page.toolbarItems = ["A", "B", "C"].flatMap {
      [UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil), .flexibleSpace()]
    }.dropLast()
    let navigation = NavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    _ = try navigation.layout(on: .iPhone5)
    let frames = buttons(in: navigation.toolbar).map(\.frame)
    #expect(frames[0].minX == 16)
    #expect(frames[2].maxX == 304)
    #expect(abs((frames[1].minX - frames[0].maxX) - (frames[2].minX - frames[1].maxX)) <= 0.5)
  }

  @Test func tabs_areEquallyWide_andSayWhatTheirControllersSay() throws {
    let pages = ["One", "Two", "Three", "Four"].map(page)
    pages[1].tabBarItem.badgeValue = "3"
    pages[2].tabBarItem = UITabBarItem(title: "Own", image: Image(systemName: "star"), tag: 3)
    let tabs = TabBarController()
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    _ = try tabs.layout(on: .iPhone5)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
    #expect(buttons.map(\.frame.width) == [80, 80, 80, 80])
    let labels = buttons.map { $0.subviews.compactMap { $0 as? Label } }
    #expect(labels.map { $0[0].text } == ["One", "Two", "Own", "Four"])
    #expect(labels.map { $0[0].textColor == .systemGray } == [true, false, true, true])
    #expect(labels.map { $0[1].isHidden } == [true, false, true, true])
    tabs.selectedIndex = 3
    let layout = try tabs.layout(on: .iPhone15)
    #expect(labels.map { $0[0].textColor == .systemGray } == [true, true, true, false])
    #expect(layout.conflicts.isEmpty)
  }

  @Test func ownViews_keepTheirSize() throws {
    let page = page("Title")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: View(frame: rect(0, 0, 60, 30)))
    let title = View(frame: rect(0, 0, 100, 20))
    page.navigationItem.titleView = title
    let navigation = NavigationController(rootViewController: page)
    let layout = try navigation.layout(on: .iPhone5)
    #expect(page.navigationItem.leftBarButtonItem?.customView?.frame == rect(16, 7, 60, 30))
    #expect(title.frame == rect(110, 12, 100, 20))
    #expect(layout.conflicts.isEmpty)
  }

  @Test func editButtons_followTheirController() {
    let page = page("Title")
    let item = page.editButtonItem
    #expect(item.title == "Edit")
    item.sendActions()
    #expect(page.isEditing)
    #expect(item.title == "Done")
    #expect(page.editButtonItem === item)
  }

  private func page(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  private func buttons(in bar: Bar) -> [BarButton] { bar.subviews.compactMap { $0 as? BarButton } }
}
