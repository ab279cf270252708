import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Whom bars and their containers ask and tell, and when bars are hidden.
@Suite struct BarDelegateTests {
  private func page(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  // MARK: Tabs

  private final class TabWatcher: UITabBarControllerDelegate, UITabBarDelegate {
    var told: [String] = []
    var allows = true

    func tabBarController(_ tabs: TabBarController, shouldSelect page: ViewController) -> Bool {
      told.append("should \(page.title ?? "")")
      return allows
    }
    func tabBarController(_ tabs: TabBarController, didSelect page: ViewController) {
      told.append("did \(page.title ?? "")")
    }
    func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) { told.append("item \(item.title ?? "")") }
  }

  private final class OwnTabs: TabBarController {
    var chosen: [String] = []
    override func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) { chosen.append(item.title ?? "") }
  }

  @Test func tabs_askAndTellTheirDelegate_whenAnItemIsChosen() throws {
    let (tabs, watcher) = (OwnTabs(), TabWatcher())
    let navigation = NavigationController(rootViewController: page("Root"))
    navigation.title = "Stack"
    navigation.tabBarItem.title = "Stack"
    tabs.viewControllers = [page("One"), navigation]
    tabs.delegate = watcher
    _ = try tabs.layout(on: .iPhone5)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(watcher.told.isEmpty && tabs.tabBar.delegate === tabs)
    watcher.allows = false
    navigation.tabBarItem.sendActions()
    #expect(watcher.told == ["should Stack"] && tabs.selectedIndex == 0 && tabs.chosen.isEmpty)
    watcher.allows = true
    navigation.tabBarItem.sendActions()
    #expect(watcher.told == ["should Stack", "should Stack", "did Stack"] && tabs.selectedIndex == 1)
    #expect(tabs.chosen == ["Stack"] && tabs.tabBar.selectedItem === navigation.tabBarItem)
    // The item of the stack that is shown leads back to its root.
    navigation.pushViewController(page("Detail"), animated: false)
    navigation.tabBarItem.sendActions()
    #expect(navigation.viewControllers.map(\.title) == ["Root"])
    #expect(watcher.told.suffix(2) == ["should Stack", "did Stack"])
    navigation.tabBarItem.isEnabled = false
    navigation.tabBarItem.sendActions()
    #expect(watcher.told.count == 5)
  }

  @Test func tabBars_withoutAController_tellTheirDelegate() {
    let (bar, watcher) = (TabBar(), TabWatcher())
    let items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
    (bar.items, bar.delegate) = (items, watcher)
    items[1].sendActions()
    #expect(bar.selectedItem === items[1] && watcher.told == ["item B"])
    #expect(!bar.isCustomizing && !bar.endCustomizing(animated: false))
  }

  @Test func tabBars_canBeHidden() throws {
    let tabs = TabBarController()
    let page = page("One")
    tabs.viewControllers = [page]
    _ = try tabs.layout(on: .iPhone5)
    #expect(page.view.safeAreaInsets.bottom == 49 && !tabs.isTabBarHidden)
    tabs.setTabBarHidden(true, animated: true)
    _ = try tabs.layout(on: .iPhone5)
    #expect(page.view.safeAreaInsets.bottom == 0 && tabs.tabBar.isHidden)
    tabs.isTabBarHidden = false
    _ = try tabs.layout(on: .iPhone5)
    #expect(page.view.safeAreaInsets.bottom == 49)
    #expect(tabs.customizableViewControllers?.map(\.title) == ["One"])
    tabs.customizableViewControllers = []
    #expect(tabs.customizableViewControllers?.isEmpty == true)
  }

  // MARK: Navigation

  private final class BarWatcher: UINavigationBarDelegate, UIToolbarDelegate {
    var told: [String] = []
    var allows = true
    var place = UIBarPosition.any

    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool { allows }
    func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {
      told.append("push \(item.title ?? "")")
    }
    func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { allows }
    func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {
      told.append("pop \(item.title ?? "")")
    }
  }

  @Test func navigationBars_askAndTellTheirDelegate() {
    let (bar, watcher) = (NavigationBar(), BarWatcher())
    bar.items = [NavigationItem(title: "A")]
    bar.delegate = watcher
    bar.pushItem(NavigationItem(title: "B"), animated: false)
    watcher.allows = false
    bar.pushItem(NavigationItem(title: "C"), animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.topItem?.title == "B")
    watcher.allows = true
    #expect(bar.popItem(animated: false)?.title == "B" && watcher.told == ["push B", "pop B"])
  }

  private final class GuardedNavigation: NavigationController, UINavigationBarDelegate {
    var allows = false
    func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { allows }
  }

  @Test func waysBack_askASubclassThatIsADelegate() throws {
    let navigation = GuardedNavigation(rootViewController: page("A"))
    navigation.pushViewController(page("B"), animated: false)
    _ = try navigation.layout(on: .iPhone5)
    let bar = navigation.navigationBar
    let back = try #require(bar.subviews.lazy.compactMap { $0 as? BackButton }.first)
    back.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    back.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func bars_attachedToTheTop_haveAGroundUpToTheEdge() throws {
    let (root, bar, watcher) = (View(), NavigationBar(frame: rect(0, 20, 320, 44)), BarWatcher())
    bar.barTintColor = .red
    bar.delegate = watcher
    root.addSubview(bar)
    func list() throws -> String { "\(try root.solvedTree(on: .iPhone4).displayList)" }
    #expect(bar.barPosition == .top)
    #expect(try list().contains("fill 0 40 640 128 #FF0000"))
    watcher.place = .topAttached
    #expect(bar.barPosition == .topAttached)
    #expect(try list().contains("fill 0 0 640 128 #FF0000"))
    #expect(Toolbar().barPosition == .bottom && TabBar().barPosition == .bottom)
  }

  @Test func toolbars_haveAnImageInPlaceOfTheirLine() throws {
    let (root, bar) = (View(), Toolbar(frame: rect(0, 100, 320, 44)))
    let (ground, line) = (
      Image(color: .red, size: CGSize(width: 1, height: 1)),
      Image(color: .blue, size: CGSize(width: 1, height: 2))
    )
    root.addSubview(bar)
    bar.setShadowImage(line, forToolbarPosition: .any)
    func list() throws -> String { "\(try root.solvedTree(on: .iPhone4).displayList)" }
    #expect(try !list().contains("#0000FF"))
    bar.setBackgroundImage(ground, forToolbarPosition: .any, barMetrics: .default)
    #expect(try list().contains("#0000FF"))
    #expect(bar.shadowImage(forToolbarPosition: .any) === line)
    #expect(bar.shadowImage(forToolbarPosition: .top) == nil)
  }

  @Test func bars_areHiddenWhereTheHeightIsCompact_ifTheyAreMeantToBe() throws {
    let page = page("A")
    let navigation = NavigationController(rootViewController: page)
    navigation.hidesBarsWhenVerticallyCompact = true
    for device in [Device.iPhone8, .iPhone8.landscape, .iPhone8] {
      _ = try navigation.layout(on: device)
      #expect(navigation.navigationBar.isHidden == (device != .iPhone8))
      #expect((page.view.safeAreaInsets.top == 0) == (device != .iPhone8))
    }
    navigation.hidesBarsWhenVerticallyCompact = false
    _ = try navigation.layout(on: .iPhone8.landscape)
    #expect(!navigation.navigationBar.isHidden && page.view.safeAreaInsets.top == 32)
  }

  @Test func gestures_areThereAndStay() {
    let navigation = NavigationController()
    #expect(navigation.interactivePopGestureRecognizer === navigation.interactivePopGestureRecognizer)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled && !navigation.hidesBarsOnSwipe)
    #expect(!navigation.hidesBarsOnTap && !navigation.hidesBarsWhenKeyboardAppears)
  }
}
