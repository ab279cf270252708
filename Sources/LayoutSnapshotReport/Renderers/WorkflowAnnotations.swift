import LayoutSnapshotStore

/// GitHub's workflow commands: one annotation at the file and line of each assertion, and one for each thing that is missing.
package struct WorkflowAnnotations {
  private let content: ReportContent

  package init(_ content: ReportContent) { self.content = content }

  /// A line for each result, to be printed by a job.
  package var lines: [String] {
    let gaps = content.gaps.map { gap in
      "::error title=\(property("Snapshots: " + gap.title))::\(data(visibleText(gap.description, limit: 1000)))"
    }
    return gaps
      + content.results.map { result in
        let level = result.status == .recorded ? "notice" : "error"
        let path = result.file.belowPackage ?? result.file.text
        let title = "Snapshot \(result.status.rawValue): \(result.test)"
        let properties =
          "file=\(property(path)),line=\(result.line),col=\(result.column),title=\(property(title))"
        return "::\(level) \(properties)::\(message(result))"
      }
  }

  private func message(_ result: SnapshotResult) -> String {
    let devices = result.devices.map(\.label).joined(separator: "; ")
    let causes = result.causes.prefix(5).map { "because " + $0.text }
    let place = devices.isEmpty ? "" : "on " + devices
    let last = [result.lossWords ?? "", place, result.acceptCommand ?? ""]
    let lines = [result.reason] + causes.dropFirst() + last
    return data(lines.filter { !$0.isEmpty }.map { visibleText($0, limit: 1000) }.joined(separator: "\n"))
  }

  /// What would end the message, or begin another command.
  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(visibleText(text, limit: 1000)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
