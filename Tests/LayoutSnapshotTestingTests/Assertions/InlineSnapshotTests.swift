import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore
@testable import LayoutSnapshotTesting

@Suite(.developerMachine) struct InlineSnapshotTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/A.swift" }

  init() throws {
    folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.path + "/Package.swift"))
  }

  private func save(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

  private func saved() throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  private func assertion(
    _ mode: RecordMode?, line: UInt = 1, _ environment: [String: String] = [:], strict: Bool? = nil,
    session: SnapshotSession = SnapshotSession()
  ) throws -> InlineAssertion {
    let site = CallSite(fileID: "T/A.swift", filePath: "/nowhere/A.swift", line: line, column: 21)
    return InlineAssertion(
      context: TestContext(site, function: "f()", testName: "f()"), site: site, path: path,
      settings: try SnapshotSettings(environment: environment), session: session,
      configuration: SnapshotConfiguration(isStrict: strict), mode: mode,
      build: FileTime(of: path))
  }

  /// What an assertion of text says in a process that ends after it.
  private func failure(
    _ mode: RecordMode?, _ environment: [String: String] = [:], expected: String?, _ text: String
  ) throws -> SnapshotFailure? {
    let assertion = try assertion(mode, environment)
    defer { assertion.session.end() }
    return try assertion.failure(as: .lines, on: nil, expected: expected) { text }
  }

  @Test func call_withItsText_passes() {
    assertInlineSnapshot(of: Card(), as: .hierarchy, on: .iPhone4) {
      """
      Card (0, 0; 320 x 480)
        title: View (16, 20; 288 x 160)
        button: View (88, 158; 144 x 44)
      """
    }
    assertInlineSnapshot(of: "a\nb", as: .lines) { "a\nb" }
    assertInlineSnapshot(of: View(), as: .hierarchy, on: [.iPhone4, .iPhone5]) {
      """
      --- iPhone4
      View (0, 0; 320 x 480)
      --- iPhone5
      View (0, 0; 320 x 568)
      """
    }
  }

  @Test func failure_isInTheReport_untilTheTextIsRight() throws {
    try save("x")
    func check(_ text: String) throws -> SnapshotFailure? {
      try assertion(.never).failure(as: .lines, on: nil, expected: "a\nc") { text }
    }
    let failure = try #require(try check("a\nb"))
    let review = try PendingReview(
      ManifestRoots(package: folder.path, artifacts: folder.path + "/.build/layout-snapshots"))
    let result = try #require(review.results.first)
    #expect(review.results.count == 1 && review.pending.isEmpty && result.losses.isEmpty)
    #expect(result.status == .failed && result.message == failure.message)
    #expect(result.file.text == "package:A.swift" && result.test == "f.inline.1")
    let text = try #require(result.devices.first?.texts.first)
    func read(_ path: StoredPath?) throws -> String? {
      try path.flatMap { try Files.read($0.resolved(review.roots)) }.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    #expect(try read(text.expected) == "a\nc")
    #expect(try read(text.actual) == "a\nb")
    #expect(try check("a\nc") == nil)
  }

  /// A strategy that stores one text, whatever else it shows to reviewers.
  private static func strategy(_ name: String) -> Snapshotting<View> {
    switch name {
    case "constraints": .constraints
    case "hierarchy": .hierarchy
    case "displayList": .displayList
    case "accessibility": .accessibility
    case "sweep": .sweep(over: .widths(320...400))
    case "pulled back": Snapshotting<View>.sweep(over: .widths(320...400)).pullback { (view: View) in view }
    case "own text":
      Snapshotting(pathExtension: "txt") { (view: View) in
        "\((view.subviews.last as? Label)?.text ?? "") \"\"\" quoted"
      }
    default:
      Snapshotting(pathExtension: "md") { (_: View, device: Device) in "\\# \(device.width)\n\n\(name)" }
    }
  }

  private func card(width: CGFloat, text: String) -> View {
    let (card, label) = (Card(), Label())
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    LayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: width),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    return card
  }

  @Test(arguments: [
    "constraints", "hierarchy", "displayList", "accessibility", "sweep", "pulled back", "own text",
    "own text by device",
  ])
  func everyStrategyOfText_isRecorded_verified_andTold(name: String) throws {
    let strategy = Self.strategy(name)
    let devices: [Device]? = strategy.needsDevice ? [.iPhone4] : nil
    func failure(_ mode: RecordMode?, _ expected: String?, _ view: View) throws -> String? {
      let assertion = try assertion(mode)
      defer { assertion.session.end() }
      return try assertion.failure(as: strategy, on: devices, expected: expected) { view }?.message
    }
    try save("assertInlineSnapshot(of: card, as: strategy)\n")
    #expect(
      try failure(nil, nil, card(width: 60, text: "One"))?.contains(
        "was recorded. When the tests end it stands in") == true)
    let source = InlineSource(path: path, bytes: try #require(try Files.read(path)))
    let known = try #require(try source.place(line: 1, column: 21).known)
    #expect(!known.isEmpty)
    #expect(try failure(.never, known, card(width: 60, text: "One")) == nil, "\(known)")
    // A text that does not depend on the view does not change with it.
    let differs = name != "own text by device"
    #expect(
      try failure(.never, known, card(width: 80, text: "Two"))?.contains("does not match")
        == (differs ? true : nil))
  }

  /// A source that may not be written is a failure of the report, with both texts.
  @Test func recording_thatWasRefused_isInTheReport() throws {
    try save("assertInlineSnapshot(of: a, as: .lines) { \"edited\" }\n")
    let failure = try #require(try assertion(.all).failure(as: .lines, on: nil, expected: "old") { "new" })
    let review = try PendingReview(
      ManifestRoots(package: folder.path, artifacts: folder.path + "/.build/layout-snapshots"))
    let result = try #require(review.results.first)
    #expect(review.results.count == 1 && result.status == .failed && result.message == failure.message)
    let text = try #require(result.devices.first?.texts.first)
    #expect(text.changes == ["From line 1:", "  - old", "  + new"])
  }

  @Test func call_withAnotherText_fails_andSaysWhere() {
    withKnownIssue {
      assertInlineSnapshot(of: "a\nb", as: .lines, record: .never) { "a\nc" }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("From line 2:\n  - c\n  + b\n") }
    }
  }

  /// The compiler's line and column lead to the parenthesis, and texts are written behind it.
  @Test func place_ofACall_isWhereItsNameIs() throws {
    func assertInlineSnapshot(of value: Int, line: UInt = #line, column: UInt = #column) -> (UInt, UInt) {
      (line, column)
    }
    let (line, column) = assertInlineSnapshot(of: 1)
    let source = try #require(try Files.read("\(#filePath)"))
    let text = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[Int(line) - 1]
    #expect(text.dropFirst(Int(column) - 1 - 20).starts(with: "assertInlineSnapshot(of: 1)".utf8))
  }

  @Test func text_missing_isRecorded_andFailsOnce() throws {
    try save("assertInlineSnapshot(of: a, as: .lines)\n")
    let assertion = try assertion(nil)
    // A runner that repeats failing tests still fails.
    for _ in 0..<2 {
      let failure = try #require(try assertion.failure(as: .lines, on: nil, expected: nil) { "a\nb" })
      #expect(failure.message.contains("was recorded. When the tests end it stands in"))
    }
    #expect(try saved() == "assertInlineSnapshot(of: a, as: .lines)\n")
    #expect(assertion.session.end().isEmpty)
    #expect(try saved() == "assertInlineSnapshot(of: a, as: .lines) {\n  \"\"\"\n  a\n  b\n  \"\"\"\n}\n")
    let passing = ["LAYOUT_SNAPSHOT_RECORD_PASSES": "1"]
    #expect(try failure(.all, passing, expected: "a\nb", "new") == nil)
    #expect(try saved() == "assertInlineSnapshot(of: a, as: .lines) {\n  \"\"\"\n  new\n  \"\"\"\n}\n")
  }

  /// The test has failed or passed long since, so the report and the end of the process tell it.
  @Test(arguments: ["", "1"])
  func source_thatWasSavedWhileTestsRan_isTold_atTheEnd(passes: String) throws {
    try save("assertInlineSnapshot(of: a, as: .lines)\n")
    let assertion = try assertion(nil, ["LAYOUT_SNAPSHOT_RECORD_PASSES": passes])
    let failure = try assertion.failure(as: .lines, on: nil, expected: nil) { "a" }
    #expect((failure == nil) == (passes == "1"))
    try save("// Mine.\nassertInlineSnapshot(of: a, as: .lines)\n")
    let refusals = assertion.session.end()
    #expect(refusals.map(\.path) == [path] && refusals.map(\.count) == [1])
    #expect(try saved() == "// Mine.\nassertInlineSnapshot(of: a, as: .lines)\n")
    let review = try PendingReview(
      ManifestRoots(package: folder.path, artifacts: folder.path + "/.build/layout-snapshots"))
    let result = try #require(review.results.first)
    #expect(review.results.count == 1 && result.status == .failed && !review.isIncomplete)
    #expect(result.message.contains("was not recorded. The source was left as it is"))
  }

  @Test func text_thatDiffers_isRecordedOnlyIfAsked() throws {
    let source = "assertInlineSnapshot(of: a, as: .lines) { \"old\" }\n"
    try save(source)
    for mode in [nil, .missing, .never] as [RecordMode?] {
      #expect(try failure(mode, expected: "old", "new") != nil)
    }
    for environment in [["CI": "1"], ["CI": "1", "LAYOUT_SNAPSHOT_RECORD": "all"]] {
      #expect(try failure(.all, environment, expected: "old", "new") != nil)
      #expect(try failure(.all, environment, expected: "old", "old") == nil)
    }
    #expect(try saved() == source)
    #expect(try failure(.failed, expected: "old", "old") == nil)
    #expect(try failure(.failed, expected: "old", "new") != nil)
    #expect(try saved().contains("\n  new\n"))
  }

  @Test func source_thatWasRefused_isNamedInTheFailure() throws {
    try save("assertInlineSnapshot(of: a, as: .lines) { \"edited\" }\n")
    let failure = try #require(try assertion(.all).failure(as: .lines, on: nil, expected: "old") { "new" })
    #expect(failure.message.contains("was not recorded. The source was left as it is"))
    #expect(try saved().contains("edited"))
  }

  @Test func strategy_ofPictures_isRefused() throws {
    try save("")
    #expect(throws: InlineStrategyError.noText(endings: ["json", "png"])) {
      try assertion(.never).failure(as: .standard, on: [.iPhone4], expected: "") { Card() }
    }
    let none = try assertion(.never).failure(as: .hierarchy, on: [], expected: "") { Card() }
    #expect(none?.message.contains("has no devices") == true)
  }
}
