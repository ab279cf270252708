import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

private class StyledLabel: Label {}
private final class LoudLabel: StyledLabel {}
private final class StyledBox: View {}
private final class StyledSwitch: Switch {}
private final class StyledController: ViewController {}

/// Looks for all views of a kind. They hold for the whole process, so these tests use kinds of their own.
@Suite(.serialized) struct AppearanceTests {
  private let root = View()

  private func shown<Kind: View>(_ view: Kind, in parent: View? = nil) throws -> Kind {
    (parent ?? root).addSubview(view)
    _ = try root.layout(on: .iPhone4)
    return view
  }

  @Test func looks_areTakenByAllViewsOfAKind_exceptWhereTheAppSaysSomethingElse() throws {
    #expect(StyledLabel.appearance() === StyledLabel.appearance())
    StyledLabel.appearance().textColor = .red
    StyledLabel.appearance().font = .systemFont(ofSize: 30)
    LoudLabel.appearance().textColor = .blue
    let own = StyledLabel()
    own.textColor = .green
    #expect(try shown(own).textColor == .green)
    #expect(own.font.pointSize == 30)
    #expect(try shown(StyledLabel()).textColor == .red)
    // The more special class wins, and has the rest from the more general one.
    let loud = try shown(LoudLabel())
    #expect(loud.textColor == .blue && loud.font.pointSize == 30)
    #expect(try shown(Label()).textColor == .label)
    // What is set after a layout stays.
    loud.textColor = .black
    _ = try root.layout(on: .iPhone5)
    #expect(loud.textColor == .black)
  }

  @Test func looks_canHoldInSomeViewsAndControllersOnly() throws {
    StyledSwitch.appearance(whenContainedInInstancesOf: [StyledBox.self]).onTintColor = .red
    StyledSwitch.appearance(whenContainedInInstancesOf: [StyledBox.self, StyledController.self]).onTintColor =
      .blue
    StyledSwitch.appearance(for: Traits(userInterfaceStyle: .dark)).thumbTintColor = .black
    #expect(try shown(StyledSwitch()).onTintColor == nil)
    let box = StyledBox()
    root.addSubview(box)
    let inBox = try shown(StyledSwitch(), in: box)
    #expect(inBox.onTintColor == .red && inBox.thumbTintColor == nil)
    let controller = StyledController()
    let inner = StyledBox()
    let deep = StyledSwitch()
    inner.addSubview(deep)
    controller.view.addSubview(inner)
    _ = try controller.view.layout(on: .iPhone4.with(.dark))
    #expect(deep.onTintColor == .blue && deep.thumbTintColor == .black)
  }

  @Test func looks_thatCannotBeSetForAll_areTold() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      UISwitchLike.appearance().layer.cornerRadius = 4
      UISwitchLike.appearance().onTintColor = .red
      let root = View()
      for _ in 0..<2 { root.addSubview(UISwitchLike()) }
      _ = try root.layout(on: .iPhone4)
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.components(separatedBy: "UISwitchLike.appearance() cannot set layer.cornerRadius").count == 2)
    #expect(!said.contains("onTintColor"))
  }

  /// In a process of its own, as all bars are meant.
  @Test func barsAndItems_ofTheWholeApp() async {
    await #expect(processExitsWith: .success) {
      NavigationBar.appearance().tintColor = .red
      NavigationBar.appearance().titleTextAttributes = [.foregroundColor: Color.green]
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: Color.blue], for: .normal)
      UITabBarItem.appearance().badgeColor = .purple
      let page = ViewController()
      page.title = "Page"
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem = item
      page.tabBarItem.badgeValue = "1"
      let navigation = NavigationController(rootViewController: page)
      let tabs = TabBarController()
      tabs.viewControllers = [navigation]
      navigation.tabBarItem.badgeValue = "2"
      _ = try tabs.view.layout(on: .iPhone5)
      let list = "\(try tabs.view.solvedTree(on: .iPhone5).displayList)"
      precondition(navigation.navigationBar.tintColor == .red)
      precondition(list.contains("#00FF00") && list.contains("#0000FF"))
      precondition(navigation.tabBarItem.badgeColor == .purple)
      View.forgetAppearances()
      precondition(StyleBook.styles.isEmpty)
    }
  }
}

private final class UISwitchLike: Switch {}
