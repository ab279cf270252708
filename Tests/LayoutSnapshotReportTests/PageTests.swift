import Foundation
import LayoutSnapshotReport
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotReport

@Suite struct PageTests {
  private func page(_ results: [SnapshotResult]) throws -> String {
    let report = HTMLReport(ReportContent(results, roots: Sample.roots))
    return String(decoding: try report.singleFile(), as: UTF8.self)
  }

  @Test func page_ofHostileNames_holdsNoneOfTheirMarkup() throws {
    let (plain, hostile) = (try page([Sample.result("form")]), try page(Sample.hostileResults))
    func tags(_ page: String) -> [String] { page.matches(of: /<\/?[a-zA-Z][a-z0-9]*/).map { String($0.0) } }
    #expect(tags(hostile) == tags(plain))
    #expect(!hostile.unicodeScalars.contains { $0 != "\n" && $0.isTreacherous })
  }

  /// The first screen needs no more of a change than its line in the list, however much the change has to say.
  @Test func index_hasNoWordsOfAFailure() throws {
    var long = Sample.result("form", message: String(repeating: "what it says\n", count: 1000))
    long.devices[0].picture?.changes = (0..<500).map { "change \($0)" }
    long.devices[0].picture?.regions = (0..<1000).map { [$0, 0, $0 + 1, 1] }
    let folder = try TemporaryFolder()
    let opened = try OpenFolder.make(folder.path)
    try HTMLReport(ReportContent([long], roots: Sample.roots)).write(to: opened)
    let (index, words) = (try opened.read("index.html") ?? [], try opened.read("data/1.js") ?? [])
    let empty = try HTMLReport(ReportContent([], roots: Sample.roots)).singleFile()
    #expect(!index.isEmpty && index.count - empty.count < 1500)
    let story = String(decoding: words, as: UTF8.self)
    #expect(story.contains("what it says") && story.contains("change 499"))
  }

  /// A file keeps its place in the file system: to look through the folder for each picture took the square of their number.
  @Test func report_madeAgain_fillsTheFilesThatAreThere() throws {
    let folder = try TemporaryFolder()
    let roots = ManifestRoots(package: folder.path, artifacts: folder.path + "/out")
    let results = (0..<3).map { Sample.result("form\($0)") }
    for path in results.flatMap(\.shownFiles).map(\.actual) {
      try Files.write(Array(path.text.utf8), to: path.resolved(roots))
    }
    func write(_ count: Int, step: () -> Void = {}) throws -> [String] {
      let opened = try OpenFolder.make(folder.path + "/report")
      try HTMLReport(ReportContent(Array(results.prefix(count)), roots: roots)).write(to: opened, step: step)
      return try opened.files().filter { $0.hasPrefix("images/") }
    }
    func number(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: "\(folder.path)/report/\(name)")[.systemFileNumber]
        as? Int
    }
    #expect(try write(3) == (1...3).map { "images/\($0)-1.actual.png" })
    let first = try number("images/1-1.actual.png")
    let third = folder.path + "/report/images/3-1.actual.png"
    // What a killed process left, and what is left there while the report is written.
    let leave = { try? Files.write([1], to: folder.path + "/report/images/.snapshot-1-late.tmp") }
    var isThere: [Bool] = []
    let files = try write(2) {
      if isThere.isEmpty { leave() }
      isThere.append(
        FileManager.default.fileExists(atPath: folder.path + "/report/images/.snapshot-1-late.tmp"))
    }
    #expect(files == ["images/1-1.actual.png", "images/2-1.actual.png"])
    #expect(isThere == [true, true], "the folder is looked through for each file")
    #expect(try number("images/1-1.actual.png") == first)
    // Neither a link nor a second name leads what is written elsewhere.
    let (mine, other) = (folder.path + "/mine", folder.path + "/other")
    for path in [mine, other] { try Files.write(Array("mine".utf8), to: path) }
    try Files.remove(folder.path + "/report/images/1-1.actual.png")
    try FileManager.default.linkItem(atPath: mine, toPath: folder.path + "/report/images/1-1.actual.png")
    try FileManager.default.createSymbolicLink(atPath: third, withDestinationPath: other)
    _ = try write(3)
    #expect(try Files.read(mine) == Array("mine".utf8) && Files.read(other) == Array("mine".utf8))
    #expect(try Files.read(third)?.starts(with: "artifacts:".utf8) == true)
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
