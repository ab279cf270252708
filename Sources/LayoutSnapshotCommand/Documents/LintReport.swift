import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotReport

/// What was found in documents: lines that editors can jump from, or JSON.
struct LintReport: Encodable {
  struct Entry: Encodable {
    let file: String
    let line, column: Int?
    let scene, path, rule, severity, reason, fix: String
    let constraint: String?
  }

  private enum CodingKeys: String, CodingKey {
    case version, documents, scenes, findings
  }

  let version = 1
  /// How commands are to be called that the report names.
  let calledAs: String
  private(set) var documents = 0
  private(set) var scenes = 0
  private(set) var findings: [Entry] = []

  init(calledAs: String) { self.calledAs = calledAs }

  mutating func add(_ found: [DocumentLinter.SceneFindings], _ file: String) {
    documents += 1
    scenes += found.count
    for scene in found {
      findings += scene.findings.map { finding, location in
        Entry(
          file: file, line: location?.line, column: location?.column, scene: scene.scene, path: finding.path,
          rule: finding.rule.rawValue, severity: finding.severity.rawValue, reason: finding.reason,
          fix: fix(finding, file, scene.scene),
          constraint: finding.constraint)
      }
    }
  }

  /// What to do in Xcode, where the finding's own words name a call of the library.
  private func fix(_ finding: LayoutFinding, _ file: String, _ scene: String) -> String {
    let step: ResolveStep
    switch finding.rule {
    case .ambiguity, .autoresizing: step = .addMissing
    case .misplacement: step = .updateConstraints
    case .unnamed: return "Give it a label in the identity inspector."
    default: return finding.fix
    }
    let words = [file, "--scene", scene, "--step", step.rawValue].map(shellWord)
    return "`\(calledAs) resolve \(words.joined(separator: " "))` shows how."
  }

  /// Each finding as compilers write theirs, then how many there are.
  func text(_ style: TextStyle) -> String {
    var lines = findings.flatMap { text(of: $0, style) }
    let counts = LayoutFinding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity.rawValue }
      return count == 0 ? nil : number(count, severity)
    }
    let looked = "\(counted(documents, "document")), \(counted(scenes, "scene"))"
    lines.append("\(looked): \(counts.isEmpty ? "no findings" : counts.joined(separator: ", ")).")
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(of entry: Entry, _ style: TextStyle) -> [String] {
    let paint: TextStyle.Paint =
      switch LayoutFinding.Severity(rawValue: entry.severity) {
      case .error: .red
      case .warning: .yellow
      case .advice, nil: .cyan
      }
    func shown(_ text: String) -> String { visibleText(text, limit: 400) }
    let place = ([entry.file] + [entry.line, entry.column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
    let severity = style.paint(entry.severity + ":", paint, .bold)
    return [
      "\(consoleText(shown(place))): \(severity) \(shown(entry.path)): \(shown(entry.reason)) [\(entry.rule)]",
      entry.constraint.map { "  " + shown($0) }, "  " + style.paint("fix: ", .dim) + shown(entry.fix),
    ].compactMap { $0 }
  }

  private func number(_ count: Int, _ severity: LayoutFinding.Severity) -> String {
    severity == .advice ? counted(count, "piece") + " of advice" : counted(count, severity.rawValue)
  }
}
