import Foundation
import LayoutSnapshotReport
import LayoutSnapshotStore
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SummaryTests {
  private func content(_ results: [SnapshotResult]) -> ReportContent {
    ReportContent(results, roots: Sample.roots)
  }

  @Test func markdown_saysCountsCausesAndDevices() {
    let results = [
      Sample.result("form", devices: ["iPhone4", "iPhone15"]), Sample.result("menu"),
      Sample.result("new", status: .missing, cause: nil),
    ]
    #expect(
      MarkdownSummary(content(results)).text == """
        ### Layout snapshots

        2 changed, 1 missing

        | what | assertions | devices |
        |---|---|---|
        | changed: `title.top == card.top + 8, was + 4` | `AppTests/LoginTests/form`, `AppTests/LoginTests/menu` | `iPhone4`, `iPhone15` |
        | missing: `There is no reference yet.` | `AppTests/LoginTests/new` | `iPhone4` |

        As it should be? Download the report's artifacts, then

        ```sh
        swift package --allow-writing-to-package-directory layout-snapshot review --artifacts FOLDER
        ```

        """)
  }

  @Test func markdown_withAnAddress_showsAPictureOfEachDecision() {
    let results = [Sample.result("form", devices: ["iPhone4", "iPhone15"]), Sample.result("menu")]
    let text = MarkdownSummary(content(results), address: "https://ci.example/1/report").text
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("| changed") }
    #expect(lines.count == 1)
    #expect(lines[0].contains("https://ci.example/1/report/images/1-1."), "\(text)")
    #expect(!MarkdownSummary(content(results), address: "javascript:alert(1)").text.contains("javascript"))
  }

  @Test func summary_saysOfWhichCommitTheRunWas() {
    func run(_ time: String, _ commit: String) -> RunRecord {
      RunRecord(
        target: "T", packageRoot: "/", processID: 1, startedAt: time, framework: "XCTest", branch: "main",
        commit: commit)
    }
    let content = ReportContent(
      [], roots: Sample.roots,
      runs: [run("2026-04-01T08:30:00Z", "0000"), run("2026-03-01T08:30:00Z", "1a2b3c4d5e6f")])
    #expect(MarkdownSummary(content).text.contains("`main at 1a2b3c4d5e, 2026-03-01T08:30:00Z`"))
  }

  @Test func markdown_ofNothing_saysSo() {
    #expect(
      MarkdownSummary(content([])).text == "### Layout snapshots\n\nEvery snapshot is as it should be.\n")
  }

  @Test func markdown_ofAThousand_isShorterThanACommentMayBe() {
    let results = (0..<1000).map {
      Sample.result("test\($0)", cause: String(repeating: "c", count: 900) + "\($0)")
    }
    let text = MarkdownSummary(content(results)).text
    #expect(text.count < 65_536)
    #expect(text.contains("more decisions in the report"))
  }

  @Test func annotations_areAtFileAndLine() {
    let lines = WorkflowAnnotations(
      content([Sample.result("form"), Sample.result("new", status: .recorded)])
    ).lines
    #expect(
      lines == [
        "::error file=Tests/AppTests/LoginTests.swift,line=12,col=5,title=Snapshot changed%3A form::"
          + "title.top == card.top + 8, was + 4%0Aon iPhone4%0Alayout-snapshot accept 'AppTests/LoginTests/form'",
        "::notice file=Tests/AppTests/LoginTests.swift,line=12,col=5,title=Snapshot recorded%3A new::"
          + "title.top == card.top + 8, was + 4%0Aon iPhone4%0Alayout-snapshot accept 'AppTests/LoginTests/new'",
      ])
  }

  @Test func junit_countsFailuresAndErrors() throws {
    let results = [Sample.result("form"), Sample.result("broken", status: .damaged, message: "a < b")]
    let xml = JUnitReport(content(results)).xml
    #expect(xml.contains(#"<testsuites name="Layout snapshots" tests="2" failures="1" errors="1">"#))
    #expect(xml.contains(#"file="Tests/AppTests/LoginTests.swift" line="12""#))
    let parsed = try #require(XMLCases(xml))
    #expect(parsed.cases == ["form", "broken"])
    #expect(parsed.texts == ["Snapshot does not match.", "a < b"])
  }

  @Test func junit_ofHostileNames_isXMLWithAsManyCases() throws {
    let parsed = try #require(XMLCases(JUnitReport(content(Sample.hostileResults)).xml))
    #expect(parsed.cases.count == Sample.hostile.count)
    #expect(parsed.elements == ["testsuites", "testsuite", "testcase", "failure"])
  }

  @Test func markdown_ofHostileNames_hasNoLineOfTheirs() {
    let text = MarkdownSummary(content(Sample.hostileResults)).text
    for line in text.split(separator: "\n") {
      let isOurs = [
        "#", "|", "because `", "and ", "As it", "```", "swift package", "1 assertion", "11 changed",
      ]
      .contains { line.hasPrefix($0) }
      #expect(isOurs, "\(line)")
      // Outside of spans of code there is none of their text.
      #expect(!Self.withoutCode(line).contains(where: { "<@".contains($0) }), "\(line)")
    }
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isTreacherous })
  }

  /// A line without its spans of code, whose fences are of equal length.
  private static func withoutCode(_ line: Substring) -> String {
    var (rest, result) = (line, "")
    while let start = rest.firstIndex(of: "`") {
      result += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      var after = rest[fence.endIndex...]
      while let close = after.firstIndex(of: "`") {
        let run = after[close...].prefix { $0 == "`" }
        after = after[run.endIndex...]
        if run.count == fence.count { break }
      }
      rest = after
    }
    return result + rest
  }

  @Test func annotations_ofHostileNames_areOneLineEach() {
    let lines = WorkflowAnnotations(content(Sample.hostileResults)).lines
    #expect(lines.count == Sample.hostile.count)
    for line in lines {
      #expect(line.hasPrefix("::error file="))
      #expect(!line.unicodeScalars.contains { $0.isTreacherous })
      // Two colons end the properties; a second pair before the message would be theirs.
      let properties = line.dropFirst(8).prefix(while: { $0 != ":" })
      #expect(properties.split(separator: ",").count == 4, "\(properties)")
    }
  }

  @Test func json_ofHostileNames_isReadBackAsItWas() throws {
    let text = ReportJSON.listing(Sample.hostileResults, gaps: [])
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isTreacherous })
    struct Listing: Decodable {
      let results: [SnapshotResult]
    }
    #expect(try JSONDecoder().decode(Listing.self, from: Data(text.utf8)).results == Sample.hostileResults)
  }
}

/// A JUnit file read back by a real parser.
private final class XMLCases: NSObject, XMLParserDelegate {
  var cases: [String] = []
  var texts: [String] = []
  var elements: Set<String> = []
  private var text = ""

  init?(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(name)
    if name == "testcase" { cases.append(attributes["name"] ?? "") }
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    if name == "failure" || name == "error" { texts.append(text) }
  }
}
