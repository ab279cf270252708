import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct NavigationTests {
  private func wayBack(in bar: NavigationBar) -> Control? {
    bar.subviews.first { "\(type(of: $0))" == "BackButton" } as? Control
  }

  @Test func backAction_replacesTheWayBack() throws {
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    var count = 0
    second.navigationItem.backAction = Action { _ in count += 1 }
    _ = try navigation.layout(on: .iPhone15)
    wayBack(in: navigation.navigationBar)?.sendActions(for: .touchUpInside)
    #expect(count == 1 && navigation.topViewController === second)
    second.navigationItem.backAction = nil
    wayBack(in: navigation.navigationBar)?.sendActions(for: .touchUpInside)
    #expect(count == 1 && navigation.topViewController === first)
  }

  @Test func backAction_ofTheFirstController_hasAButton() throws {
    let controller = ViewController()
    let navigation = NavigationController(rootViewController: controller)
    _ = try navigation.layout(on: .iPhone15)
    #expect(wayBack(in: navigation.navigationBar) == nil)
    controller.navigationItem.backAction = Action { _ in }
    _ = try navigation.layout(on: .iPhone15)
    #expect(wayBack(in: navigation.navigationBar)?.frame.minX == 8)
  }

  @Test func largeTitle_isShownWhereItIsLarge() throws {
    let controller = ViewController()
    (controller.navigationItem.title, controller.navigationItem.largeTitle) = ("Lakes", "All lakes")
    let navigation = NavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    _ = try navigation.layout(on: .iPhone15)
    let labels = navigation.navigationBar.subviews.compactMap { $0 as? Label }
    #expect(labels.filter { !$0.isHidden }.map(\.text) == ["All lakes"])
    _ = try navigation.layout(on: .iPhone15.landscape)
    #expect(labels.filter { !$0.isHidden }.map(\.text) == ["Lakes"])
  }

  @Test func delegates_areToldWhatIsShown() throws {
    let (first, second, third) = (ViewController(), ViewController(), ViewController())
    (first.title, second.title, third.title) = ("1", "2", "3")
    let navigation = NavigationController(rootViewController: first)
    let listener = Listener()
    navigation.delegate = listener
    #expect(listener.calls == [])
    _ = try navigation.layout(on: .iPhone15)
    #expect(listener.calls == ["will 1", "did 1"])
    navigation.isNavigationBarHidden = true
    _ = try navigation.layout(on: .iPhone5)
    #expect(listener.calls == ["will 1", "did 1"])
    listener.calls = []
    navigation.pushViewController(second, animated: true)
    navigation.pushViewController(third, animated: true)
    #expect(listener.calls == ["will 2", "did 2", "will 3", "did 3"])
    listener.calls = []
    let popped = navigation.popToViewController(first, animated: true)
    #expect(popped.map { $0.map(\.title) } == ["2", "3"])
    #expect(navigation.viewControllers.map(\.title) == ["1"])
    #expect(listener.calls == ["will 1", "did 1"])
  }

  /// Many apps hide the bar of one screen so.
  @Test func delegates_mayChangeTheBar() throws {
    let navigation = NavigationController(rootViewController: ViewController())
    let listener = Listener()
    listener.hidesBar = true
    navigation.delegate = listener
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.isHidden)
    #expect(listener.calls.count == 2)
  }

  @Test func bars_areOfTheAppsClasses() throws {
    let navigation = NavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    navigation.viewControllers = [ViewController()]
    _ = try navigation.layout(on: .iPhone15)
    #expect(type(of: navigation.navigationBar) == OwnBar.self)
    #expect(navigation.navigationBar.tintColor == .systemRed)
    #expect(navigation.navigationBar.superview === navigation.view)
    #expect(navigation.toolbar.map { type(of: $0) } == Toolbar.self)
  }

  @Test func barsOfOtherClasses_endTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = NavigationController(navigationBarClass: Label.self, toolbarClass: nil)
    }
  }

  private final class Listener: UINavigationControllerDelegate {
    var calls: [String] = []
    var hidesBar = false

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {
      calls.append("will \(viewController.title ?? "")")
      if hidesBar { navigationController.setNavigationBarHidden(true, animated: animated) }
    }
    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) { calls.append("did \(viewController.title ?? "")") }
  }
}

private final class OwnBar: NavigationBar {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tintColor = .systemRed
  }
}
