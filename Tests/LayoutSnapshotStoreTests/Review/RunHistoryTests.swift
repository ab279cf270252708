import TestTools
import Testing

@testable import LayoutSnapshotStore

/// Which results stand, in what order runs count, and what is missing of them.
@Suite struct RunHistoryTests {
  private let folder: TemporaryFolder
  private let roots: ManifestRoots

  init() throws {
    folder = try TemporaryFolder()
    roots = ManifestRoots(package: folder.path, artifacts: folder.path + "/out")
  }

  private static let id = ManifestTests.result.id

  /// A result that says which run saw it.
  private func result(_ message: String, id: String = id) -> SnapshotResult {
    var result = ManifestTests.result
    (result.id, result.message, result.devices) = (id, message, [])
    return result
  }

  private func write(_ name: String, _ lines: [ManifestLine]) throws {
    try Files.write(
      lines.flatMap { $0.json + [UInt8(ascii: "\n")] }, to: roots.artifacts + "/manifests/" + name,
      durably: false)
  }

  /// The ledger of a run, whose processes ended.
  private func ledger(_ run: String, _ sequence: Int, _ lines: [ManifestLine], machine: String = "") throws {
    let process = "1-\(start(of: run))"
    let begun = ManifestLine.begun(ProcessRecord(process: process, target: "T"))
    let ended = ManifestLine.ended(EndRecord(process: process, verified: 3))
    try write("\(machine)run.\(run).jsonl", [.run(record(run, sequence)), begun] + lines + [ended])
  }

  /// When the process of a run began, by a clock that goes back.
  private func start(of run: String) -> Int { 5000 - (Int(run) ?? 0) }

  /// The manifest of a run's process.
  private func process(_ run: String, _ sequence: Int, _ lines: [ManifestLine], machine: String = "") throws {
    try write("\(machine)T-1-\(start(of: run)).jsonl", [.run(record(run, sequence))] + lines)
  }

  private func record(_ run: String, _ sequence: Int) -> RunRecord {
    RunRecord(
      target: "T", packageRoot: "/", processID: 1, startedAt: "", framework: "XCTest", run: run,
      sequence: sequence,
      isGathered: true)
  }

  private static func noted(_ id: String = id) -> ManifestLine { .noted(NoteRecord(id: id)) }
  private static func passed(_ id: String = id) -> ManifestLine { .passed(NoteRecord(id: id)) }

  private func messages() throws -> [String] { try PendingReview(roots).results.map(\.message) }

  @Test func result_standsUntilItsAssertionPassesInTheSameRun() throws {
    try process("7", 1, [.result(result("one"))])
    try ledger("7", 1, [Self.noted()])
    #expect(try messages() == ["one"])
    #expect(try PendingReview(roots).isAsItShouldBe == false)
    try ledger("7", 1, [Self.noted(), Self.passed()])
    let review = try PendingReview(roots)
    #expect(review.results.isEmpty && review.gaps.isEmpty && review.verified == 3)
    #expect(review.isAsItShouldBe)
    // Another process of the run failed after that.
    try ledger("7", 1, [Self.noted(), Self.passed(), Self.noted()])
    #expect(try messages() == ["one"])
  }

  /// Clocks go back: the names of manifests tell the time, and runs are counted.
  @Test func laterRun_countsWhateverItsClockSays() throws {
    try process("7", 1, [.result(result("first"))])
    try ledger("7", 1, [Self.noted()])
    try process("9", 2, [.result(result("second"))])
    try ledger("9", 2, [Self.noted()])
    #expect(try messages() == ["second"])
    try ledger("11", 3, [Self.passed()])
    #expect(try messages().isEmpty)
  }

  /// A result with a cause of its own.
  private func caused(_ cause: String) -> SnapshotResult {
    var result = result(cause)
    result.causes = [.init(text: cause, devices: ["iPhone4"], followers: 1)]
    return result
  }

  /// Two calls of a program from one shell share a ledger, which says which of them began first.
  @Test func laterProcessOfARun_countsWhateverItsClockSays() throws {
    let begun = ["1-5000", "1-4000"].map { ManifestLine.begun(ProcessRecord(process: $0, target: "T")) }
    let ended = ["1-5000", "1-4000"].map { ManifestLine.ended(EndRecord(process: $0, verified: 1)) }
    try write("T-1-5000.jsonl", [.run(record("7", 1)), .result(caused("first"))])
    try write("T-1-4000.jsonl", [.run(record("7", 1)), .result(caused("second"))])
    try write("run.7.jsonl", [.run(record("7", 1))] + begun + [Self.noted(), Self.noted()] + ended)
    let review = try PendingReview(roots)
    #expect(review.results.map(\.message) == ["second"])
    #expect(review.gaps.isEmpty, "\(review.gaps)")
  }

