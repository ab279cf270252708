import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct PageControllerTests {
  private final class Source: UIPageViewControllerDataSource {
    var count = 0
    func pageViewController(_: UIPageViewController, viewControllerBefore: ViewController) -> ViewController?
    { nil }
    func pageViewController(_: UIPageViewController, viewControllerAfter: ViewController) -> ViewController? {
      nil
    }
    func presentationCount(for _: UIPageViewController) -> Int { count }
    func presentationIndex(for _: UIPageViewController) -> Int { 1 }
  }

  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let page = ViewController()

  private func frame(of view: View, on device: Device = .iPhone15) throws -> CGRect {
    _ = try pages.layout(on: device)
    return view.convert(view.bounds, to: pages.view)
  }

  @Test func page_fillsTheContainer_withItsSafeArea() throws {
    var isDone = false
    pages.setViewControllers([page], direction: .forward, animated: true) { isDone = $0 }
    #expect(isDone && page.parent === pages && pages.viewControllers?.first === page)
    #expect(try frame(of: page.view) == rect(0, 0, 393, 852))
    #expect(page.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }

  @Test func dots_takeTheirPlace_ifPagesAreCounted() throws {
    let source = Source()
    pages.dataSource = source
    pages.setViewControllers([page], direction: .forward, animated: false)
    #expect(try frame(of: page.view) == rect(0, 0, 393, 852))
    source.count = 3
    #expect(try frame(of: page.view) == rect(0, 0, 393, 852 - 34 - 37))
    let dots = try #require(pages.view.subviews.compactMap { $0 as? PageControl }.first)
    #expect(dots.frame == rect(0, 781, 393, 37) && !dots.isHidden)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    source.count = 0
    #expect(try frame(of: page.view) == rect(0, 0, 393, 852))
    let leaves = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    source.count = 3
    leaves.dataSource = source
    leaves.setViewControllers([ViewController()], direction: .forward, animated: false)
    _ = try leaves.layout(on: .iPhone15)
    #expect(leaves.view.subviews.compactMap { $0 as? PageControl }.first?.isHidden == true)
  }

  @Test func otherPage_takesThePlace_andTheFirstIsGone() throws {
    final class Page: ViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }
    let (first, second) = (Page(), Page())
    pages.setViewControllers([first], direction: .forward, animated: false)
    _ = try pages.layout(on: .iPhone15)
    pages.setViewControllers([second], direction: .reverse, animated: false)
    _ = try pages.layout(on: .iPhone15)
    #expect(first.calls == ["appeared", "disappeared"] && second.calls == ["appeared"])
    #expect(first.parent == nil && first.view.superview == nil)
    #expect(pages.children.count == 1)
  }

  @Test func twoPages_shareTheRoom_atASpineInTheMiddle() throws {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(book.spineLocation == .mid)
    let (left, right) = (ViewController(), ViewController())
    book.setViewControllers([left, right], direction: .forward, animated: false)
    _ = try book.layout(on: .iPad9)
    let size = book.view.bounds.size
    #expect(left.view.frame == CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
    #expect(right.view.frame == CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
  }

  @Test func pushedController_hidesTheTabBar_untilItIsGone() throws {
    let (root, details, more) = (ViewController(), ViewController(), ViewController())
    details.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: root)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    _ = try tabs.layout(on: .iPhone15)
    #expect(!tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 83)
    navigation.pushViewController(details, animated: false)
    _ = try tabs.layout(on: .iPhone15)
    #expect(tabs.tabBar.isHidden && details.view.safeAreaInsets.bottom == 34)
    navigation.pushViewController(more, animated: false)
    _ = try tabs.layout(on: .iPhone15)
    #expect(tabs.tabBar.isHidden && more.view.safeAreaInsets.bottom == 34)
    tabs.selectedIndex = 1
    _ = try tabs.layout(on: .iPhone15)
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    _ = try tabs.layout(on: .iPhone15)
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: false)
    _ = try tabs.layout(on: .iPhone15)
    #expect(!tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 83)
  }
}
