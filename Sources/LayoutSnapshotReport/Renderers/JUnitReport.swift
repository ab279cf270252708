import LayoutSnapshotStore

/// JUnit's XML, which continuous integrations show as failed tests.
package struct JUnitReport {
  private let content: ReportContent

  package init(_ content: ReportContent) { self.content = content }

  package var xml: String {
    var order: [String] = []
    var suites: [String: [SnapshotResult]] = [:]
    for result in content.results {
      let name = "\(result.target).\(result.suite)"
      if suites[name] == nil { order.append(name) }
      suites[name, default: []].append(result)
    }
    let (failures, errors) = (
      content.results.count(where: Self.isFailure), content.results.count(where: Self.isError)
    )
    let total = content.results.count + content.gaps.count
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\(attribute(content.title)) tests=\"\(total)\" failures=\"\(failures)\" errors=\"\(errors + content.gaps.count)\">",
    ]
    lines += gaps
    for name in order { lines += suite(name, suites[name] ?? []) }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func isError(_ result: SnapshotResult) -> Bool {
    [.error, .unsolved, .damaged].contains(result.status)
  }

  /// A recording is one, unless its test passes with it.
  private static func isFailure(_ result: SnapshotResult) -> Bool {
    !isError(result) && result.passes != true
  }

  /// What is missing is an error each, so that whoever counts failures counts them, too.
  private var gaps: [String] {
    if content.gaps.isEmpty { return [] }
    let suite = attribute(content.title)
    let cases = content.gaps.enumerated().flatMap { number, gap in
      [
        "    <testcase classname=\(suite) name=\(attribute("\(number + 1): \(gap.title)"))>",
        "      <error type=\"\(gap.isDecision ? "rejected" : "incomplete")\" message=\(attribute(gap.description))></error>",
        "    </testcase>",
      ]
    }
    let count = content.gaps.count
    return [
      "  <testsuite name=\(suite) tests=\"\(count)\" failures=\"0\" errors=\"\(count)\">"
    ] + cases + ["  </testsuite>"]
  }

  private func suite(_ name: String, _ results: [SnapshotResult]) -> [String] {
    let (failures, errors) = (results.count(where: Self.isFailure), results.count(where: Self.isError))
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return ["  <testsuite name=\(attribute(name)) \(counts)>"] + results.flatMap { testCase($0, suite: name) }
      + ["  </testsuite>"]
  }

  private func testCase(_ result: SnapshotResult, suite: String) -> [String] {
    let file = result.file.belowPackage ?? result.file.text
    let place = "file=\(attribute(file)) line=\"\(result.line)\""
    let start = "    <testcase classname=\(attribute(suite)) name=\(attribute(result.test)) \(place)"
    if result.passes == true { return [start + "/>"] }
    let element = Self.isError(result) ? "error" : "failure"
    return [
      start + ">",
      "      <\(element) type=\"\(result.status.rawValue)\" message=\(attribute(result.reason))>"
        + xmlText(result.message, keepsLines: true) + "</\(element)>",
      "    </testcase>",
    ]
  }

  private func attribute(_ text: String) -> String { "\"\(xmlText(text, keepsLines: false))\"" }
}

/// Text that cannot be taken for markup. XML has no way to write most controls, so they are shown as escapes.
private func xmlText(_ text: String, keepsLines: Bool) -> String {
  var result = ""
  for scalar in visibleText(text, keepsLines: keepsLines).unicodeScalars {
    switch scalar {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "&": result += "&amp;"
    case "\"": result += "&quot;"
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
