import LayoutSnapshotViews

/// An exception from the rules: a rule, all rules inside a view, or one rule there.
///
/// ```swift
/// layout.findings(allowing: [.rule(.unnamed), .rule(.fixedSize, in: "Login/logo"), "left-right@Login/arrows"])
/// ```
public struct LayoutAllowance: Hashable, Sendable {
  /// The allowed rule; nil for all.
  public let rule: LayoutRule?
  /// The path of the view to which the exception applies; nil for everywhere.
  public let path: String?

  /// Allows what a rule forbids, everywhere or in a view and everything inside it.
  public static func rule(_ rule: LayoutRule, in path: String? = nil) -> LayoutAllowance {
    LayoutAllowance(rule: rule, path: path)
  }

  /// Allows everything in a view and everything inside it.
  public static func everything(in path: String) -> LayoutAllowance {
    LayoutAllowance(rule: nil, path: path)
  }

  /// Whether the exception applies to a finding.
  public func covers(_ finding: LayoutFinding) -> Bool {
    if let rule, rule != finding.rule { return false }
    guard let path else { return true }
    return finding.path == path || LayoutPath(path).contains(finding.path)
  }
}

extension LayoutAllowance: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Reads `fixed-size`, `fixed-size@Login/logo` or `@Login/legacy`; nil for an unknown rule.
  public init?(parsing text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : nil
    if parts[0].isEmpty, let path, !path.isEmpty {
      self.init(rule: nil, path: path)
    } else if let rule = LayoutRule(rawValue: String(parts[0])), path?.isEmpty != true {
      self.init(rule: rule, path: path)
    } else {
      return nil
    }
  }

  /// Reads a string literal.
  ///
  /// - Precondition: the rule exists.
  public init(stringLiteral value: String) {
    guard let allowance = LayoutAllowance(parsing: value) else {
      let rules = LayoutRule.allCases.map(\.rawValue).joined(separator: ", ")
      preconditionFailure("\(value) is not a rule, rule@path or @path. The rules are \(rules)")
    }
    self = allowance
  }

  /// The text of the exception, as ``init(parsing:)`` reads it.
  public var description: String { (rule?.rawValue ?? "") + (path.map { "@" + $0 } ?? "") }
}
