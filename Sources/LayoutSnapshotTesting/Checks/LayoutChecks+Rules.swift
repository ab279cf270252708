import LayoutSnapshotTools
import LayoutSnapshotViews

extension LayoutChecks {
  /// The layout follows the Auto Layout Guide's rules of thumb.
  public var followsTheRules: LayoutCheck { followsTheRules() }

  /// The layout follows the Auto Layout Guide's rules of thumb, with exceptions.
  ///
  /// ```swift
  /// expectLayout(of: login, on: .phones) { $0.followsTheRules(allowing: ["fixed-size@Login/logo"]) }
  /// ```
  /// - Parameters:
  ///   - allowances: the exceptions: a rule, a rule in a view, or all rules in a view.
  ///   - severity: the lowest severity that fails.
  public func followsTheRules(
    allowing allowances: [LayoutAllowance] = [], atLeast severity: LayoutFinding.Severity = .advice
  ) -> LayoutCheck {
    LayoutCheck("follows the rules") { layout in
      layout.findings(allowing: allowances).filter { $0.severity >= severity }.map(\.description)
    }
  }
}
