import Foundation
import LayoutSnapshotViews
import Testing

/// Content lies under a bar that shines through, and ends at one that does not.
@Suite struct OpaqueBarTests {
  private let device = Device.iPhone15

  @Test func opaqueNavigationBar_movesTheContentBelowIt() throws {
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    _ = try navigation.layout(on: device)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(content.view.safeAreaInsets.top == 103)
    navigation.navigationBar.isTranslucent = false
    _ = try navigation.layout(on: device)
    let below = CGRect(x: 0, y: 103, width: 393, height: 749)
    #expect(content.view.convert(content.view.bounds, to: nil) == below)
    #expect(content.view.safeAreaInsets.top == 0)
    content.extendedLayoutIncludesOpaqueBars = true
    _ = try navigation.layout(on: device)
    #expect(content.view.safeAreaInsets.top == 103)
    content.edgesForExtendedLayout = []
    _ = try navigation.layout(on: device)
    #expect(content.view.convert(content.view.bounds, to: nil) == below)
  }

  private final class Opaque: ViewController {
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.navigationBar.isTranslucent = false
    }
  }

  @Test func barMadeOpaque_whenTheContentAppears_isOpaqueAtOnce() throws {
    let content = Opaque()
    let navigation = NavigationController(rootViewController: content)
    _ = try navigation.layout(on: device)
    #expect(content.view.convert(CGPoint.zero, to: nil).y == 103)
  }

  @Test func opaqueTabBar_endsTheContentAboveIt() throws {
    let content = ViewController()
    let tabs = TabBarController()
    tabs.viewControllers = [content]
    _ = try tabs.layout(on: device)
    #expect(content.view.frame.height == 852 && content.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isTranslucent = false
    _ = try tabs.layout(on: device)
    #expect(content.view.frame.height == 769 && content.view.safeAreaInsets.bottom == 0)
  }
}
