import Foundation
import LayoutSnapshotReport
import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotReport

@Suite struct PageTests {
  private func page(_ results: [SnapshotResult]) throws -> String {
    let report = HTMLReport(ReportContent(results, roots: Sample.roots))
    return String(decoding: try report.singleFile(), as: UTF8.self)
  }

  @Test func page_ofHostileNames_holdsNoneOfTheirMarkup() throws {
    let (plain, hostile) = (try page([]), try page(Sample.hostileResults))
    func tags(_ page: String) -> [String] { page.matches(of: /<\/?[a-zA-Z][a-z0-9]*/).map { String($0.0) } }
    #expect(tags(hostile) == tags(plain))
    #expect(!hostile.unicodeScalars.contains { $0 != "\n" && $0.isTreacherous })
  }

  @Test func page_namesNothingOfTheNetwork() throws {
    let page = try page([Sample.result("form")])
    let addresses = page.matches(of: /(?:https?:)?\/\/[a-z][a-z0-9A-Z.]*\.[a-z]+/).map { String($0.0) }
    // The name of SVG's vocabulary, which nothing is loaded from.
    #expect(Set(addresses).isSubset(of: ["http://www.w3.org"]))
  }

  @Test func page_allowsNothingButItself() throws {
    let page = try page([])
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(!policy.contains("unsafe"))
    #expect(!policy.contains("*"))
    // Each of our own scripts and styles has the mark, and no other has.
    let nonce = try #require(policy.firstMatch(of: /'nonce-([0-9a-f]+)'/)?.1)
    let marked = page.matches(of: /<(?:script|style) nonce="([0-9a-f]+)"/)
    #expect(marked.count == 3)
    #expect(marked.allSatisfy { $0.1 == nonce })
  }

  @Test func page_ofEqualResults_isEqual() throws {
    #expect(try page(Sample.hostileResults) == page(Sample.hostileResults))
  }

  @Test func page_showsTheReasonOfEachStatus() {
    #expect(Sample.result("a", status: .missing, cause: nil).reason == "There is no reference yet.")
    #expect(Sample.result("a", cause: nil).reason == "3 of 9 pixels differ")
    #expect(Sample.result("a").reason == "title.top == card.top + 8, was + 4")
  }

  /// What constraints look like is decided where the report is written, once for page and overlay.
  @Test func program_knowsNoAttributes() {
    for name in ["firstBaseline", "lastBaseline", "centerX", "trailing"] {
      #expect(!WebAssets.script.contains(name), "the page decides by \(name)")
    }
  }

  /// The page's program is edited as files of its own, and compiled as text in Swift.
  @Test func assets_areThoseOfTheFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/LayoutSnapshotReport/Web")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    func joined(_ ending: String) throws -> String {
      try names.filter { $0.hasSuffix(ending) }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    }
    #expect(WebAssets.script == (try joined(".js")), "run Scripts/embed-web")
    #expect(WebAssets.style == (try joined(".css")), "run Scripts/embed-web")
  }
}
