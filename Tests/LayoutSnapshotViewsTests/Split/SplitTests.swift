import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Columns beside each other, and as one.
@Suite struct SplitTests {
  @Test func columns_standBesideEachOther_whereThereIsRoom() throws {
    let (split, list, details) = pair()
    split.preferredDisplayMode = .oneBesideSecondary
    _ = try split.layout(on: .iPadPro11)
    #expect(frame(of: list, in: split) == CGRect(x: 0, y: 0, width: 320, height: 1194))
    #expect(frame(of: details, in: split) == CGRect(x: 320, y: 0, width: 514, height: 1194))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(details.traitCollection.horizontalSizeClass == .regular)
    _ = try split.layout(on: .iPadPro11.rightToLeft)
    #expect(frame(of: list, in: split).maxX == 834)
  }

  @Test func automatically_listsAreSeenOnTheSideOnly() throws {
    let (split, list, details) = pair()
    _ = try split.layout(on: .iPadPro11)
    #expect(list.viewIfLoaded?.window == nil && list.viewIfLoaded?.isDescendant(of: split.view) != true)
    #expect(frame(of: details, in: split).width == 834)
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(frame(of: list, in: split).width == 320)
    split.preferredPrimaryColumnWidthFraction = 0.25
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(frame(of: list, in: split).width == 298.5)
    split.maximumPrimaryColumnWidth = 200
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(frame(of: list, in: split).width == 200)
  }

  @Test func phones_showTheContentOnTop_withAWayBack() throws {
    let (split, list, details) = pair()
    _ = try split.layout(on: .iPadPro11.landscape)
    _ = try split.layout(on: .iPhone15)
    let navigation = try #require(list.navigationController)
    #expect(navigation.viewControllers == [list, details])
    #expect(frame(of: details, in: split).width == 393)
    #expect(split.displayModeButtonItem.isHidden)
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(details.navigationController?.viewControllers == [details])
  }

  @Test func delegates_decideWhatIsOnTop() throws {
    let (split, list, _) = pair()
    let delegate = First()
    split.delegate = delegate
    _ = try split.layout(on: .iPhone15)
    #expect(list.navigationController?.topViewController === list)
    let other = ViewController()
    list.showDetailViewController(other, sender: nil)
    _ = try split.layout(on: .iPhone15)
    #expect(list.navigationController?.topViewController === other)
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(frame(of: other, in: split).minX == 320)
  }

  @Test func oldContainers_takeTheirControllersAsTheyAre() throws {
    let (list, content) = (NavigationController(rootViewController: ViewController()), ViewController())
    let split = UISplitViewController()
    split.viewControllers = [list, content]
    split.preferredDisplayMode = .allVisible
    _ = try split.layout(on: .iPadPro11)
    #expect(frame(of: content, in: split).minX == 320)
    #expect(content.navigationController == nil)
    _ = try split.layout(on: .iPhone15)
    #expect(content.navigationController === list)
    #expect(content.splitViewController === split)
  }

  private final class Old: UISplitViewControllerDelegate {
    var hidden: [UIInterfaceOrientation] = []
    func splitViewController(
      _ svc: UISplitViewController, shouldHide vc: ViewController, in orientation: UIInterfaceOrientation
    ) -> Bool { hidden.contains(orientation) }
  }

  @Test func oldDelegates_sayWhetherTheListIsHidden() throws {
    let content = ViewController()
    let (split, delegate) = (UISplitViewController(), Old())
    split.viewControllers = [ViewController(), content]
    split.delegate = delegate
    _ = try split.layout(on: .iPadPro11)
    #expect(frame(of: content, in: split).minX == 320)
    delegate.hidden = [.portrait, .landscapeRight]
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(frame(of: content, in: split).minX == 0 && split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .oneBesideSecondary
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(frame(of: content, in: split).minX == 320)
  }

  @Test func threeColumns_showTwoLists() throws {
    let split = UISplitViewController(style: .tripleColumn)
    let columns = [ViewController(), ViewController(), ViewController()]
    for (column, controller) in zip(
      [UISplitViewController.Column.primary, .supplementary, .secondary], columns)
    {
      split.setViewController(controller, for: column)
    }
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(frame(of: columns[1], in: split).minX == 0)
    split.show(.primary)
    _ = try split.layout(on: .iPadPro11.landscape)
    #expect(columns.map { frame(of: $0, in: split).minX } == [0, 320, 640])
  }

  private func pair() -> (UISplitViewController, list: ViewController, details: ViewController) {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, details) = (ViewController(), ViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(details, for: .secondary)
    return (split, list, details)
  }

  private func frame(of controller: ViewController, in split: ViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: split.view)
  }

  private final class First: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
}
