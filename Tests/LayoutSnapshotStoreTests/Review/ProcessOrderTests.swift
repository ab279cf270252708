import TestTools
import Testing

@testable import LayoutSnapshotStore

/// Which process saw an assertion later, without a clock.
@Suite struct ProcessOrderTests {
  private let folder: TemporaryFolder
  private let roots: ManifestRoots

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    roots = ManifestRoots(package: folder.path, artifacts: folder.path + "/out")
  }

  private static let id = ManifestTests.result.id

  /// What a ledger has, in its order.
  private enum Step {
    case began(Int, at: Int)
    case noted(Int)
    case passed(Int)
    case ended(Int, at: Int)
  }

  private func write(_ name: String, _ lines: [ManifestLine]) throws {
    try Files.write(
      lines.flatMap { $0.json + [UInt8(ascii: "\n")] }, to: roots.artifacts + "/manifests/" + name,
      durably: false)
  }

  private func record(_ run: String, _ sequence: Int) -> RunRecord {
    RunRecord(
      target: "T", packageRoot: "/", processID: 1, startedAt: "", framework: "XCTest", run: run,
      sequence: sequence)
  }

  private func ledger(_ run: String, _ steps: [Step], machine: String = "") throws {
    let lines = steps.map { step -> ManifestLine in
      switch step {
      case .began(let number, let at):
        .begun(ProcessRecord(process: "\(number)-1", target: "T", sequence: at))
      case .noted(let number): .noted(NoteRecord(id: Self.id, process: "\(number)-1"))
      case .passed(let number): .passed(NoteRecord(id: Self.id, process: "\(number)-1"))
      case .ended(let number, let at): .ended(EndRecord(process: "\(number)-1", verified: 1, sequence: at))
      }
    }
    try write("\(machine)run.\(run).jsonl", [.run(record(run, 1))] + lines)
  }

  /// The manifest of a process, whose result has a cause of its own.
  private func saw(
    _ cause: String, process: Int, of run: String, at sequence: Int, machine: String = "",
    _ lines: [ManifestLine] = []
  ) throws {
    var result = ManifestTests.result
    result.message = cause
    result.devices[0].frames?.expected = nil
    result.devices[0].frames?.actual = StoredPath(text: "artifacts:\(Self.id)/form.iPhone4.actual.json")
    result.causes = [.init(text: cause, devices: ["iPhone4"], followers: 1)]
    try write(
      "\(machine)T-\(process)-1.jsonl", [.run(record(run, sequence)), .result(result)] + lines)
  }

  /// What stands, wherever its files are.
  private func standing() throws -> (messages: [String], rivals: Int) {
    let standing = StandingResults(try PendingReview(roots).manifests) { $0.result }
    return (standing.results.map(\.message), standing.results.flatMap(\.rivals).count)
  }

  /// The calls of a test program from one shell share a ledger, and `swift test` has another one.
  @Test func ledgerThatGoesOn_isLaterThanARunInBetween() throws {
    try saw("first", process: 1, of: "7", at: 1)
    try saw("last", process: 3, of: "7", at: 3)
    try ledger(
      "7", [.began(1, at: 1), .noted(1), .ended(1, at: 1), .began(3, at: 3), .noted(3), .ended(3, at: 3)])
    try ledger("9", [.began(2, at: 2), .passed(2), .ended(2, at: 2)])
    #expect(try standing() == (["last"], 0), "what passed in between is no answer to what failed later")
    try saw("between", process: 2, of: "9", at: 2)
    try ledger("9", [.began(2, at: 2), .noted(2), .ended(2, at: 2)])
    #expect(try standing() == (["last"], 0))
    try ledger("11", [.began(4, at: 4), .passed(4), .ended(4, at: 4)])
    #expect(try standing().messages.isEmpty)
  }

  /// Nobody knows which of two runs at work together saw an assertion later.
  @Test func runsAtWorkTogether_haveNoOrder() throws {
    try saw("one", process: 1, of: "7", at: 1)
    try ledger("7", [.began(1, at: 1), .noted(1), .ended(1, at: 2)])
    try ledger("9", [.began(2, at: 2), .passed(2), .ended(2, at: 2)])
    #expect(try standing() == (["one"], 0), "it may have failed after it passed")
    try saw("other", process: 2, of: "9", at: 2)
    try ledger("9", [.began(2, at: 2), .noted(2), .ended(2, at: 2)])
    #expect(try standing() == (["other"], 1))
    // A process that does not end may be at work still.
    try ledger("7", [.began(1, at: 1), .noted(1)])
    #expect(try standing() == (["other"], 1))
    // Another process of one of the runs is later than its own run alone.
    try saw("third", process: 3, of: "9", at: 2)
    try ledger(
      "9", [.began(2, at: 2), .noted(2), .ended(2, at: 2), .began(3, at: 2), .noted(3), .ended(3, at: 2)])
    let rivals = try PendingReview(roots).gaps.compactMap { gap -> [String]? in
      if case .unordered(_, let manifests) = gap { manifests } else { nil }
    }
    #expect(rivals == [["manifests/T-1-1.jsonl", "manifests/T-3-1.jsonl"]])
    try ledger("7", [.began(1, at: 1), .noted(1), .ended(1, at: 1)])
    #expect(try standing() == (["third"], 0))
  }

  /// Who began first may have failed last.
  @Test func processesOfARun_areInTheOrderOfTheirNotes() throws {
    try saw("first", process: 1, of: "7", at: 1)
    try saw("second", process: 2, of: "7", at: 1)
    let began = [Step.began(1, at: 1), .began(2, at: 1)]
    let ended = [Step.ended(1, at: 1), .ended(2, at: 1)]
    try ledger("7", began + [.noted(1), .noted(2)] + ended)
    #expect(try standing() == (["second"], 0))
    try ledger("7", began + [.noted(2), .noted(1)] + ended)
    #expect(try standing() == (["first"], 0))
  }

  /// The ledger of a run that is over goes when the next one begins.
  @Test func runWithoutItsLedger_isOlderThanWhoeverBeganLater() throws {
    try saw("old", process: 1, of: "7", at: 1)
    try saw("new", process: 2, of: "9", at: 2)
    try ledger("9", [.began(2, at: 2), .noted(2), .ended(2, at: 2)])
    #expect(try standing() == (["new"], 0))
  }

  /// What one machine has left of an earlier run says nothing against what another one says now.
  @Test func earlierRunOfAnotherMachine_hidesNothing() throws {
    try saw("now", process: 1, of: "7", at: 1, machine: "1.")
    try ledger("7", [.began(1, at: 1), .noted(1), .ended(1, at: 1)], machine: "1.")
    try saw("now", process: 5, of: "5", at: 1, machine: "2.")
    try ledger("9", [.began(2, at: 2), .ended(2, at: 2)], machine: "2.")
    #expect(try PendingReview(roots).results.map(\.status) == [.changed])
    try saw("before", process: 5, of: "5", at: 1, machine: "2.")
    for isPending in [false, true] {
      if isPending {
        try Files.write([], to: "\(roots.artifacts)/\(Self.id)/form.iPhone4.actual.json", durably: false)
      }
      let review = try PendingReview(roots)
      #expect(review.results.count == 1 && review.results[0].causes.map(\.text) == ["now"])
      #expect(!review.gaps.contains { $0.title == "results without an order" })
    }
  }

  /// A decision is about all machines that say the same.
  @Test func decision_isNotedForEachTwin() throws {
    for machine in ["1.", "2."] {
      try saw("same", process: 1, of: "7", at: 1, machine: machine)
      try ledger("7", [.began(1, at: 1), .noted(1), .ended(1, at: 1)], machine: machine)
    }
    let result = try #require(StandingResults(PendingReview(roots).manifests) { $0.result }.results.first)
    #expect(result.rivals.isEmpty && result.twins.count == 1)
    try Reviewer(roots).reject(result)
    #expect(try standing().messages.isEmpty)
    #expect(try PendingReview(roots).gaps == [.rejected(id: Self.id)])
  }

  /// Two processes that begin one after the other, whatever ledgers they write to, are counted.
  @Test func ledgers_countWhoBeginsAndEnds() throws {
    try ledger("7", [.began(1, at: 5), .noted(1), .ended(1, at: 7), .began(3, at: 8)])
    let own = try RunLedger(for: record(RunLedger.current, 0), in: roots.artifacts, isGathered: true)
    #expect(own.sequence == 9)
    try own.begin("2-2", target: "T")
    try ledger("7", [.began(1, at: 5), .noted(1), .ended(1, at: 7), .began(3, at: 12)])
    try own.end("2-2", verified: 1)
    let again = try RunLedger(for: record(RunLedger.current, 0), in: roots.artifacts, isGathered: true)
    #expect(again.sequence == 13)
    let file = try #require(
      try PendingReview(roots).manifests.first { $0.manifest.run?.run == RunLedger.current })
    #expect(file.manifest.begun.map(\.sequence) == [9] && file.manifest.ended.map(\.sequence) == [12])
  }

  /// Each of many processes reads only the end of what all others have written.
  @Test func ledger_countsFromItsEnd_whateverStandsThere() throws {
    var steps = (1...200).map { Step.began($0, at: $0) }
    steps += [.began(201, at: 3_000_000_000)]
    steps += (1...300).map(Step.noted)
    try ledger("7", steps)
    let own = try RunLedger(for: record(RunLedger.current, 0), in: roots.artifacts, isGathered: true)
    #expect(own.sequence == 201)
  }
}
