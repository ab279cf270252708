import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct ControllerTests {
  @Test func calls_comeInUIKitsOrder() throws {
    let controller = Recorder()
    _ = try controller.layout(on: .iPhone5)
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "updateViewConstraints",
        "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    controller.calls = []
    _ = try controller.layout(on: .iPhone5.landscape)
    #expect(
      controller.calls == [
        "viewWillTransition 568x320", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
        "layoutSubviews", "viewDidLayoutSubviews", "completion",
      ])
  }

  @Test func layoutGuides_reachToTheBars() throws {
    let controller = ViewController()
    let view = try #require(controller.view)
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
        multiplier: 1, constant: 8),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    _ = try controller.layout(on: .iPhone15)
    #expect(box.frame.minY == 67)
    #expect(box.frame.maxY == 818)
    #expect(controller.topLayoutGuide.length == 59)
    #expect(controller.bottomLayoutGuide.length == 34)
    _ = try controller.layout(on: .iPhone15.landscape)
    #expect(box.frame.minY == 8)
    #expect(controller.bottomLayoutGuide.length == 21)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    let keyboard = view.keyboardLayoutGuide
    _ = try controller.layout(on: .iPhone15)
    #expect(keyboard.layoutFrame == rect(0, 818, 393, 34))
  }

  /// Safe areas of public storyboards: a navigation bar takes 44, a large title 52 more, a tab bar 49, a toolbar 44.
  @Test func navigationBar_shapesTheSafeArea() throws {
    let (list, detail) = (ViewController(), ViewController())
    list.title = "List"
    let navigation = NavigationController(rootViewController: list)
    func area() throws -> EdgeInsets {
      _ = try navigation.layout(on: .iPhone15)
      return try #require(navigation.topViewController?.view).safeAreaInsets
    }
    #expect(try area() == EdgeInsets(top: 59 + 44, bottom: 34))
    #expect(navigation.navigationBar.frame == rect(0, 59, 393, 44))
    #expect(navigation.navigationBar.topItem?.title == "List")
    navigation.navigationBar.prefersLargeTitles = true
    #expect(try area() == EdgeInsets(top: 59 + 44 + 52, bottom: 34))
    list.navigationItem.largeTitleDisplayMode = .never
    navigation.setToolbarHidden(false, animated: false)
    #expect(try area() == EdgeInsets(top: 59 + 44, bottom: 34 + 44))
    #expect(navigation.toolbar.frame == rect(0, 852 - 34 - 44, 393, 44))
    list.additionalSafeAreaInsets.top = 5
    #expect(try area().top == 59 + 44 + 5)
    navigation.isNavigationBarHidden = true
    #expect(try area().top == 59 + 5)
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.topViewController === detail)
    #expect(list.view.superview == nil)
    #expect(try area().top == 59)
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(detail.parent == nil)
    #expect(list.view.frame == rect(0, 0, 393, 852))
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.isNavigationBarHidden = false
    _ = try navigation.layout(on: .iPhone15.landscape)
    #expect(list.view.safeAreaInsets == EdgeInsets(top: 37, left: 59, bottom: 21 + 32, right: 59))
  }

  @Test func navigationBar_showsTheTitleWhereItCanBeRead() throws {
    let list = ViewController()
    list.title = "Letters"
    let navigation = NavigationController(rootViewController: list)
    let small = try navigation.layout(on: .iPhone15)
    let title = try #require(small["View/NavigationBar/Label[0]"])
    #expect(abs(title.frame.midX - 196.5) < 0.5 && abs(title.frame.midY - 22) < 0.5)
    #expect(!title.isHidden && title.frame.width > 40)
    navigation.navigationBar.prefersLargeTitles = true
    let large = try navigation.layout(on: .iPhone15)
    #expect(large["View/NavigationBar/Label[0]"]?.isHidden == true)
    #expect(large["View/NavigationBar/Label[1]"]?.frame.minX == 16)
    #expect(large["View/NavigationBar/Label[1]"]?.isHidden == false)
  }

  @Test func traits_areToldToTheController() throws {
    final class Told: ViewController {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: Traits?) { count += 1 }
    }
    let told = Told()
    _ = try told.layout(on: .iPhone15)
    _ = try told.layout(on: .iPhone15)
    #expect(told.count == 1)
    _ = try told.layout(on: .iPhone15.with(.dark))
    #expect(told.count == 2)
  }

  @Test func edgesForExtendedLayout_withoutTheTop_beginBelowTheBar() throws {
    let list = ViewController()
    list.edgesForExtendedLayout = []
    let navigation = NavigationController(rootViewController: list)
    _ = try navigation.layout(on: .iPhone8)
    #expect(list.view.safeAreaInsets.top == 0)
    #expect(list.view.convert(CGPoint.zero, to: nil).y == 64)
    #expect(list.view.frame.height == 603)
  }

  @Test func tabBar_shapesTheSafeArea() throws {
    let (first, second) = (ViewController(), ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: first), second]
    _ = try tabs.layout(on: .iPhone15)
    #expect(first.view.safeAreaInsets == EdgeInsets(top: 59 + 44, bottom: 34 + 49))
    #expect(tabs.tabBar.frame == rect(0, 852 - 34 - 49, 393, 83))
    tabs.selectedViewController = second
    _ = try tabs.layout(on: .iPhone8)
    #expect(second.view.safeAreaInsets == EdgeInsets(top: 20, bottom: 49))
    #expect(second.view.layoutMarginsGuide.owningView === second.view)
    #expect(tabs.children.count == 2)
    #expect(first.view.root !== tabs.view)
  }

  @Test func rootViews_ofInnerControllers_haveTheSystemsSideMargins() throws {
    let list = ViewController()
    let guide = try #require(list.view).layoutMarginsGuide
    let navigation = NavigationController(rootViewController: list)
    _ = try navigation.layout(on: .iPhone15)
    #expect(guide.layoutFrame == rect(16, 103, 361, 715))
    _ = try navigation.layout(on: .iPhone15ProMax)
    #expect(guide.layoutFrame.minX == 20)
    #expect(list.view.layoutMargins == EdgeInsets(top: 103, left: 20, bottom: 34, right: 20))
  }

  @Test func statusBar_hidden_givesItsHeight() throws {
    final class Full: ViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let full = Full()
    _ = try full.layout(on: .iPhone8)
    #expect(full.view.safeAreaInsets.top == 0)
    _ = try full.layout(on: .iPhone15)
    #expect(full.view.safeAreaInsets.top == 59)
    let navigation = NavigationController(rootViewController: full)
    _ = try navigation.layout(on: .iPhone8)
    #expect(full.view.safeAreaInsets.top == 44)
  }
}

private final class Recorder: ViewController {
  var calls: [String] = []

  override func loadView() {
    calls.append("loadView")
    view = RecordingView { [unowned self] in calls.append("layoutSubviews") }
  }
  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    calls.append("updateViewConstraints")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [unowned self] _ in
        calls.append("viewWillTransition \(Int(size.width))x\(Int(size.height))")
      }, completion: { [unowned self] _ in calls.append("completion") })
  }
}

private final class RecordingView: View {
  private let laidOut: () -> Void

  init(laidOut: @escaping () -> Void) {
    self.laidOut = laidOut
    super.init(frame: .zero)
  }
  override func layoutSubviews() { laidOut() }
}
