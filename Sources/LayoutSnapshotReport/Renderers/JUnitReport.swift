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
    let failures = content.results.count { !Self.isError($0.status) }
    let total = content.results.count
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\(attribute(content.title)) tests=\"\(total)\" failures=\"\(failures)\" errors=\"\(total - failures)\">",
    ]
    for name in order { lines += suite(name, suites[name] ?? []) }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func isError(_ status: SnapshotResult.Status) -> Bool {
    status == .error || status == .unsolved || status == .damaged
  }

  private func suite(_ name: String, _ results: [SnapshotResult]) -> [String] {
    let errors = results.count { Self.isError($0.status) }
    let counts = "tests=\"\(results.count)\" failures=\"\(results.count - errors)\" errors=\"\(errors)\""
    return ["  <testsuite name=\(attribute(name)) \(counts)>"] + results.flatMap { testCase($0, suite: name) }
      + ["  </testsuite>"]
  }

  private func testCase(_ result: SnapshotResult, suite: String) -> [String] {
    let element = Self.isError(result.status) ? "error" : "failure"
    let file = result.file.belowPackage ?? result.file.text
    let place = "file=\(attribute(file)) line=\"\(result.line)\""
    return [
      "    <testcase classname=\(attribute(suite)) name=\(attribute(result.test)) \(place)>",
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
