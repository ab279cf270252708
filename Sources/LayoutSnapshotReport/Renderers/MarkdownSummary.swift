import LayoutSnapshotStore

/// A summary for a pull request or a job: counts, then one line for each decision.
///
/// ```swift
/// MarkdownSummary(content).text   // "### Layout snapshots\n\n2 changed ..."
/// ```
package struct MarkdownSummary {
  private let content: ReportContent
  private let address: String?
  /// GitHub refuses a comment of more than 65,536 characters; the rest is in the report.
  private static let mostGroups = 50
  private static let mostGaps = 20
  private static let mostNames = 3
  private static let mostCharacters = 60_000

  /// - Parameter address: where the report's folder will lie, for pictures; only an address of the web is taken.
  package init(_ content: ReportContent, address: String? = nil) {
    self.content = content
    let isUsable =
      address.map { $0.hasPrefix("https://") && !$0.contains { " ()<>\"|".contains($0) } } ?? false
    self.address = isUsable ? address.map { $0.hasSuffix("/") ? $0 : $0 + "/" } : nil
  }

  package var text: String {
    var text = "### \(markdownText(content.title))\n\n\(markdownText(content.summary))\n"
    if !content.origin.isEmpty { text += "\n\(markdownCode(content.origin))\n" }
    if !content.gaps.isEmpty {
      text +=
        "\n"
        + content.gaps.prefix(Self.mostGaps).map { "- \(markdownCode($0.description, limit: 600))\n" }
        .joined()
      let left = content.gaps.count - Self.mostGaps
      if left > 0 { text += "- and \(left) more in the report\n" }
    }
    let places = Dictionary(uniqueKeysWithValues: content.results.enumerated().map { ($1.id, $0) })
    var left = 0
    for (index, group) in content.groups.enumerated() {
      let line = line(group, places)
      guard index < Self.mostGroups, text.count + line.count < Self.mostCharacters else {
        left += 1
        continue
      }
      if index == 0 { text += heading }
      text += line
    }
    if left > 0 { text += "\nand \(left) more decisions in the report.\n" }
    if content.results.contains(where: { !$0.pendingFiles.isEmpty }) {
      text += "\nAs it should be? Download the report's artifacts, then\n\n"
      text +=
        "```sh\nswift package --allow-writing-to-package-directory layout-snapshot review --artifacts FOLDER\n```\n"
    }
    return text
  }

  private var heading: String {
    address == nil
      ? "\n| what | assertions | devices |\n|---|---|---|\n"
      : "\n| what | assertions | devices | picture |\n|---|---|---|---|\n"
  }

  /// A decision: why, whom it concerns, and what it looks like.
  private func line(_ group: ReviewGroup, _ places: [String: Int]) -> String {
    let first = group.results[0]
    let causes = [first.reason] + group.causes.dropFirst().prefix(Self.mostNames - 1).map(\.text)
    var cells = [
      "\(group.status.rawValue): " + causes.map { markdownCode($0) }.joined(separator: " and ")
        + more(group.causes.count - causes.count, "causes") + lost(group),
      list(group.results.map(\.id)), group.devices.isEmpty ? "no device" : list(group.devices),
    ]
    if let address {
      let picture = places[first.id].flatMap { HTMLReport.picture(of: first, at: $0) }
      cells.append(picture.map { "<img src=\"\(address)\($0)\" width=\"120\" alt=\"\">" } ?? "")
    }
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// That pictures are missing, of the first result that lacks some.
  private func lost(_ group: ReviewGroup) -> String {
    group.results.lazy.compactMap(\.lossWords).first.map { ". " + markdownCode($0) } ?? ""
  }

  private func list(_ names: [String]) -> String {
    names.prefix(Self.mostNames).map { markdownCode($0) }.joined(separator: ", ")
      + more(names.count - Self.mostNames, "")
  }

  private func more(_ count: Int, _ things: String) -> String {
    count > 0 ? " and \(count) more" + (things.isEmpty ? "" : " " + things) : ""
  }
}

/// Text of a test in a span of code, where Markdown sees no links, mentions, pictures or HTML.
///
/// The fence is longer than any run of backticks within. A bar would end a table's cell even here.
package func markdownCode(_ text: String, limit: Int = 300) -> String {
  let shown = visibleText(text, limit: limit).replacing("|", with: "\\|")
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
