import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// The top and bottom layout guides, and what is on no screen.
@Suite struct BarGuideTests {
  private let controller = ViewController()
  private let label = Label()

  init() {
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.accessibilityIdentifier = "screen"
    controller.view.addSubview(label)
  }

  @Test func relatedGuide_hasTwoConstraints() throws {
    let view: View = controller.view
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    #expect(view.constraints.isEmpty)
    label.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 10).isActive = true
    #expect(view.constraints.count == 3 && view.constraints.allSatisfy { $0.isActive })
    #expect(view.constraints[1...].allSatisfy { $0.firstItem === top })
    label.bottomAnchor.constraint(equalTo: bottom.topAnchor).isActive = true
    #expect(view.constraints.count == 6)
    _ = try view.layout(on: .iPhone15)
    #expect(
      view.constraints.map(\.description)[2...] == [
        "topLayoutGuide.top == screen.top", "topLayoutGuide.height == 59",
        "bottomLayoutGuide.bottom == screen.bottom", "bottomLayoutGuide.height == 34",
      ])
    let layout = try view.layout(on: .iPhone8)
    #expect(layout.conflicts.isEmpty && view.constraints[3].constant == 20)
    #expect(view.constraints[2] === view.constraints[2])
    LayoutConstraint.deactivate(view.constraints)
    #expect(view.constraints.isEmpty)
  }

  @Test func length_isThatOfTheLastLayout() throws {
    let navigation = NavigationController(rootViewController: controller)
    #expect(controller.topLayoutGuide.length == 0)
    _ = try navigation.view.layout(on: .iPhone15)
    #expect(controller.topLayoutGuide.length == 103 && controller.bottomLayoutGuide.length == 34)
  }

  /// Apple's documentation of `safeAreaInsets`: 0 where a view is not yet visible onscreen.
  @Test func whatIsOnNoScreen_hasNoSafeArea() throws {
    let navigation = NavigationController(rootViewController: controller)
    controller.additionalSafeAreaInsets.left = 5
    let window = UIWindow()
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(controller.view.safeAreaInsets == .zero && controller.topLayoutGuide.length == 0)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == controller.view.bounds)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top > 44 && controller.view.safeAreaInsets.left == 5)
    #expect(controller.topLayoutGuide.length == controller.view.safeAreaInsets.top)
  }

  /// A layout that begins below the root is on its own device, whatever the root was laid out on before.
  @Test func layoutBelowTheRoot_hasTheSafeAreaOfItsDevice() throws {
    let navigation = NavigationController(rootViewController: controller)
    controller.additionalSafeAreaInsets.top = 20
    label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let window = UIWindow()
    window.rootViewController = navigation
    let first = try navigation.view.layout(on: .iPhone15)
    #expect(controller.view.safeAreaInsets.top == 123)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == .zero)
    let second = try navigation.view.layout(on: .iPhone15)
    #expect(first == second)
    #expect(label.convert(CGPoint.zero, to: navigation.view).y == 123)
    // What it was last laid out for counts afterwards, too.
    #expect(controller.view.safeAreaInsets.top == 123)
  }

  @Test func deviceOfAnyName_hasWhatItsControllerAdds() throws {
    let area = EdgeInsets(top: 59)
    controller.additionalSafeAreaInsets.top = 20
    for name in ["detached", "window", "phone"] {
      let device = Device(name: name, width: 393, height: 852, scale: 3, safeAreaInsets: area)
      _ = try controller.view.layout(on: device)
      #expect(controller.view.safeAreaInsets.top == 79)
    }
  }

  /// They say what holds, so nothing that is done to them changes it.
  @Test func constraintsOfGuides_stayAsTheyAre() throws {
    let view: View = controller.view
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    let height = view.constraints[2]
    view.addConstraint(height)
    LayoutConstraint.activate([height])
    #expect(view.constraints.count == 3)
    height.priority = .defaultLow
    height.constant = 7
    #expect(view.constraints[2].priority == .required && view.constraints[2].constant == 0)
    view.removeConstraint(height)
    #expect(view.constraints.count == 3 && height.isActive)
    #expect(height.debugDescription == "<LayoutConstraint topLayoutGuide.height == 0 (active)>")
    let other = ViewController()
    let alone: LayoutConstraint = {
      let guide = other.topLayoutGuide
      let view: View = other.view
      let content = View()
      view.addSubview(content)
      content.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      return view.constraints[2]
    }()
    other.view = View()
    #expect(!alone.isActive)
  }
}
