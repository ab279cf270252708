import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What containers show of their controllers is laid out in the next turn of the run loop, too, although no view was asked.
@Suite struct ContainerTurnTests {
  /// Each thing that a container of a shown window shows of a controller.
  enum Change: CaseIterable, Sendable {
    case title, itemTitle, titleView, left, right, largeTitle, prompt, hidesBack, backTitle, backDisplay
    case toolbarItems, edges, tabs, tabItem, tabTitle, tabItemTitle, badge, hidesBottomBar
    case sublayer, noSublayer
  }

  private final class Layered: View {
    var calls = 0
    override func layoutSubviews() { calls += 1 }
  }

  private func turn() { RunLoop.current.run(until: Date()) }

  /// The classes, places and texts of a tree.
  private func look(of view: View, _ depth: Int = 0) -> [String] {
    let text = (view as? Label)?.text ?? ""
    let own =
      "\(String(repeating: " ", count: depth))\(type(of: view)) \(view.frame) \(view.isHidden) \(text)"
    return [own] + view.subviews.flatMap { look(of: $0, depth + 1) }
  }

  @Test(arguments: Change.allCases)
  func change_isLaidOutInTheNextTurn(_ change: Change) {
    let (first, top, other) = (ViewController(), ViewController(), ViewController())
    (first.title, top.title, other.title) = ("First", "Top", "Other")
    let layered = Layered()
    let layer = Layer()
    layered.layer.addSublayer(layer)
    top.view.addSubview(layered)
    let navigation = NavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    navigation.pushViewController(top, animated: false)
    if change == .edges { navigation.navigationBar.isTranslucent = true }
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, other]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    turn()
    let button = UIBarButtonItem(title: "Button", style: .plain, target: nil, action: nil)
    let before = look(of: window)
    let calls = layered.calls
    switch change {
    case .title: top.title = "Another"
    case .itemTitle: top.navigationItem.title = "Another"
    case .titleView: top.navigationItem.titleView = View(frame: rect(0, 0, 40, 20))
    case .left: top.navigationItem.leftBarButtonItem = button
    case .right: top.navigationItem.rightBarButtonItem = button
    case .largeTitle: top.navigationItem.largeTitleDisplayMode = .never
    case .prompt: top.navigationItem.prompt = "Prompt"
    case .hidesBack: top.navigationItem.hidesBackButton = true
    case .backTitle: first.navigationItem.backButtonTitle = "Back to where it began"
    case .backDisplay: first.navigationItem.backButtonDisplayMode = .minimal
    case .toolbarItems: top.toolbarItems = [button]
    case .edges: top.edgesForExtendedLayout = []
    case .tabs: tabs.viewControllers?.append(ViewController())
    case .tabItem: other.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
    case .tabTitle: other.title = "Another"
    case .tabItemTitle: other.tabBarItem.title = "Another"
    case .badge: other.tabBarItem.badgeValue = "3"
    case .hidesBottomBar: top.hidesBottomBarWhenPushed = true
    case .sublayer: layered.layer.addSublayer(Layer())
    case .noSublayer: layer.removeFromSuperlayer()
    }
    turn()
    let after = look(of: window)
    if change == .sublayer || change == .noSublayer {
      #expect(layered.calls == calls + 1)
    } else {
      #expect(after != before)
    }
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(look(of: window) == after)
  }

  /// Controllers may set their title whenever they are laid out.
  @Test func titleOfEachLayout_comesToRest() throws {
    final class Counting: ViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() {
        layouts += 1
        title = "Layout \(layouts)"
      }
    }
    let controller = Counting()
    let window = UIWindow()
    window.rootViewController = NavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    turn()
    #expect(controller.layouts < 5)
    let layouts = controller.layouts
    turn()
    #expect(controller.layouts == layouts)
    #expect(try window.layout(on: .iPhone17).restless.isEmpty)
  }
}
