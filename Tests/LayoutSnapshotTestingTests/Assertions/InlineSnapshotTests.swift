import Foundation
import LayoutSnapshotStore
import TestTools
import Testing

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
    _ mode: RecordMode?, line: UInt = 1, _ environment: [String: String] = [:], strict: Bool? = nil
  ) throws -> InlineAssertion {
    let site = CallSite(fileID: "T/A.swift", filePath: "/nowhere/A.swift", line: line, column: 21)
    return InlineAssertion(
      context: TestContext(site, function: "f()", testName: "f()"), site: site, path: path,
      settings: try SnapshotSettings(environment: environment),
      configuration: SnapshotConfiguration(isStrict: strict), mode: mode,
      build: InlineRecorder.Time(of: path))
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
    let failure = try #require(try assertion.failure(as: .lines, on: nil, expected: nil) { "a\nb" })
    #expect(failure.message.contains("was recorded into"))
    #expect(try saved() == "assertInlineSnapshot(of: a, as: .lines) {\n  \"\"\"\n  a\n  b\n  \"\"\"\n}\n")
    // A runner that repeats failing tests still fails.
    #expect(try assertion.failure(as: .lines, on: nil, expected: nil) { "a\nb" } != nil)
    let passing = ["LAYOUT_SNAPSHOT_RECORD_PASSES": "1"]
    #expect(
      try self.assertion(.all, passing).failure(as: .lines, on: nil, expected: "a\nb") { "new" } == nil)
    #expect(try saved() == "assertInlineSnapshot(of: a, as: .lines) {\n  \"\"\"\n  new\n  \"\"\"\n}\n")
  }

  @Test func text_thatDiffers_isRecordedOnlyIfAsked() throws {
    let source = "assertInlineSnapshot(of: a, as: .lines) { \"old\" }\n"
    try save(source)
    for mode in [nil, .missing, .never] as [RecordMode?] {
      #expect(try assertion(mode).failure(as: .lines, on: nil, expected: "old") { "new" } != nil)
    }
    for environment in [["CI": "1"], ["CI": "1", "LAYOUT_SNAPSHOT_RECORD": "all"]] {
      #expect(try assertion(.all, environment).failure(as: .lines, on: nil, expected: "old") { "new" } != nil)
      #expect(try assertion(.all, environment).failure(as: .lines, on: nil, expected: "old") { "old" } == nil)
    }
    #expect(try saved() == source)
    #expect(try assertion(.failed).failure(as: .lines, on: nil, expected: "old") { "old" } == nil)
    #expect(try assertion(.failed).failure(as: .lines, on: nil, expected: "old") { "new" } != nil)
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
