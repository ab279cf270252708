import Foundation
import LayoutSnapshotStore
import Testing

@Suite struct CoverageProgramTests {
  @Test func coverage_listsWhatNoSnapshotNotices_withScores() throws {
    let package = try ThrowAwayPackage()
    try package.write(lines([card, form]), to: "notes/AppTests-1-1.jsonl")
    let run = try package.run("coverage", "--from", "notes")
    #expect(
      run.output == """
        Tests/AppTests/CardTests.swift:12: AppTests/CardTests/card: 95 % of 40 changes are noticed
          title.width <= 240: the layout is the same without it, also on every known device
          title.height >= 44: the layout is the same without it, but iPhone4 would show it
        Tests/AppTests/FormTests.swift:7: AppTests/FormTests/form: 100 % of 60 changes are noticed
        AppTests: 98 % of 100 changes are noticed

        """)
    #expect(run.code == 0)
    #expect(try package.run("coverage", "--from", "notes", "--minimum", "0.99").code == 1)
    #expect(try package.run("coverage", "--from", "notes", "--minimum", "0.98").code == 0)
  }

  @Test func laterRecord_replacesTheEarlier() throws {
    let package = try ThrowAwayPackage()
    var better = card
    better.unnoticed = []
    try package.write(lines([card]), to: ".build/layout-snapshots/coverage/AppTests-1-1.jsonl")
    try package.write(lines([better]), to: ".build/layout-snapshots/coverage/AppTests-2-2.jsonl")
    let run = try package.run("coverage", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let assertions = try #require(object?["assertions"] as? [[String: Any]])
    #expect(assertions.count == 1)
    #expect((assertions.first?["unnoticed"] as? [Any])?.isEmpty == true)
  }

  @Test func nothingNoted_saysHow() throws {
    let run = try ThrowAwayPackage().run("coverage")
    #expect(run.code == 1)
    #expect(
      run.output == "No assertion has noted its coverage. Try `layout-snapshot coverage -- swift test`.\n")
  }

  @Test func programAndFolder_contradict() throws {
    let run = try ThrowAwayPackage().run("coverage", "--from", "notes", "--", "true")
    #expect(run.code == 2)
    #expect(run.errors.contains("Use --from or a program, not both."))
  }

  /// The program's tests note their coverage; earlier notes are gone.
  @Test func program_isToldWhereToNote() throws {
    let package = try ThrowAwayPackage()
    try package.write(lines([card]), to: ".build/layout-snapshots/coverage/AppTests-1-1.jsonl")
    try package.write(lines([form]), to: "noted")
    let run = try package.run(
      "coverage", "--", "sh", "-c",
      "mkdir -p $LAYOUT_SNAPSHOT_COVERAGE && cp noted $LAYOUT_SNAPSHOT_COVERAGE/a.jsonl")
    #expect(
      run.output.hasSuffix("AppTests: 100 % of 60 changes are noticed\n"), "\(run.output) \(run.errors)")
    #expect(!run.output.contains("CardTests"))
    let failed = try package.run("coverage", "--", "sh", "-c", "exit 3")
    #expect(failed.errors.contains("ended with 3, so some assertions may be missing"))
  }

  private var card: CoverageRecord {
    CoverageRecord(
      id: "AppTests/CardTests/card", target: "AppTests",
      file: StoredPath(text: "package:Tests/AppTests/CardTests.swift"), line: 12, devices: ["iPhone8"],
      changeCount: 40,
      unnoticed: [
        .init(text: "title.width <= 240: the layout is the same without it", noticedOn: nil),
        .init(text: "title.height >= 44: the layout is the same without it", noticedOn: "iPhone4"),
      ])
  }

  private var form: CoverageRecord {
    CoverageRecord(
      id: "AppTests/FormTests/form", target: "AppTests",
      file: StoredPath(text: "package:Tests/AppTests/FormTests.swift"), line: 7, devices: ["iPhone8"],
      changeCount: 60, unnoticed: [])
  }

  private func lines(_ records: [CoverageRecord]) -> String {
    records.map { String(decoding: ManifestLine.coverage($0).json, as: UTF8.self) + "\n" }.joined()
  }
}
