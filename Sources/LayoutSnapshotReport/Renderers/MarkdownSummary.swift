import LayoutSnapshotStore

/// A summary for a pull request or a job: counts, then what changed by cause.
///
/// ```swift
/// MarkdownSummary(content).text   // "### Layout snapshots\n\n2 changed ..."
/// ```
package struct MarkdownSummary {
  private let content: ReportContent
  /// GitHub refuses a comment of more than 65,536 characters; the rest is in the report.
  private static let mostGroups = 50
  private static let mostNames = 10
  private static let mostCharacters = 60_000

  package init(_ content: ReportContent) { self.content = content }

  package var text: String {
    var text = "### \(markdownText(content.title))\n\n\(markdownText(content.summary))\n"
    var left = 0
    for (index, group) in content.groups.enumerated() {
      let section = section(group)
      guard index < Self.mostGroups, text.count + section.count < Self.mostCharacters else {
        left += group.results.count
        continue
      }
      text += section
    }
    if left > 0 { text += "\nand \(left) more assertions in the report.\n" }
    if content.results.contains(where: { !$0.pendingFiles.isEmpty }) {
      text += "\nAs it should be? Download the report's artifacts, then\n\n"
      text +=
        "```sh\nswift package --allow-writing-to-package-directory layout-snapshot review --artifacts FOLDER\n```\n"
    }
    return text
  }

  private func section(_ group: ReviewGroup) -> String {
    let one = group.results.count == 1
    var lines = ["", "#### \(group.status.rawValue): \(markdownCode(group.results[0].reason))", ""]
    for cause in group.causes.dropFirst().prefix(Self.mostNames) {
      lines.append("because \(markdownCode(cause.text))  ")
    }
    lines.append("\(one ? "1 assertion" : "\(group.results.count) assertions") on \(devices(group))")
    lines += ["", "| assertion | device | what |", "|---|---|---|"]
    for result in group.results.prefix(Self.mostNames) {
      for (index, device) in result.devices.prefix(Self.mostNames).enumerated() {
        let name = index == 0 ? markdownCode(result.id) : ""
        let words = device.words.first.map(markdownCode) ?? device.status.rawValue
        let more = device.words.count > 1 ? " and \(device.words.count - 1) more" : ""
        lines.append("| \(name) | \(markdownCode(device.label)) | \(words)\(more) |")
      }
      let left = result.devices.count - Self.mostNames
      if left > 0 { lines.append("| | and \(left) more devices | |") }
      if result.devices.isEmpty {
        lines.append("| \(markdownCode(result.id)) | | \(markdownCode(result.reason)) |")
      }
    }
    let left = group.results.count - Self.mostNames
    if left > 0 { lines.append("| and \(left) more assertions | | |") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func devices(_ group: ReviewGroup) -> String {
    let devices = group.devices
    let shown = devices.prefix(6).map(markdownCode).joined(separator: ", ")
    return devices.isEmpty ? "no device" : shown + (devices.count > 6 ? " and \(devices.count - 6) more" : "")
  }
}

/// Text of a test in a span of code, where Markdown sees no links, mentions, pictures or HTML.
///
/// The fence is longer than any run of backticks within. A bar would end a table's cell even here.
package func markdownCode(_ text: String) -> String {
  let shown = visibleText(text, limit: 300).replacing("|", with: "\\|")
  let longest = shown.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let needsRoom = shown.isEmpty || shown.hasPrefix("`") || shown.hasSuffix("`") || shown.hasPrefix(" ")
  return needsRoom ? "\(fence) \(shown) \(fence)" : fence + shown + fence
}

/// Our own words, in which a title may come from outside.
private func markdownText(_ text: String) -> String {
  visibleText(text, limit: 300).map { letter in
    switch letter {
    case "<": "&lt;"
    case "&": "&amp;"
    case "\\", "`", "*", "_", "[", "]", "(", ")", "!", "#", "|", "@", "~": "\\\(letter)"
    default: String(letter)
    }
  }.joined()
}
