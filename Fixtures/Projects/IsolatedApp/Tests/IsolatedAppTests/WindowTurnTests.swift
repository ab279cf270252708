import Foundation
import Testing
import UIKit

/// Whoever uses views is on the main actor, so whatever it runs may lay out a window.
@MainActor
@Suite struct WindowTurnTests {
  @Test func window_isLaidOutWhileTheTestAwaits() async {
    let screen = CountedScreen()
    await Task.yield()
    #expect(screen.counted.layouts == 1)
    screen.counted.setNeedsLayout()
    await Task.yield()
    #expect(screen.counted.layouts == 2)
    #expect(screen.counted.safeAreaInsets.top == 62)
  }

  @Test func window_isLaidOutByTheLoop() {
    let screen = CountedScreen()
    RunLoop.current.run(until: Date())
    #expect(screen.counted.layouts == 1)
  }
}

/// A window with a view that counts its layouts.
@MainActor
final class CountedScreen {
  final class Counted: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  let (window, counted) = (UIWindow(), Counted())

  init() {
    let controller = UIViewController()
    counted.frame = CGRect(x: 0, y: 0, width: 9, height: 99)
    controller.view.addSubview(counted)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}