  @Test func resultsWithoutAnOrder_areTold_andNotDecided() throws {
    // Of an earlier version, or without a ledger.
    try write("T-1-5.jsonl", [.result(caused("first"))])
    try write("T-1-40.jsonl", [.result(caused("second"))])
    let review = try PendingReview(roots)
    #expect(review.results.map(\.message) == ["second"])
    #expect(
      review.gaps == [
        .unordered(id: Self.id, manifests: ["manifests/T-1-5.jsonl", "manifests/T-1-40.jsonl"])
      ])
    #expect(review.isIncomplete && !review.isAsItShouldBe)
    let rivals = [FilePlace(base: roots.artifacts, place: "manifests/T-1-5.jsonl")]
    #expect(throws: AcceptanceRefusal.unordered(rivals)) { try Reviewer(roots).accept(review.results[0]) }
    #expect(throws: AcceptanceRefusal.unordered(rivals)) { try Reviewer(roots).reject(review.results[0]) }
    // Who says the same needs no order.
    try write("T-1-5.jsonl", [.result(caused("second"))])
    #expect(try PendingReview(roots).gaps.isEmpty)
    // What was decided in one of them is no answer to the other.
    let accepted = ManifestLine.decided(DecisionRecord(id: Self.id, verdict: .accepted, devices: ["iPhone4"]))
    var (open, seen) = (caused("first"), ManifestTests.result)
    (open.devices, seen.message) = (seen.devices, "seen")
    try write("T-1-5.jsonl", [.result(open)])
    try write("T-1-40.jsonl", [.result(seen), accepted])
    let standing = StandingResults(try PendingReview(roots).manifests) { $0.result }
    #expect(standing.results.map(\.message) == ["first"])
  }

  @Test func machines_haveNoOrder() throws {
    for (machine, cause) in [("2.", "one"), ("10.", "other")] {
      try process("7", 1, [.result(caused(cause))], machine: machine)
      try ledger("7", 1, [Self.noted()], machine: machine)
    }
    let review = try PendingReview(roots)
    // The last machine by its number, so that all commands take the same.
    #expect(review.results.map(\.message) == ["other"])
    #expect(
      review.gaps == [
        .unordered(
          id: Self.id, manifests: ["manifests/2.T-1-4993.jsonl", "manifests/10.T-1-4993.jsonl"])
      ])
    try process("7", 1, [.result(caused("other"))], machine: "2.")
    let same = try PendingReview(roots)
    #expect(same.gaps.isEmpty)
    #expect(same.results[0].twins.map(\.place) == ["manifests/2.T-1-4993.jsonl"])
  }

  @Test func earlierPass_saysNothingOfALaterFailure() throws {
    try ledger("7", 1, [Self.noted(), Self.passed()])
    try process("9", 2, [.result(result("second"))])
    try ledger("9", 2, [Self.noted()])
    #expect(try messages() == ["second"])
  }

  @Test func machines_areJudgedEachByItself() throws {
    try process("7", 1, [.result(result("one"))], machine: "1.")
    try ledger("7", 1, [Self.noted()], machine: "1.")
    try ledger("7", 1, [Self.passed(), Self.noted("T/S/lost")], machine: "2.")
    let review = try PendingReview(roots)
    #expect(review.results.map(\.message) == ["one"], "what passed elsewhere may be another test of the name")
    #expect(review.verified == 6)
    #expect(review.gaps == [.lostResult(id: "T/S/lost", ledger: "manifests/2.run.7.jsonl")])
  }

  @Test func decision_isAboutTheResultAboveIt() throws {
    let rejected = ManifestLine.decided(DecisionRecord(id: Self.id, verdict: .rejected, devices: ["iPhone4"]))
    var seen = ManifestTests.result
    seen.message = "seen"
    try process("7", 1, [.result(seen), rejected])
    try ledger("7", 1, [Self.noted()])
    let review = try PendingReview(roots)
    #expect(review.results.isEmpty)
    #expect(review.gaps == [.rejected(id: Self.id)])
    #expect(!review.isAsItShouldBe)
    // It was seen again.
    try process("7", 1, [.result(seen), rejected, .result(seen)])
    let again = try PendingReview(roots)
    #expect(again.results.count == 1 && again.gaps.isEmpty)
    try ledger("7", 1, [Self.noted(), Self.passed()])
    try process("7", 1, [.result(seen), rejected])
    #expect(try PendingReview(roots).isAsItShouldBe)
  }

  /// An earlier result of an assertion is no answer to a later failure whose result is lost.
  @Test func resultOfAnotherRun_doesNotStandInForALostOne() throws {
    var recorded = result("recorded")
    (recorded.status, recorded.passes) = (.recorded, true)
    try process("7", 1, [.result(recorded)])
    try ledger("7", 1, [Self.noted()])
    try ledger("9", 2, [Self.noted()])
    #expect(try PendingReview(roots).gaps == [.lostResult(id: Self.id, ledger: "manifests/run.9.jsonl")])
    // Nor is that of another process of the run.
    try ledger("9", 2, [Self.passed()])
    try ledger("7", 1, [Self.noted(), Self.noted()])
    #expect(try PendingReview(roots).gaps == [.lostResult(id: Self.id, ledger: "manifests/run.7.jsonl")])
  }

  @Test func processThatTheLedgerDoesNotName_isOfAnotherMachine() throws {
    try ledger("7", 1, [])
    try write("T-1-99.jsonl", [.run(record("7", 1)), .result(result("one"))])
    let gap = ReviewGap.strangeProcess(manifest: "manifests/T-1-99.jsonl", ledger: "manifests/run.7.jsonl")
    #expect(try PendingReview(roots).gaps == [gap])
  }

  @Test func ledgerWithoutItsFirstLine_isDamaged() throws {
    try write(
      "run.7.jsonl",
      [.begun(ProcessRecord(process: "1-1", target: "T")), .ended(EndRecord(process: "1-1", verified: 3))])
    #expect(try PendingReview(roots).gaps == [.headless("manifests/run.7.jsonl")])
    try Files.write(Array("\n\n".utf8), to: roots.artifacts + "/manifests/run.7.jsonl", durably: false)
    #expect(try PendingReview(roots).gaps == [.empty("manifests/run.7.jsonl")])
  }

  @Test func thousandsOfDamagedLines_areElevenGaps() throws {
    try ledger("7", 1, [])
    let garbage = Array(String(repeating: "{}\n", count: 1000).utf8)
    try Files.append(garbage, to: roots.artifacts + "/manifests/run.7.jsonl")
    let review = try PendingReview(roots)
    #expect(review.gaps.count == 11)
    #expect(review.gaps.last == .moreDamaged("manifests/run.7.jsonl", 990))
    #expect(review.gaps.last.map { "\($0)" } == "manifests/run.7.jsonl: and 990 more lines like it.")
    #expect(!review.isAsItShouldBe && review.isIncomplete)
  }

  /// The next run at home makes it old.
  @Test func damageOfAnEarlierRun_isOld() throws {
    var old = record("7", 1)
    old.isGathered = nil
    try write("T-1-4.jsonl", [.run(old)])
    try Files.append(Array("{\"kind\":\"resu\n".utf8), to: roots.artifacts + "/manifests/T-1-4.jsonl")
    #expect(try PendingReview(roots).gaps.map(\.title) == ["a damaged manifest"])
    try ledger("9", 2, [])
    #expect(try PendingReview(roots).gaps.isEmpty)
  }

  /// Sums of a stranger's numbers and lists of as many things would end the program.
  @Test(arguments: [
    #"{"kind":"ended","process":"1-1","verified":9223372036854775807}"#,
    #"{"kind":"ended","process":"1-1","verified":-1}"#,
    #"{"kind":"shard","count":50000000000,"functions":1,"index":1,"methods":1}"#,
    #"{"kind":"shard","count":2,"functions":1,"index":3,"methods":1}"#,
    #"{"kind":"shard","count":2,"functions":9223372036854775807,"index":1,"methods":9223372036854775807}"#,
  ]) func numbersOfAStranger_areRefused(line: String) throws {
    try ledger("7", 1, [])
    try Files.append(Array((line + "\n" + line + "\n").utf8), to: roots.artifacts + "/manifests/run.7.jsonl")
    let review = try PendingReview(roots)
    #expect(review.gaps.map(\.title) == ["a damaged manifest", "a damaged manifest"])
    #expect(review.verified == 3 && review.shard == nil)
  }

  @Test func recording_thatPasses_isAsItShouldBe() throws {
    var recorded = result("recorded")
    recorded.status = .recorded
    try ledger("7", 1, [Self.noted()])
    try process("7", 1, [.result(recorded)])
    #expect(try !PendingReview(roots).isAsItShouldBe)
    recorded.passes = true
    try process("7", 1, [.result(recorded)])
    #expect(try PendingReview(roots).isAsItShouldBe)
  }

  @Test func name_tellsWhatAManifestIs() throws {
    let names = [
      "run.77.jsonl", "run-Tests-3-4.jsonl", "AppTests-1-5.jsonl", "3.run.77.jsonl", "1.3.A-1-5.jsonl",
      "shard.jsonl",
    ]
    let manifests = try names.map { try #require(ManifestName($0)) }
    #expect(manifests.map(\.isOfRun) == [true, false, false, true, false, false])
    #expect(manifests.map(\.isOfProcess) == [false, true, true, false, true, false])
    #expect(manifests.map(\.machine) == ["", "", "", "3.", "1.3.", ""])
    #expect(manifests.map { $0.of(machine: 2).text }[3] == "2.3.run.77.jsonl")
    #expect(manifests.map(\.start) == [0, 4, 5, 0, 5, 0])
    #expect(ManifestName("notes.txt") == nil)
  }
}
