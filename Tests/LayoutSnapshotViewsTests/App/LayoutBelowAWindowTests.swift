import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// A layout that begins below a window knows nothing of the window's device, whatever the window was laid out on before.
@Suite struct LayoutBelowAWindowTests {
  /// Controllers that look at their device in their own ways.
  enum Kind: CaseIterable, Sendable { case split, navigation, tabs, margins }

  /// How a controller stands when its layout begins.
  enum Place: CaseIterable, Sendable { case window, shownWindow, windowOnAnotherDevice }

  private final class Noting: ViewController {
    var traits: [Traits] = []
    override func viewWillLayoutSubviews() { traits.append(traitCollection) }
  }

  private let inner = Noting()

  private func controller(_ kind: Kind) -> ViewController {
    inner.title = "Title"
    let label = Label()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: inner.view.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: inner.view.layoutMarginsGuide.leadingAnchor),
    ])
    switch kind {
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [NavigationController(rootViewController: ViewController()), inner]
      return split
    case .navigation:
      let navigation = NavigationController(rootViewController: inner)
      navigation.isToolbarHidden = false
      inner.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
      return navigation
    case .tabs:
      let tabs = TabBarController()
      tabs.viewControllers = [inner]
      return tabs
    case .margins: return inner
    }
  }

  /// What is where, such that a difference can be read.
  private func lines(of layout: Layout) -> [String] {
    layout.nodes.map { "\($0.path) \($0.frame) \($0.isAmbiguous)" }
  }

  private static let devices: [Device] = [
    .iPadPro11.with(.dark), .iPhoneSE, .iPhone15.landscape, .iPhone15.with(.rightToLeft),
  ]

  @Test(arguments: Kind.allCases, Place.allCases)
  func layout_isThatWithoutAWindow(_ kind: Kind, _ place: Place) throws {
    let alone = LayoutBelowAWindowTests()
    let (plain, other) = (alone.controller(kind), controller(kind))
    let window = UIWindow()
    window.rootViewController = other
    switch place {
    case .window: window.layoutIfNeeded()
    case .shownWindow:
      window.makeKeyAndVisible()
      RunLoop.current.run(until: Date())
    case .windowOnAnotherDevice: _ = try window.layout(on: .iPadPro13M4)
    }
    for device in LayoutBelowAWindowTests.devices {
      alone.inner.traits = []
      inner.traits = []
      let (expected, found) = (try plain.view.layout(on: device), try other.view.layout(on: device))
      #expect(lines(of: found).difference(from: lines(of: expected)).isEmpty, "\(device.name)")
      #expect(inner.traits.last == alone.inner.traits.last)
      #expect(inner.traits.last?.userInterfaceStyle == device.traitCollection.userInterfaceStyle)
      #expect(inner.view.isRightToLeft == (device.traitCollection.direction == .rightToLeft))
      #expect(other.systemMinimumLayoutMargins == plain.systemMinimumLayoutMargins)
      #expect(inner.view.layoutMargins == alone.inner.view.layoutMargins)
    }
  }

  /// What a view was laid out on alone counts no more once it has come into another tree.
  @Test func viewThatComesIntoATree_belongsToIt() throws {
    let view = View()
    _ = try view.layout(on: .iPhone15.with(.dark))
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.safeAreaInsets == Device.iPhone15.safeAreaInsets)
    let outer = View()
    outer.overrideUserInterfaceStyle = .light
    outer.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.safeAreaInsets == .zero)
    view.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == Device.iPhone15.safeAreaInsets)
  }
}
