/// A violation of a rule: where it is, why it matters, and what to do.
public struct LayoutFinding: Hashable, Sendable, Codable {
  /// The rule.
  public let rule: LayoutRule
  /// The path of the view or guide.
  public let path: String
  /// The constraint as pseudocode, if the finding is about one.
  public let constraint: String?
  /// What is wrong, and why it matters.
  public let reason: String
  /// What to do instead.
  public let fix: String

  /// How much the finding matters.
  public var severity: Severity { rule.severity }

  /// How much a finding matters.
  public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
    /// The guide recommends something else, but there are good exceptions.
    case advice
    /// It will show on some devices or in some languages.
    case warning
    /// The layout cannot be as intended.
    case error

    /// Whether the first severity is lower.
    public static func < (a: Severity, b: Severity) -> Bool {
      let order: [Severity] = [.advice, .warning, .error]
      return order.firstIndex(of: a)! < order.firstIndex(of: b)!
    }
  }
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding in three or four lines, in the style of compilers: path, severity, reason, rule; constraint; fix.
  public var description: String {
    let lines = [
      "\(path): \(severity.rawValue): \(reason) [\(rule.rawValue)]", constraint.map { "  \($0)" },
      "  fix: \(fix)",
    ]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }
}

extension [LayoutFinding] {
  /// All findings with the number of each severity, as a command prints them.
  package var report: String {
    if isEmpty { return "No findings." }
    let counts = LayoutFinding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = self.count { $0.severity == severity }
      let noun = severity == .advice ? "piece" + (count == 1 ? "" : "s") + " of advice" : severity.rawValue
      return count == 0 ? nil : "\(count) \(noun)\(count == 1 || severity == .advice ? "" : "s")"
    }
    return (map(\.description) + [counts.joined(separator: ", ")]).joined(separator: "\n")
  }
}
