import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@testable import LayoutSnapshotViews

/// Large titles, which the content pushes under the items as it is scrolled.
@Suite struct LargeTitleTests {
  private let device = Device(
    name: "phone", width: 320, height: 480, scale: 2, safeAreaInsets: EdgeInsets(top: 20))

  private func screen() -> (navigation: NavigationController, list: ScrollView) {
    let page = ViewController()
    let list = ScrollView()
    list.contentSize = CGSize(width: 320, height: 1000)
    page.view = list
    page.title = "Recipes"
    let navigation = NavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    return (navigation, list)
  }

  /// The frames of both titles, as far as they are shown.
  private func titles(_ navigation: NavigationController) -> (small: CGRect?, large: CGRect?) {
    let labels = navigation.navigationBar.subviews.compactMap { $0 as? Label }
      .filter { !$0.isHidden && $0.text == "Recipes" }
    return (
      labels.first { $0.font.pointSize == 17 }?.frame, labels.first { $0.font.pointSize == 34 }?.frame
    )
  }

  @Test func title_atRest_isLarge() throws {
    let (navigation, list) = screen()
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 96))
    #expect(list.adjustedContentInset.top == 116 && list.contentOffset.y == -116)
    #expect(titles(navigation).small == nil && titles(navigation).large?.maxY == 88)
  }

  /// Point by point, and the content ends at the bar as long as some of the title is there.
  @Test(arguments: [1, 20, 51.5] as [CGFloat])
  func title_scrolledALittle_isPushed(distance: CGFloat) throws {
    let (navigation, list) = screen()
    list.contentOffset.y = -116 + distance
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 96 - distance)
    #expect(list.adjustedContentInset.top == 116 - distance && list.contentOffset.y == -116 + distance)
    #expect(titles(navigation).small == nil && titles(navigation).large?.maxY == 88 - distance)
    // In another layout nothing changes.
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 96 - distance)
  }

  @Test func title_scrolledAway_isBetweenTheItems() throws {
    let (navigation, list) = screen()
    for offset in [-64, 0, 400] as [CGFloat] {
      list.contentOffset.y = offset
      _ = try navigation.layout(on: device)
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(titles(navigation).small != nil && titles(navigation).large == nil)
    }
    list.contentOffset.y = -116
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 96 && titles(navigation).large != nil)
  }

  /// What is pushed under the items is cut off: nothing of it is above the lower edge of their part.
  @Test func pushedTitle_isCutOff() throws {
    let (navigation, list) = screen()
    list.contentOffset.y = -116 + 30
    let picture = Rasterizer.draw(try navigation.view.solvedTree(on: device).displayList)
    func isEmpty(_ rows: Range<Int>) -> Bool {
      rows.allSatisfy { y in (0..<320).allSatisfy { picture[$0, y] == .white } }
    }
    #expect(isEmpty(2 * 20..<2 * 64))
    #expect(!isEmpty(2 * 64..<2 * 86))
  }

  /// Another controller begins with its title at rest, and low bars have no large one.
  @Test func title_ofAnotherController_isAtRest() throws {
    let (navigation, list) = screen()
    list.contentOffset.y = 300
    _ = try navigation.layout(on: device)
    let page = ViewController()
    let other = ScrollView()
    other.contentSize = CGSize(width: 320, height: 1000)
    (page.view, page.title) = (other, "Other")
    navigation.pushViewController(page, animated: false)
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 96 && other.contentOffset.y == -116)
    navigation.popViewController(animated: false)
    _ = try navigation.layout(on: .iPhone15.landscape)
    #expect(navigation.navigationBar.frame.height == 32)
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  /// Content that begins below an opaque bar.
  @Test func title_ofAnOpaqueBar_isPushedByWhatIsScrolled() throws {
    let (navigation, list) = screen()
    navigation.navigationBar.isTranslucent = false
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 96 && list.contentOffset.y == 0)
    list.contentOffset.y = 12
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 84)
    list.contentOffset.y = 90
    _ = try navigation.layout(on: device)
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
