/// A rule that a layout does not follow: where, why that matters, and what to do.
public struct LayoutFinding: Hashable, Sendable, Codable {
  /// The rule.
  public let rule: LayoutRule
  /// The path of the view or guide.
  public let path: String
  /// The constraint as pseudocode, if the finding is about one.
  public let constraint: String?
  /// What is so, and why it should not be.
  public let reason: String
  /// What to do instead.
  public let fix: String

  /// How much the finding matters.
  public var severity: Severity { rule.severity }

  /// How much a finding matters.
  public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
    /// The guide advises something else; there are good exceptions.
    case advice
    /// Some device or language will show it.
    case warning
    /// The layout is not what anyone asked for.
    case error

    /// Whether one matters less than another.
    public static func < (a: Severity, b: Severity) -> Bool {
      let order: [Severity] = [.advice, .warning, .error]
      return order.firstIndex(of: a)! < order.firstIndex(of: b)!
    }
  }
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding in three or four lines, as compilers write: path, severity, reason, rule; constraint; fix.
  public var description: String {
    let lines = [
      "\(path): \(severity.rawValue): \(reason) [\(rule.rawValue)]", constraint.map { "  \($0)" },
      "  fix: \(fix)",
    ]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }
}

extension [LayoutFinding] {
  /// All findings, and how many there are of each severity: what a command prints.
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
