import Testing
import UIKitNames

// As libraries and apps have it, because UIKit has no such operators.
extension UILayoutPriority {
  fileprivate static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + 2 * step)
  }
  fileprivate static func -= (priority: inout UILayoutPriority, step: Float) {
    priority = UILayoutPriority(priority.rawValue - 2 * step)
  }
}

@Suite struct OwnOperatorsTests {
  /// Operators of a library's own are no rivals of the package's.
  @Test func ownOperators_onPriorities_goBeforeThePackages() {
    var priority = UILayoutPriority.defaultLow + 1
    #expect(priority.rawValue == 252)
    priority -= 1
    #expect(priority.rawValue == 250)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
  }

  @Test func levels_haveUIKitsOperators() {
    let (one, part): (CGFloat, Double) = (1, 0.5)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && (UIWindow.Level.alert - one).rawValue == 1999)
    #expect((UIWindow.Level.normal + part).rawValue == 0.5 && UIWindow.Level.normal < .alert)
  }
}
